export type { AccessCost } from './access/rules-access-control.ts';
export { RulesFileError } from './access/rules-file.ts';
export type { Contention } from './engine/commits/turns.ts';
export { IndexFileError } from './indexes/index-file.ts';
export { RulesSyntaxError } from './rules/source.ts';
export { type RunningFirestore, type StartOptions, startFirestore } from './start.ts';
export { DataFolderError } from './storage/sqlite.ts';
