import { contention } from './transactions.ts';

/** How the writes of one document get into each other's way. */
export interface Contention {
  /** How long a document is busy with a write, ms on average; half as long again at most, half at least. */
  readonly serviceMs: number;
  /** So many writes may wait for a document; further ones fail with ABORTED. 40 by default. */
  readonly maxWaiting?: number | undefined;
  /** The same seed gives the same service times; 1 by default. */
  readonly seed?: number | undefined;
}

/** Takes turns: a commit has all documents that it writes for itself, for the time of its service. */
export class Turns {
  readonly #serviceMs: number;
  readonly #maxWaiting: number;
  /** For each document that is busy: when the last commit that has queued for it is done, and how many wait. */
  readonly #queues = new Map<string, { done: Promise<void>; waiting: number }>();
  #state: number;

  constructor({ serviceMs, maxWaiting = 40, seed = 1 }: Contention) {
    this.#serviceMs = serviceMs;
    this.#maxWaiting = maxWaiting;
    this.#state = seed;
  }

  /**
   * Runs `work` when it is its turn for all keys and its service time has passed. Throws ABORTED at once if too
   * many wait for one of them.
   */
  async take<T>(keys: readonly string[], work: () => Promise<T>): Promise<T> {
    const queues = [...new Set(keys)].map((key) => {
      const queue = this.#queues.get(key) ?? { done: Promise.resolve(), waiting: 0 };
      return [key, queue] as const;
    });
    if (queues.some(([, { waiting }]) => waiting > this.#maxWaiting)) throw contention();
    const { promise: done, resolve: release } = Promise.withResolvers<void>();
    const before = queues.map(([key, queue]) => {
      const { done: last } = queue;
      queue.done = done;
      queue.waiting += 1;
      this.#queues.set(key, queue);
      return last;
    });
    try {
      await Promise.all(before);
      await new Promise((wake) => setTimeout(wake, this.#serviceMs * (0.5 + this.#random())));
      return await work();
    } finally {
      for (const [key, queue] of queues) {
        queue.waiting -= 1;
        if (queue.waiting === 0) this.#queues.delete(key);
      }
      release();
    }
  }

  /** A number from 0 to 1, the next one of the seed (mulberry32). */
  #random(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
}
