import { buildFunctions } from './build-functions.ts';

await buildFunctions();
