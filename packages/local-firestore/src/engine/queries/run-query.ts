import type { Change, Doc } from '../values/document.ts';
import { collectionOf, lastId } from '../values/name.ts';
import type { Database } from './database.ts';
import { matches } from './filter.ts';
import { nearestOf } from './nearest.ts';
import type { Query } from './query.ts';
import { compareRows, isBefore, rowOf, type SortRow } from './sort-row.ts';
import type { SortedDocs } from './sorted-docs.ts';

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
  return selectedRow(query, database, doc) !== undefined;
}

/** The row of a document that the query selects; undefined when it does not. */
export function selectedRow(query: Query, database: string, doc: Doc): SortRow | undefined {
  if (query.filter && !matches(database, doc, query.filter)) return undefined;
  const { orders, start, end } = query;
  const row = rowOf(orders, database, doc);
  if (!row || (start && isBefore(orders, row, start))) return undefined;
  return end && !isBefore(orders, row, end) ? undefined : row;
}

/** The documents that are in scope now. */
function candidates(query: Query, database: Database): Iterable<Doc> {
  const { parent, collectionId, allDescendants } = query;
  if (allDescendants) return database.inGroup(parent.path, collectionId);
  if (collectionId !== null)
    return database.inCollection(collectionPath(parent.path, collectionId));
  return childrenOf(database, query);
}

const collectionPath = (parent: string, id: string): string =>
  parent === '' ? id : `${parent}/${id}`;

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
  const docs = select(query, database, since);
  return query.nearest ? nearestOf(query.nearest, docs) : docs;
}

function select(query: Query, database: Database, since?: ReadonlyMap<string, Change>): Doc[] {
  const sorted = since?.size ? undefined : sortedDocsOf(query, database);
  if (sorted) return firstOf(query, sorted);
  const end = query.limit === undefined ? undefined : query.offset + query.limit;
  return allRows(query, database, since)
    .slice(query.offset, end)
    .map(({ doc }) => doc);
}

/** The rows of all documents that the query selects, in order, whatever its offset and limit. */
export function allRows(
  query: Query,
  database: Database,
  since?: ReadonlyMap<string, Change>,
): SortRow[] {
  const docs = since?.size
    ? earlierCandidates(query, database, since)
    : candidates(query, database);
  const rows: SortRow[] = [];
  for (const doc of docs) {
    const row = selectedRow(query, database.name, doc);
    if (row) rows.push(row);
  }
  return rows.sort((a, b) => compareRows(query.orders, a, b));
}

/** The sorted documents for a query that wants some of one large collection, whatever they contain. */
function sortedDocsOf(query: Query, database: Database): SortedDocs | undefined {
  const { parent, collectionId, allDescendants, filter, limit, orders } = query;
  if (limit === undefined || filter || allDescendants || collectionId === null) return undefined;
  return database.sorted(collectionPath(parent.path, collectionId), orders);
}

function firstOf({ orders, start, end, offset, limit = 0 }: Query, sorted: SortedDocs): Doc[] {
  const docs: Doc[] = [];
  for (const row of sorted.from(start)) {
    if (docs.length === offset + limit || (end && !isBefore(orders, row, end))) break;
    docs.push(row.doc);
  }
  return docs.slice(offset);
}
