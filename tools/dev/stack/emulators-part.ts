import { lstatSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { functionsSettings, localSecrets } from './functions-settings.ts';
import { REPOSITORY } from './options.ts';
import { type Part, part } from './part.ts';
import { type Addresses, type Ports, PROJECT_ID } from './server-addresses.ts';

/** firebase-tools' default of 10 s is too short for a slow machine. */
const DISCOVERY_TIMEOUT_S = 600;

/**
 * The emulator starts a process for each request that finds all others busy. On a busy machine every start delays
 * the requests before it, so that more are started; beyond this number requests wait instead.
 */
const MAX_FUNCTION_PROCESSES = 4;

/**
 * The Auth and Functions emulators of firebase-tools; with `officialFirestore` its Firestore emulator too.
 */
export function emulatorsPart(
  ports: Ports,
  addresses: Addresses,
  officialFirestore: boolean,
): Part {
  const { dataDir } = addresses;
  const only = officialFirestore ? 'auth,functions,firestore' : 'auth,functions';
  const emulators = part({
    name: officialFirestore ? 'Auth, Functions and Firestore emulators' : 'Auth and Functions',
    args: [
      join(import.meta.dirname, 'run-emulators.ts'),
      'emulators:start',
      '--only',
      only,
      '--project',
      PROJECT_ID,
      '--config',
      'firebase.json',
    ],
    // firebase-tools writes its debug log to its working directory.
    cwd: dataDir,
    env: {
      // The emulators find the Node for the functions on this path.
      PATH: `${join(REPOSITORY, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`,
      ...functionsSettings(ports),
      FIRESTORE_EMULATOR_HOST: addresses.firestore,
      FIREBASE_AUTH_EMULATOR_HOST: addresses.auth,
      // No network requests for a cloud machine's metadata or for newer versions.
      METADATA_SERVER_DETECTION: 'none',
      FIREBASE_SKIP_UPDATE_CHECK: '1',
      CI: '1',
      // The list of functions is passed in a file: by HTTP, their server would take 3 s to close afterwards.
      FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: join(dataDir, 'functions-list'),
      FUNCTIONS_DISCOVERY_TIMEOUT: String(DISCOVERY_TIMEOUT_S),
      FUNCTIONS_EMULATOR_PARALLEL: String(MAX_FUNCTION_PROCESSES),
    },
    logFile: join(dataDir, 'logs/emulators.log'),
    // This request runs the shop's own code, so that the worker has started before the first customer's call.
    url: `${addresses.functions}/app/health`,
  });
  return {
    ...emulators,
    start() {
      writeConfig(ports, dataDir);
      emulators.start();
    },
  };
}

/**
 * firebase-tools reads ports only from a file and requires the functions below that file's folder. So each
 * copy has its own file, and a functions folder with links to the shared bundle and its own secrets.
 */
function writeConfig(ports: Ports, dataDir: string): void {
  const functions = join(dataDir, 'functions');
  rmSync(functions, { recursive: true, force: true });
  mkdirSync(functions, { recursive: true });
  mkdirSync(join(dataDir, 'functions-list'), { recursive: true });
  for (const file of ['package.json', 'lib', 'node_modules']) {
    linkTo(join(REPOSITORY, 'functions', file), join(functions, file));
  }
  const secrets = Object.entries(localSecrets(ports)).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(join(functions, '.secret.local'), secrets.join(''));
  linkTo(join(REPOSITORY, 'node_modules'), join(dataDir, 'node_modules'));
  linkTo(join(REPOSITORY, 'firestore.rules'), join(dataDir, 'firestore.rules'));
  const at = (port: number) => ({ host: '127.0.0.1', port });
  const config = {
    functions: { source: 'functions', codebase: 'default', runtime: 'nodejs24' },
    firestore: { rules: 'firestore.rules' },
    emulators: {
      auth: at(ports.auth),
      functions: at(ports.functions),
      firestore: at(ports.firestore),
      hub: at(ports.hub),
      logging: at(ports.logging),
      eventarc: at(ports.eventarc),
      tasks: at(ports.tasks),
      ui: { enabled: false },
    },
  };
  writeFileSync(join(dataDir, 'firebase.json'), JSON.stringify(config, null, 2));
}

function linkTo(target: string, link: string): void {
  if (lstatSync(link, { throwIfNoEntry: false }) !== undefined) rmSync(link);
  symlinkSync(target, link);
}
