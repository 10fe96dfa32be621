/**
 * For tests of what happens when many write the same document, in the repository that this package comes from. It
 * is not published: at which rate production takes such writes is not known, so nobody could say what it shows.
 */
export type { Contention } from './engine/commits/turns.ts';
export { startWith } from './start.ts';
