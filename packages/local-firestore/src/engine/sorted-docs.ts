import type { Doc } from './document.ts';
import type { Cursor, Order } from './query.ts';
import { compareRows, isBefore, rowOf, type SortRow } from './sort-row.ts';

/** The documents of one collection in the order of a query, kept in that order while they change. */
export class SortedDocs {
  readonly #orders: readonly Order[];
  readonly #database: string;
  readonly #rows: SortRow[];

  constructor(orders: readonly Order[], database: string, docs: Iterable<Doc>) {
    this.#orders = orders;
    this.#database = database;
    this.#rows = Array.from(docs, (doc) => rowOf(orders, database, doc))
      .filter((row) => row !== undefined)
      .sort((a, b) => compareRows(orders, a, b));
  }

  /** The documents from the cursor on, in order; those that lack a field of the order are left out. */
  *from(start: Cursor | undefined): Iterable<SortRow> {
    let i = start ? this.#firstWhere((row) => !isBefore(this.#orders, row, start)) : 0;
    for (; i < this.#rows.length; i++) {
      const row = this.#rows[i];
      if (row) yield row;
    }
  }

  /** Takes over a change of one document; null = it did not, or does not, exist. */
  replace(before: Doc | null, after: Doc | null): void {
    const old = before ? rowOf(this.#orders, this.#database, before) : undefined;
    const row = after ? rowOf(this.#orders, this.#database, after) : undefined;
    if (old) this.#rows.splice(this.#indexOf(old), 1);
    if (row) this.#rows.splice(this.#indexOf(row), 0, row);
  }

  /** Where the row is, or belongs. */
  #indexOf(row: SortRow): number {
    return this.#firstWhere((other) => compareRows(this.#orders, other, row) >= 0);
  }

  /** The index of the first row for which `holds`; it holds for all rows after that one. */
  #firstWhere(holds: (row: SortRow) => boolean): number {
    let [low, high] = [0, this.#rows.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const row = this.#rows[middle];
      if (row && holds(row)) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}
