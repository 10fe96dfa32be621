/**
 * Bundles the functions, then runs firebase-tools with the arguments of the command line; run as a process of
 * its own by the emulators part.
 */
import { createRequire } from 'node:module';
import { buildFunctions } from '../functions/build.ts';

await buildFunctions();
const firebaseRequire = createRequire(import.meta.resolve('firebase-tools/package.json'));

/**
 * The Auth emulator checks requests with exegesis, which compiles a validator for each parameter of Google's
 * whole API before the first request: most of firebase-tools' start. Its own option compiles each when it is
 * first needed; firebase-tools has no setting that hands it on.
 */
const exegesis = firebaseRequire('exegesis-express') as {
  middleware(openApi: unknown, options: object): Promise<unknown>;
};
const { middleware } = exegesis;
exegesis.middleware = (openApi, options) =>
  middleware(openApi, { ...options, lazyCompileValidationSchemas: true });

firebaseRequire('firebase-tools/lib/bin/firebase.js');
