import { documentBytes } from '../../src/domain/document-size.ts';

/** An entry of a list that all customers share. */
interface Entry {
  path: readonly string[];
  /** Epoch ms; Infinity for the one that is being added, which stays. */
  time: number;
  data: Record<string, unknown>;
}

/**
 * A customer's entries of a list that must make room, so that these take at most so many bytes: the oldest ones.
 * What they tell stays where they came from (checkouts, orders).
 */
export function withoutRoom(entries: readonly Entry[], room: number): Entry[] {
  let left = room;
  return [...entries]
    .sort((a, b) => b.time - a.time)
    .filter(({ path, data }) => {
      left -= documentBytes({ [path.join('/')]: data });
      return left < 0;
    });
}
