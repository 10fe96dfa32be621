import type { Engine } from '../engine.ts';
import type { Database } from '../queries/database.ts';
import { parseQuery } from '../queries/parse-query.ts';
import type { Query } from '../queries/query.ts';
import type { Auth } from '../values/auth.ts';
import { comparePaths } from '../values/compare.ts';
import { documentJson, parseResponseMask } from '../values/document.ts';
import { asBool, asString, type Json, optInt, optString } from '../values/json.ts';
import { fullName } from '../values/name.ts';
import { invalid, StatusError } from '../values/status.ts';
import { readToken, writeToken } from './page-token.ts';
import { openReadView } from './read-at.ts';

/** ListDocuments: a page of one collection in the order of names (or of `orderBy`). */
export function listDocuments(engine: Engine, auth: Auth, request: Json): Json {
  const size = optInt(request.pageSize, 'pageSize') || 300;
  if (size < 0) throw invalid('pageSize is negative');
  const offset = readToken(request.pageToken);
  const query = listQuery(request);
  const { database } = query.parent;
  const view = openReadView(engine, database, request);
  const mask = parseResponseMask(request.mask);
  const found: Json[] = view.query(auth, query).map((doc) => documentJson(database, doc, mask));
  const all = asBool(request.showMissing, 'showMissing')
    ? withMissing(found, missing(engine.database(database), auth, query))
    : found;
  return {
    documents: all.slice(offset, offset + size),
    ...(all.length > offset + size && { nextPageToken: writeToken(offset + size) }),
  };
}

function listQuery(request: Json): Query {
  const orderBy = (optString(request.orderBy, 'orderBy') ?? '')
    .split(',')
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [fieldPath, direction = 'asc'] = part.trim().split(/\s+/);
      return { field: { fieldPath }, direction: direction === 'desc' ? 2 : 1 };
    });
  const collectionId = request.collectionId || undefined;
  return parseQuery(asString(request.parent, 'parent'), { from: [{ collectionId }], orderBy });
}

/** Names of missing documents: they do not exist, but there are documents below them. */
function missing(database: Database, auth: Auth, { parent, collectionId }: Query): string[] {
  if (auth.kind !== 'owner') {
    throw new StatusError('PERMISSION_DENIED', 'showMissing is for administrators only.');
  }
  const depth = parent.path === '' ? 0 : parent.path.split('/').length;
  const prefix = parent.path === '' ? '' : `${parent.path}/`;
  const paths = new Set<string>();
  for (const collection of database.collections()) {
    const segments = collection.split('/');
    if (!collection.startsWith(prefix) || segments.length < depth + 3) continue;
    if (collectionId !== null && segments[depth] !== collectionId) continue;
    const path = segments.slice(0, depth + 2).join('/');
    if (!database.get(path)) paths.add(path);
  }
  return [...paths].map((path) => fullName(database.name, path));
}

const withMissing = (found: readonly Json[], names: readonly string[]): Json[] =>
  [...found, ...names.map((name) => ({ name }))].sort((a, b) =>
    comparePaths(String(a.name), String(b.name)),
  );
