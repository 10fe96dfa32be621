import type { ReadDependencies } from './access-control.ts';

/** What Firestore would have billed since the server's start; refused requests are not in it. */
export class Usage {
  reads = 0;
  writes = 0;
  deletes = 0;

  /** Counts one request's documents; one that rules look at counts once a request. */
  ofRequest(): (documents: number, looked: ReadDependencies) => void {
    const all = new Set<string>();
    return (documents, looked) => {
      const before = all.size;
      for (const path of looked) all.add(path);
      this.reads += documents + all.size - before;
    };
  }
}

/** Documents that a query's answer is billed as: an empty one is one, and so are 1,000 entries that an aggregation counts. */
export const queryReads = (found: number, isAggregation = false): number =>
  Math.max(1, isAggregation ? Math.ceil(found / 1000) : found);
