import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadRules } from './access/rules-file.ts';
import { startFirestore } from './start.ts';

const HELP = `local-firestore --port N [options]     starts a server
local-firestore --check FILE           says whether a rules file can be used

  --port N          port to listen on; 0 takes a free one
  --host ADDRESS    address to listen on; 127.0.0.1 by default
  --data DIR        keep documents in DIR; in memory by default
  --repair          if DIR is damaged, go on with what can be read and keep the damaged files
  --rules FILE      enforce these security rules, read again when they change; without, access is open
  --indexes FILE    refuse queries that need an index which firestore.indexes.json does not have
  --any-token       take ID tokens that have expired or are for another project
  --any-origin      take requests of web pages from elsewhere; by default only of pages on this machine
  --check FILE      only read a rules file
  --help, --version`;

/** Prints one line on stderr and exits with code 1. */
function exitWithError(message: string): never {
  console.error(`firestore: ${message}`);
  process.exit(1);
}

function exitWithOutput(text: string): never {
  console.log(text);
  process.exit(0);
}

function readArguments() {
  try {
    return parseArgs({
      options: {
        port: { type: 'string' },
        host: { type: 'string' },
        data: { type: 'string' },
        repair: { type: 'boolean' },
        rules: { type: 'string' },
        indexes: { type: 'string' },
        'any-token': { type: 'boolean' },
        'any-origin': { type: 'boolean' },
        check: { type: 'string' },
        help: { type: 'boolean' },
        version: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    return exitWithError(`${error instanceof Error ? error.message : String(error)}. Try --help.`);
  }
}

function explain(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `port ${port} is in use`;
  return error instanceof Error ? error.message : String(error);
}

function version(): string {
  const file = join(import.meta.dirname, '../package.json');
  return String(JSON.parse(readFileSync(file, 'utf8')).version);
}

/** Reads a rules file, prints its warnings and exits: with code 0 if it is valid, else with code 1. */
function check(file: string): never {
  try {
    for (const warning of loadRules(file).warnings) console.error(`firestore: ${file} ${warning}`);
  } catch (error) {
    exitWithError(explain(error));
  }
  exitWithOutput(`firestore: ${file} is valid`);
}

const values = readArguments();
const port = Number(values.port);
if (values.help) exitWithOutput(HELP);
if (values.version) exitWithOutput(version());
if (values.check !== undefined) check(values.check);
if (!/^\d+$/.test(values.port ?? '') || port > 65_535)
  exitWithError('--port is missing or wrong. Try --help.');

try {
  const running = await startFirestore({
    port,
    log: (line) => console.error(`firestore: ${line}`),
    ...(values.host !== undefined && { host: values.host }),
    ...(values.data !== undefined && { dataDir: values.data }),
    ...(values['any-token'] !== undefined && { anyToken: values['any-token'] }),
    ...(values['any-origin'] !== undefined && { anyOrigin: values['any-origin'] }),
    ...(values.repair !== undefined && { repair: values.repair }),
    ...(values.rules !== undefined && { rulesFile: values.rules }),
    ...(values.indexes !== undefined && { indexesFile: values.indexes }),
  });
  const where = values.data === undefined ? 'in memory' : `data in ${values.data}`;
  console.log(`firestore: listening on ${running.host}:${running.port}, ${where}`);
  const stop = (): void => {
    running.close().then(
      () => process.exit(0),
      (error: unknown) => exitWithError(explain(error)),
    );
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
} catch (error) {
  exitWithError(explain(error));
}
