export type { Judgement } from './rules/guard.ts';
export { type RunningFirestore, type StartOptions, startFirestore } from './start.ts';
