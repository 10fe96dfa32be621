import type { Change } from '../values/document.ts';
import type { Micros } from '../values/time.ts';

interface Entry {
  readonly version: Micros;
  readonly change: Change;
}

const MAX_ENTRIES = 20_000;
/** Limit on the total storage size of the earlier document versions. */
const MAX_BYTES = 64 * 1024 * 1024;

/**
 * The latest changes, oldest first, from which the documents can be read as of an earlier version
 * (transactions, resumed listeners). Bounded: older changes are dropped, and earlier versions then cannot be
 * read.
 */
export class History {
  #entries: Entry[] = [];
  #start: Micros;
  #bytes = 0;

  /** `start`: the version of the database before the first change is added. */
  constructor(start: Micros) {
    this.#start = start;
  }

  add(version: Micros, changes: readonly Change[]): void {
    for (const change of changes) {
      this.#entries.push({ version, change });
      this.#bytes += sizeOf(change);
    }
    while (this.#entries.length > MAX_ENTRIES || this.#bytes > MAX_BYTES) this.#trim();
  }

  /** Whether the database can still be read as of `version`. */
  isReadableAt(version: Micros): boolean {
    return version >= this.#start;
  }

  /** The changes after `version`, merged to one per path: the document at `version` and the document now. */
  since(version: Micros): Map<string, Change> {
    const changes = new Map<string, Change>();
    for (let i = this.#firstAfter(version); i < this.#entries.length; i++) {
      const entry = this.#entries[i];
      if (!entry) continue;
      const { path, before, after } = entry.change;
      const earlier = changes.get(path);
      changes.set(path, { path, before: earlier ? earlier.before : before, after });
    }
    return changes;
  }

  #firstAfter(version: Micros): number {
    let [low, high] = [0, this.#entries.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#entries[middle]?.version ?? 0) > version) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  /** Drops about half of the changes, the oldest ones, in whole commits. */
  #trim(): void {
    const last = this.#entries[this.#entries.length >> 1];
    if (!last) return;
    const kept = this.#firstAfter(last.version);
    for (const { change } of this.#entries.slice(0, kept)) this.#bytes -= sizeOf(change);
    this.#entries = this.#entries.slice(kept);
    this.#start = last.version;
  }
}

const sizeOf = ({ before }: Change): number => before?.size ?? 0;
