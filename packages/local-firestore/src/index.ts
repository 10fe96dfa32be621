export type { Contention } from './engine/turns.ts';
export { IndexFileError } from './indexes/index-file.ts';
export type { AccessCost } from './rules/guard.ts';
export { RulesFileError } from './rules/load.ts';
export { RulesSyntaxError } from './rules/source.ts';
export { type RunningFirestore, type StartOptions, startFirestore } from './start.ts';
export { DataFolderError } from './storage/sqlite.ts';
