import { compareValues } from '../values/compare.ts';
import type { Doc } from '../values/document.ts';
import type { Value } from '../values/value.ts';
import { queryValue } from './filter.ts';
import type { Cursor, Order } from './query.ts';

/** A document with the values that a query sorts it by. */
export interface SortRow {
  readonly doc: Doc;
  readonly values: readonly Value[];
}

/** The row of a document; undefined when it lacks a field that the query sorts by. */
export function rowOf(orders: readonly Order[], database: string, doc: Doc): SortRow | undefined {
  const values: Value[] = [];
  for (const { field } of orders) {
    const value = queryValue(database, doc, field);
    if (value === undefined) return undefined;
    values.push(value);
  }
  return { doc, values };
}

/** Compares as many values as both sides have; a cursor may have fewer than a row. */
function compareValueLists(
  orders: readonly Order[],
  a: readonly Value[],
  b: readonly Value[],
): number {
  for (const [i, { direction }] of orders.entries()) {
    const [x, y] = [a[i], b[i]];
    if (x === undefined || y === undefined) return 0;
    const order = compareValues(x, y) * direction;
    if (order !== 0) return order;
  }
  return 0;
}

export const compareRows = (orders: readonly Order[], a: SortRow, b: SortRow): number =>
  compareValueLists(orders, a.values, b.values);

/** Whether a row comes before the cursor's position. */
export function isBefore(orders: readonly Order[], row: SortRow, cursor: Cursor): boolean {
  const order = compareValueLists(orders, row.values, cursor.values);
  return order < 0 || (order === 0 && !cursor.before);
}
