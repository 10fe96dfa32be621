import { documentBytes } from '../../../src/domain/store/document-size.ts';

/** An entry of a list that all customers share. */
interface Entry {
  path: readonly string[];
  /** Epoch ms; Infinity for the one that is being added, which stays. */
  time: number;
  data: Record<string, unknown>;
}

/**
 * The oldest of a customer's entries in a shared list, which must be removed so that the others take at most
 * `maxBytes`. Their content stays in the documents that they were made from (checkouts, orders).
 */
export function entriesToEvict(entries: readonly Entry[], maxBytes: number): Entry[] {
  let left = maxBytes;
  return [...entries]
    .sort((a, b) => b.time - a.time)
    .filter(({ path, data }) => {
      left -= documentBytes({ [path.join('/')]: data });
      return left < 0;
    });
}
