import type { Doc } from '../values/document.ts';
import type { Cursor, Order } from './query.ts';
import { rowOf, type SortRow } from './sort-row.ts';
import { SortedRows } from './sorted-rows.ts';

/** The documents of one collection in the order of a query, kept in that order while they change. */
export class SortedDocs {
  readonly #orders: readonly Order[];
  readonly #database: string;
  readonly #rows: SortedRows;
  /** Changes since a query last used the order. */
  #unused = 0;

  constructor(orders: readonly Order[], database: string, docs: Iterable<Doc>) {
    this.#orders = orders;
    this.#database = database;
    this.#rows = new SortedRows(
      orders,
      Array.from(docs, (doc) => rowOf(orders, database, doc)).filter((row) => row !== undefined),
    );
  }

  /** The documents from the cursor on, in order; those that lack a field of the order are left out. */
  from(start: Cursor | undefined): Iterable<SortRow> {
    this.#unused = 0;
    return this.#rows.from(start);
  }

  /** Takes over a change of one document; null = it did not, or does not, exist. */
  replace(before: Doc | null, after: Doc | null): void {
    const old = before ? rowOf(this.#orders, this.#database, before) : undefined;
    const row = after ? rowOf(this.#orders, this.#database, after) : undefined;
    if (old) this.#rows.delete(old);
    if (row) this.#rows.add(row);
    this.#unused += 1;
  }

  /** Whether keeping the order has cost more since its last use than sorting anew would. */
  get isUnused(): boolean {
    return this.#unused > this.#rows.size;
  }
}
