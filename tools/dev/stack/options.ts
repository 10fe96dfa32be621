import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { DEFAULT_WEB_PORT, PORTS_PER_COPY } from './server-addresses.ts';

export const REPOSITORY = resolve(import.meta.dirname, '../../..');

export interface Options {
  readonly webPort: number;
  /** Folder for all data of this copy: Firestore, accounts, logs, stack.json. */
  readonly dataDir: string;
  readonly fresh: boolean;
  /** Serve a production build instead of Vite's dev server. */
  readonly built: boolean;
  /** Serve this build, which was made before with this copy's addresses, instead of a new one. */
  readonly build: string | undefined;
  /** Do not serve the web page: tests that only call the functions don't need it. */
  readonly withoutWeb: boolean;
  /** Do not run the scheduled functions: tests run them when they want to. */
  readonly withoutJobs: boolean;
  /** Use the official Firestore emulator (Java 21 and internet). */
  readonly officialFirestore: boolean;
  /** End when the process that started this one is gone. */
  readonly endWithParent: boolean;
  readonly help: boolean;
}

export const USAGE = `npm start -- [options]
  --port N     web page on port N, the other parts on N+1 … N+${PORTS_PER_COPY - 1} (default ${DEFAULT_WEB_PORT})
  --data DIR   keep this copy's data in DIR (default .local, with --port .local/N)
  --fresh      throw this copy's data away and begin with new sample data
  --built      serve a production build instead of the dev server
FIRESTORE=official npm start uses the official Firestore emulator (needs Java 21 and internet)`;

/** Parses the command line; throws with a message for the user for an unknown option or an invalid port. */
export function readOptions(args: readonly string[], env: NodeJS.ProcessEnv): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string' },
      data: { type: 'string' },
      fresh: { type: 'boolean', default: false },
      built: { type: 'boolean', default: false },
      build: { type: 'string' },
      'without-web': { type: 'boolean', default: false },
      'without-jobs': { type: 'boolean', default: false },
      'end-with-parent': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const webPort = values.port === undefined ? DEFAULT_WEB_PORT : parsePort(values.port);
  return {
    webPort,
    dataDir: dataDirFor(webPort, values.data),
    fresh: values.fresh,
    built: values.built || values.build !== undefined,
    build: values.build,
    withoutWeb: values['without-web'],
    withoutJobs: values['without-jobs'],
    officialFirestore: parseFirestore(env.FIRESTORE),
    endWithParent: values['end-with-parent'],
    help: values.help,
  };
}

function parsePort(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1024 || port > 65_535 - PORTS_PER_COPY) {
    throw new Error(
      `--port takes a whole number from 1024 to ${65_535 - PORTS_PER_COPY}, not "${text}"`,
    );
  }
  return port;
}

function dataDirFor(webPort: number, given: string | undefined): string {
  if (given !== undefined) return resolve(given);
  const local = join(REPOSITORY, '.local');
  return webPort === DEFAULT_WEB_PORT ? local : join(local, String(webPort));
}

function parseFirestore(value: string | undefined): boolean {
  if (value === undefined || value === '' || value === 'local') return false;
  if (value === 'official') return true;
  throw new Error(`FIRESTORE is "local" or "official", not "${value}"`);
}
