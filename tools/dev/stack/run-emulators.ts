/**
 * Bundles the functions, then runs firebase-tools with the command line's arguments; the emulators part runs
 * this as a separate process.
 */
import { createRequire } from 'node:module';
import { buildFunctions } from '../functions/build-functions.ts';

await buildFunctions();
const firebaseRequire = createRequire(import.meta.resolve('firebase-tools/package.json'));

/**
 * The Auth emulator validates requests with exegesis, which compiles a validator for each parameter of
 * Google's whole API before the first request: most of firebase-tools' start-up time. An option of exegesis
 * compiles each one when it is first needed, but firebase-tools has no setting to pass it on.
 */
const exegesis = firebaseRequire('exegesis-express') as {
  middleware(openApi: unknown, options: object): Promise<unknown>;
};
const { middleware } = exegesis;
exegesis.middleware = (openApi, options) =>
  middleware(openApi, { ...options, lazyCompileValidationSchemas: true });

firebaseRequire('firebase-tools/lib/bin/firebase.js');
