import type { Database } from '../queries/database.ts';
import type { Query } from '../queries/query.ts';
import { allRows, inScope, selectedRow } from '../queries/run-query.ts';
import type { SortRow } from '../queries/sort-row.ts';
import { SortedRows } from '../queries/sorted-rows.ts';
import type { Change, Doc } from '../values/document.ts';

/** One in so many of the selected documents is held beyond the result, to refill it. */
const SPARE_SHARE = 8;

/**
 * The result of a query with a limit or an offset, kept while documents change. It holds the first selected
 * rows: the result and a share of what follows. All selected rows are read again only once that many have left,
 * so that a change costs about the same however many documents there are.
 */
export class LimitWindow {
  readonly #query: Query;
  readonly #database: Database;
  /** The first selected rows in order, by path too. */
  #rows: SortedRows;
  readonly #byPath = new Map<string, SortRow>();
  /** How many rows to hold at most; whether those held are all. */
  #room = 0;
  #isWhole = false;

  constructor(query: Query, database: Database) {
    this.#query = query;
    this.#database = database;
    this.#rows = new SortedRows(query.orders);
    this.#refill();
  }

  /** Takes over a commit's changes, and returns the query's result in order. */
  update(changes: readonly Change[]): Doc[] {
    for (const { path, after } of changes) {
      if (inScope(this.#query, path)) this.#replace(path, after);
    }
    if (!this.#isWhole && this.#rows.size < this.#wanted) this.#refill();
    return this.result();
  }

  result(): Doc[] {
    const { offset, limit } = this.#query;
    const docs: Doc[] = [];
    if (limit === 0) return docs;
    for (const { doc } of this.#rows.from()) {
      docs.push(doc);
      if (limit !== undefined && docs.length === offset + limit) break;
    }
    return docs.slice(offset);
  }

  /** How many rows the result needs. */
  get #wanted(): number {
    const { offset, limit = Number.POSITIVE_INFINITY } = this.#query;
    return offset + limit;
  }

  #replace(path: string, after: Doc | null): void {
    const old = this.#byPath.get(path);
    if (old) {
      this.#rows.delete(old);
      this.#byPath.delete(path);
    }
    const row = after ? selectedRow(this.#query, this.#database.name, after) : undefined;
    if (!row) return;
    if (!this.#isWhole && !this.#rows.isBeforeLast(row)) return;
    this.#rows.add(row);
    this.#byPath.set(path, row);
    const { last } = this.#rows;
    if (this.#rows.size <= this.#room || !last) return;
    this.#rows.delete(last);
    this.#byPath.delete(last.doc.path);
    this.#isWhole = false;
  }

  #refill(): void {
    const all = allRows(this.#query, this.#database);
    this.#room = this.#wanted + Math.ceil(all.length / SPARE_SHARE);
    this.#isWhole = all.length <= this.#room;
    const first = all.slice(0, this.#room);
    this.#rows = new SortedRows(this.#query.orders, first);
    this.#byPath.clear();
    for (const row of first) this.#byPath.set(row.doc.path, row);
  }
}
