import type { Cursor, Order } from './query.ts';
import { compareRows, isBefore, type SortRow } from './sort-row.ts';

/** Rows in a chunk before it is split: what one insertion moves at most. */
const MAX_CHUNK = 512;

/** Rows in the order of a query, in chunks, so that an insertion or a removal moves only one chunk's rows. */
export class SortedRows {
  readonly #orders: readonly Order[];
  /** None is empty. */
  #chunks: SortRow[][] = [];
  #size = 0;

  constructor(orders: readonly Order[], rows: readonly SortRow[] = []) {
    this.#orders = orders;
    const sorted = rows.toSorted((a, b) => compareRows(orders, a, b));
    for (let i = 0; i < sorted.length; i += MAX_CHUNK / 2) {
      this.#chunks.push(sorted.slice(i, i + MAX_CHUNK / 2));
    }
    this.#size = sorted.length;
  }

  get size(): number {
    return this.#size;
  }

  get last(): SortRow | undefined {
    return this.#chunks.at(-1)?.at(-1);
  }

  isBeforeLast(row: SortRow): boolean {
    return this.last !== undefined && compareRows(this.#orders, row, this.last) < 0;
  }

  /** The rows in order, from the cursor on. */
  *from(start?: Cursor): Iterable<SortRow> {
    const isReached = (row: SortRow) => !start || !isBefore(this.#orders, row, start);
    const first = this.#chunkWhere(isReached);
    for (let c = first; c < this.#chunks.length; c++) {
      const chunk = this.#chunks[c] ?? [];
      for (let i = c === first ? firstWhere(chunk, isReached) : 0; i < chunk.length; i++) {
        const row = chunk[i];
        if (row) yield row;
      }
    }
  }

  add(row: SortRow): void {
    const isAfter = (other: SortRow) => compareRows(this.#orders, other, row) >= 0;
    const at = Math.min(this.#chunkWhere(isAfter), Math.max(this.#chunks.length - 1, 0));
    const chunk = this.#chunks[at];
    this.#size += 1;
    if (!chunk) {
      this.#chunks.push([row]);
      return;
    }
    chunk.splice(firstWhere(chunk, isAfter), 0, row);
    if (chunk.length > MAX_CHUNK) this.#chunks.splice(at + 1, 0, chunk.splice(MAX_CHUNK / 2));
  }

  /** Removes a row that is among the rows. */
  delete(row: SortRow): void {
    const isReached = (other: SortRow) => compareRows(this.#orders, other, row) >= 0;
    const at = this.#chunkWhere(isReached);
    const chunk = this.#chunks[at];
    if (!chunk) return;
    chunk.splice(firstWhere(chunk, isReached), 1);
    this.#size -= 1;
    if (chunk.length === 0) this.#chunks.splice(at, 1);
  }

  /** The index of the first chunk that has a row for which `holds`; it holds for all rows after that one. */
  #chunkWhere(holds: (row: SortRow) => boolean): number {
    return firstWhere(this.#chunks, (chunk) => {
      const last = chunk.at(-1);
      return last !== undefined && holds(last);
    });
  }
}

/** The index of the first item for which `holds`; it holds for all items after that one. */
function firstWhere<T>(items: readonly T[], holds: (item: T) => boolean): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = items[middle];
    if (item !== undefined && holds(item)) high = middle;
    else low = middle + 1;
  }
  return low;
}
