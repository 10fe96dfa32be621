import type * as fc from 'fast-check';
import type { Documents } from '../../../testing/apply-writes.ts';

/** Drawn stores and inputs for one action. */
export interface ActionCase {
  /** The documents that the action reads and changes. */
  store: fc.Arbitrary<Documents>;
  input: fc.Arbitrary<unknown>;
  /**
   * Paths of what an undo leaves behind or changes on purpose, such as the time of a grant; they begin as
   * `writtenPaths` says.
   */
  keptByUndo?: readonly string[];
  /** Paths that two changes may both write without a conflict, because both count: the balance of points. */
  shared?: readonly string[];
}
