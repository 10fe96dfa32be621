export type { AccessCost } from './access/access-cost.ts';
export { RulesFileError } from './access/rules-file.ts';
export { IndexFileError } from './indexes/index-file.ts';
export { RulesSyntaxError } from './rules/source.ts';
export { type RunningFirestore, type StartOptions, startFirestore } from './start.ts';
export { DataFolderError } from './storage/document-file.ts';
