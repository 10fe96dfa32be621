import { parseArgs } from 'node:util';
import { loadRules, RulesFileError } from './rules/load.ts';
import { startFirestore } from './start.ts';
import { DataFolderError } from './storage/sqlite.ts';

const USAGE =
  'usage: local-firestore --port N [--host ADDRESS] [--data DIR] [--rules FILE] [--indexes FILE] | --check FILE';

/** Prints one line and ends with a non-zero exit. */
function refuse(message: string): never {
  console.error(`firestore: ${message}`);
  process.exit(1);
}

function readArguments() {
  try {
    return parseArgs({
      options: {
        port: { type: 'string' },
        host: { type: 'string' },
        data: { type: 'string' },
        rules: { type: 'string' },
        indexes: { type: 'string' },
        check: { type: 'string' },
      },
    }).values;
  } catch (error) {
    return refuse(`${error instanceof Error ? error.message : String(error)}. ${USAGE}`);
  }
}

function explain(error: unknown, port: number): string {
  if (error instanceof DataFolderError || error instanceof RulesFileError) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `port ${port} is in use`;
  return error instanceof Error ? error.message : String(error);
}

/** Reads a rules file and says whether it can be used. */
function check(file: string): never {
  try {
    for (const warning of loadRules(file).warnings) console.error(`firestore: ${file} ${warning}`);
  } catch (error) {
    refuse(explain(error, 0));
  }
  console.log(`firestore: ${file} is valid`);
  process.exit(0);
}

const values = readArguments();
if (values.check !== undefined) check(values.check);
const port = Number(values.port);
if (!/^\d+$/.test(values.port ?? '') || port > 65_535)
  refuse(`--port is missing or wrong. ${USAGE}`);

try {
  const running = await startFirestore({
    port,
    log: (line) => console.error(`firestore: ${line}`),
    ...(values.host !== undefined && { host: values.host }),
    ...(values.data !== undefined && { dataDir: values.data }),
    ...(values.rules !== undefined && { rulesFile: values.rules }),
    ...(values.indexes !== undefined && { indexesFile: values.indexes }),
  });
  const where = values.data === undefined ? 'in memory' : `data in ${values.data}`;
  console.log(`firestore: listening on ${running.host}:${running.port}, ${where}`);
  const stop = (): void => {
    void running.close().then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
} catch (error) {
  refuse(explain(error, port));
}
