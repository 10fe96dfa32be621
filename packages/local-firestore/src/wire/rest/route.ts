import { isObject, type Json } from '../../engine/values/json.ts';
import { invalid, StatusError } from '../../engine/values/status.ts';
import type { Address } from '../address.ts';

/** The RPC method that a REST call stands for, and its request message. */
export interface Call {
  readonly method: string;
  readonly request: Json;
}

/** Calls of the form `…:verb`: the RPC method, and the request member that the path provides. */
const VERBS: Readonly<Record<string, readonly [method: string, key: 'database' | 'parent']>> = {
  batchGet: ['BatchGetDocuments', 'database'],
  commit: ['Commit', 'database'],
  beginTransaction: ['BeginTransaction', 'database'],
  rollback: ['Rollback', 'database'],
  batchWrite: ['BatchWrite', 'database'],
  runQuery: ['RunQuery', 'parent'],
  runAggregationQuery: ['RunAggregationQuery', 'parent'],
  partitionQuery: ['PartitionQuery', 'parent'],
  listCollectionIds: ['ListCollectionIds', 'parent'],
  executePipeline: ['ExecutePipeline', 'database'],
  listen: ['Listen', 'database'],
  write: ['Write', 'database'],
};

const PATH = /^\/v1\/(projects\/[^/]+\/databases\/[^/:]+)(\/documents(?:\/.*?)?)?(?::(\w+))?$/s;

/** The call that an HTTP request makes. Throws NOT_FOUND for paths that are not part of the API. */
export function routeRest(httpMethod: string, url: Address, body: unknown): Call {
  const { pathname } = url;
  const path = pathname.includes('%') ? pathname.split('/').map(decode).join('/') : pathname;
  const match = PATH.exec(path);
  const [, database = '', tail, verb] = match ?? [];
  if (!match) throw new StatusError('NOT_FOUND', `No such path: ${url.pathname}`);
  const json: Json = isObject(body) ? body : {};
  const call = verb === undefined ? undefined : VERBS[verb];
  if (call && httpMethod === 'POST') {
    const [method, key] = call;
    json[key] = key === 'database' ? database : database + tail;
    return { method, request: json };
  }
  if (tail === undefined) throw new StatusError('NOT_FOUND', `No such path: ${url.pathname}`);
  const name = verb === undefined ? tail : `${tail}:${verb}`;
  return routeDocument(httpMethod, database + name, readQuery(url.searchParams), body);
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw invalid('The path is not valid percent-encoding.');
  }
}

function routeDocument(httpMethod: string, name: string, query: Json, body: unknown): Call {
  const segments = name.split('/').slice(5);
  const isCollection = segments.length % 2 === 1;
  const collectionId = segments.at(-1) ?? '';
  const parent = isCollection ? name.slice(0, name.length - collectionId.length - 1) : name;
  if (httpMethod === 'POST' && isCollection) {
    return {
      method: 'CreateDocument',
      request: { ...query, parent, collectionId, document: body },
    };
  }
  if (httpMethod === 'GET' && (isCollection || segments.length === 0)) {
    const of = isCollection ? { collectionId } : {};
    return { method: 'ListDocuments', request: { ...query, ...of, parent } };
  }
  if (isCollection) throw invalid(`"${name}" names a collection, not a document.`);
  if (httpMethod === 'GET') return { method: 'GetDocument', request: { ...query, name } };
  if (httpMethod === 'DELETE') return { method: 'DeleteDocument', request: { ...query, name } };
  if (httpMethod !== 'PATCH')
    throw new StatusError('NOT_FOUND', `No such call: ${httpMethod} ${name}`);
  const document = { ...(isObject(body) ? body : {}), name };
  return { method: 'UpdateDocument', request: { ...query, document } };
}

const REPEATED = ['mask.fieldPaths', 'updateMask.fieldPaths'];

/** Query parameters as request members: `mask.fieldPaths=a` is {mask: {fieldPaths: ['a']}}. */
function readQuery(parameters: URLSearchParams): Json {
  const request: Json = {};
  for (const key of new Set(parameters.keys())) {
    const [outer = '', inner] = key.split('.');
    const value = REPEATED.includes(key)
      ? parameters.getAll(key)
      : scalar(parameters.get(key) ?? '');
    if (inner === undefined) request[outer] = value;
    else {
      const known = Object.hasOwn(request, outer) ? request[outer] : undefined;
      request[outer] = { ...(isObject(known) ? known : {}), [inner]: value };
    }
  }
  return request;
}

const scalar = (text: string): string | boolean =>
  text === 'true' ? true : text === 'false' ? false : text;
