import { compareUtf8 } from '../../utf8.ts';
import type { Engine } from '../engine.ts';
import { parseQuery } from '../queries/parse-query.ts';
import type { Auth } from '../values/auth.ts';
import { documentJson } from '../values/document.ts';
import { asObject, asString, type Json, optInt } from '../values/json.ts';
import { parseParentName } from '../values/name.ts';
import { StatusError, unimplemented } from '../values/status.ts';
import { formatMicros } from '../values/time.ts';
import { aggregate, aggregatedPaths } from './aggregate.ts';
import { readToken, writeToken } from './page-token.ts';
import { openReadView } from './read-at.ts';

/** RunQuery: one response per document; a single response without a document if the result is empty. */
export function* runQueryOperation(engine: Engine, auth: Auth, request: Json): Iterable<Json> {
  if (request.explainOptions) throw unimplemented('Query explain (explainOptions)');
  const query = parseQuery(asString(request.parent, 'parent'), request.structuredQuery);
  const view = openReadView(engine, query.parent.database, request);
  const docs = view.query(auth, query);
  const readTime = formatMicros(view.readTime);
  if (view.newTransaction) yield { transaction: view.newTransaction };
  if (docs.length === 0) yield { readTime };
  for (const doc of docs) {
    yield { document: documentJson(query.parent.database, doc, query.select), readTime };
  }
}

/** RunAggregationQuery: count, sum and average in one response. */
export function* runAggregation(engine: Engine, auth: Auth, request: Json): Iterable<Json> {
  if (request.explainOptions) throw unimplemented('Query explain (explainOptions)');
  const source = asObject(request.structuredAggregationQuery, 'structuredAggregationQuery');
  const query = parseQuery(asString(request.parent, 'parent'), source.structuredQuery);
  const view = openReadView(engine, query.parent.database, request);
  const paths = aggregatedPaths(source.aggregations);
  const aggregateFields = aggregate(view.query(auth, query, paths), source.aggregations);
  const readTime = formatMicros(view.readTime);
  yield {
    result: { aggregateFields },
    readTime,
    ...(view.newTransaction && { transaction: view.newTransaction }),
  };
}

/** ListCollectionIds: the collections directly below a document (or the root), in order. */
export function listCollectionIds(engine: Engine, auth: Auth, request: Json): Json {
  const name = parseParentName(asString(request.parent, 'parent'));
  // Production denies this call to clients, whatever the rules say.
  if (auth.kind !== 'owner')
    throw new StatusError('PERMISSION_DENIED', 'ListCollectionIds is for administrators only.');
  const prefix = name.path === '' ? '' : `${name.path}/`;
  const ids = new Set<string>();
  for (const collection of engine.database(name.database).collections()) {
    if (!collection.startsWith(prefix)) continue;
    const id = collection.slice(prefix.length).split('/')[0];
    if (id) ids.add(id);
  }
  const all = [...ids].sort(compareUtf8);
  const size = optInt(request.pageSize, 'pageSize') || all.length;
  const offset = readToken(request.pageToken);
  const more = offset + size < all.length;
  return {
    collectionIds: all.slice(offset, offset + size),
    ...(more && { nextPageToken: writeToken(offset + size) }),
  };
}

/** PartitionQuery: always one partition, hence no cursors, which the documentation allows. */
export function partitionQuery(engine: Engine, auth: Auth, request: Json): Json {
  const query = parseQuery(asString(request.parent, 'parent'), request.structuredQuery);
  engine.authorizeQuery(auth, engine.database(query.parent.database), query);
  return { partitions: [] };
}
