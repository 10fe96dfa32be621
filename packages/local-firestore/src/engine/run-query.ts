import { compareValues } from './compare.ts';
import type { Database } from './database.ts';
import type { Change, Doc } from './document.ts';
import { matches, queryValue } from './filter.ts';
import { collectionOf, lastId } from './name.ts';
import type { Cursor, Query } from './query.ts';
import type { Value } from './value.ts';

/** Whether the path is in the query's collection or collection group, whatever the document contains. */
export function inScope(query: Query, path: string): boolean {
  const collection = collectionOf(path);
  if (query.collectionId !== null && lastId(collection) !== query.collectionId) return false;
  if (query.allDescendants) {
    return query.parent.path === '' || collection.startsWith(`${query.parent.path}/`);
  }
  const parent = collection.includes('/') ? collectionOf(collection) : '';
  return parent === query.parent.path;
}

/** Whether a document in scope matches the query's filter, orders and cursors; ignores offset and limit. */
export function selects(query: Query, database: string, doc: Doc): boolean {
  if (query.filter && !matches(database, doc, query.filter)) return false;
  const sortValues = sortValuesOf(query, database, doc);
  if (!sortValues) return false;
  if (query.start && beforeCursor(query, sortValues, query.start)) return false;
  return !(query.end && !beforeCursor(query, sortValues, query.end));
}

/** The values that the query sorts by; undefined when a field is missing. */
function sortValuesOf(query: Query, database: string, doc: Doc): Value[] | undefined {
  const sortValues: Value[] = [];
  for (const { field } of query.orders) {
    const value = queryValue(database, doc, field);
    if (value === undefined) return undefined;
    sortValues.push(value);
  }
  return sortValues;
}

function compareSortValues(query: Query, a: readonly Value[], b: readonly Value[]): number {
  for (const [i, { direction }] of query.orders.entries()) {
    const [x, y] = [a[i], b[i]];
    if (x === undefined || y === undefined) return 0;
    const order = compareValues(x, y) * direction;
    if (order !== 0) return order;
  }
  return 0;
}

function beforeCursor(query: Query, sortValues: readonly Value[], cursor: Cursor): boolean {
  const order = compareSortValues(query, sortValues, cursor.values);
  return order < 0 || (order === 0 && !cursor.before);
}

/** The documents that are in scope now. */
function candidates(query: Query, database: Database): Iterable<Doc> {
  const { parent, collectionId, allDescendants } = query;
  if (allDescendants) return database.inGroup(parent.path, collectionId);
  if (collectionId !== null) {
    return database.inCollection(
      parent.path === '' ? collectionId : `${parent.path}/${collectionId}`,
    );
  }
  return childrenOf(database, query);
}

function* childrenOf(database: Database, query: Query): Iterable<Doc> {
  for (const doc of database.all()) if (inScope(query, doc.path)) yield doc;
}

/** Documents in scope as they were before the changes in `since`. */
function* earlierCandidates(
  query: Query,
  database: Database,
  since: ReadonlyMap<string, Change>,
): Iterable<Doc> {
  for (const doc of candidates(query, database)) if (!since.has(doc.path)) yield doc;
  for (const { path, before } of since.values()) if (before && inScope(query, path)) yield before;
}

/** The query's result in order; with `since` (see History), the result as of an earlier version. */
export function runQuery(
  query: Query,
  database: Database,
  since?: ReadonlyMap<string, Change>,
): Doc[] {
  const docs = since?.size
    ? earlierCandidates(query, database, since)
    : candidates(query, database);
  const rows: { doc: Doc; sortValues: Value[] }[] = [];
  for (const doc of docs) {
    if (!selects(query, database.name, doc)) continue;
    rows.push({ doc, sortValues: sortValuesOf(query, database.name, doc) ?? [] });
  }
  rows.sort((a, b) => compareSortValues(query, a.sortValues, b.sortValues));
  const end = query.limit === undefined ? undefined : query.offset + query.limit;
  return rows.slice(query.offset, end).map(({ doc }) => doc);
}
