import { buildFunctions } from './build.ts';

await buildFunctions();
