import { Engine } from '../../src/engine/engine.ts';
import { OWNER } from '../../src/engine/values/auth.ts';
import { isObject, type Json } from '../../src/engine/values/json.ts';
import { toStatus } from '../../src/engine/values/status.ts';
import { memoryStorage } from '../../src/storage/memory.ts';
import { decode, service } from '../../src/wire/grpc/codec.ts';
import { SERVER_STREAMING, UNARY } from '../../src/wire/operations.ts';
import { routeRest } from '../../src/wire/rest/route.ts';
import { openListen, openWrite } from '../../src/wire/streams.ts';
import { readForm } from '../../src/wire/webchannel/form.ts';
import type { Random } from './random.ts';

const DATABASE = 'projects/p/databases/(default)';
const ROOT = `${DATABASE}/documents`;
const NAME = `${ROOT}/a/b`;
const QUERY = {
  from: [{ collectionId: 'a', allDescendants: false }],
  where: {
    compositeFilter: {
      op: 'AND',
      filters: [
        {
          fieldFilter: {
            field: { fieldPath: 'n' },
            op: 'IN',
            value: { arrayValue: { values: [{ integerValue: '1' }] } },
          },
        },
      ],
    },
  },
  orderBy: [{ field: { fieldPath: 'n' }, direction: 'DESCENDING' }],
  startAt: { values: [{ integerValue: '1' }], before: true },
  limit: 5,
};
const WRITES = [
  {
    update: {
      name: NAME,
      fields: { n: { integerValue: '1' }, m: { mapValue: { fields: { x: { doubleValue: 1 } } } } },
    },
    updateMask: { fieldPaths: ['n', 'm.x'] },
    updateTransforms: [{ fieldPath: 'n', increment: { integerValue: '1' } }],
  },
  { delete: NAME, currentDocument: { exists: true } },
];

/** Valid requests, which the fuzzer then damages. */
const REQUESTS: readonly (readonly [method: string, request: Json])[] = [
  ['GetDocument', { name: NAME, mask: { fieldPaths: ['n'] } }],
  ['ListDocuments', { parent: ROOT, collectionId: 'a', pageSize: 3, orderBy: 'n desc' }],
  [
    'CreateDocument',
    { parent: ROOT, collectionId: 'a', documentId: 'x', document: { fields: {} } },
  ],
  ['UpdateDocument', { document: { name: NAME, fields: {} }, updateMask: { fieldPaths: ['n'] } }],
  ['DeleteDocument', { name: NAME, currentDocument: { updateTime: '2026-01-01T00:00:00Z' } }],
  [
    'BatchGetDocuments',
    { database: DATABASE, documents: [NAME], newTransaction: { readWrite: {} } },
  ],
  ['Commit', { database: DATABASE, writes: WRITES, transaction: 'AAAA' }],
  ['BatchWrite', { database: DATABASE, writes: WRITES }],
  [
    'BeginTransaction',
    { database: DATABASE, options: { readOnly: { readTime: '2026-01-01T00:00:00Z' } } },
  ],
  ['RunQuery', { parent: ROOT, structuredQuery: QUERY }],
  [
    'RunAggregationQuery',
    {
      parent: ROOT,
      structuredAggregationQuery: {
        structuredQuery: QUERY,
        aggregations: [{ alias: 'c', count: { upTo: '3' } }],
      },
    },
  ],
  ['ListCollectionIds', { parent: ROOT, pageToken: 'x' }],
  [
    'Listen',
    {
      database: DATABASE,
      addTarget: {
        targetId: 1,
        query: { parent: ROOT, structuredQuery: QUERY },
        resumeToken: 'AAAA',
      },
    },
  ],
  ['Write', { database: DATABASE, writes: WRITES, streamToken: 'AA==' }],
];

const ODD: readonly unknown[] = [
  null,
  undefined,
  true,
  -1,
  0,
  1.5,
  2 ** 53,
  Number.NaN,
  '',
  'a',
  '/',
  '..',
  '__x__',
  '`',
  'a.b.`',
  '\ud800',
  '9'.repeat(40),
  [],
  {},
  [[]],
  { a: 1 },
  { fields: null },
  { values: [{}] },
  { nullValue: null },
  { arrayValue: { values: [null] } },
  NAME,
  ROOT,
  DATABASE,
  JSON.parse('{"__proto__": {"x": 1}, "constructor": 5}'),
  'x'.repeat(3000),
];

/** A copy in which a random part is replaced by an odd value; undefined removes it. */
function damage(value: unknown, random: Random): unknown {
  if (random.below(5) === 0) return random.pick(ODD.map((odd) => [odd]))[0];
  if (Array.isArray(value) && value.length > 0) {
    const i = random.below(value.length);
    return value.map((item, j) => (i === j ? damage(item, random) : item));
  }
  if (!isObject(value) || Object.keys(value).length === 0)
    return random.pick(ODD.map((odd) => [odd]))[0];
  const key = random.pick(Object.keys(value));
  return { ...value, [key]: damage(value[key], random) };
}

/** Sends one damaged request to an engine. Throws if the request fails with INTERNAL. */
export async function fuzzWire(engine: Engine, random: Random): Promise<void> {
  const [method, sound] = random.pick(REQUESTS);
  const request = damage(sound, random);
  let failure: unknown;
  try {
    await send(engine, method, isObject(request) ? request : {}, random);
  } catch (error) {
    failure = error;
  }
  if (failure === undefined) return;
  if (toStatus(failure).status === 'INTERNAL') {
    throw new Error(`${method} fell over on ${JSON.stringify(request)}`, { cause: failure });
  }
}

async function send(engine: Engine, method: string, request: Json, random: Random): Promise<void> {
  const kind = random.below(10);
  if (kind === 0) return garbage(random);
  const serverStreaming = SERVER_STREAMING[method];
  if (serverStreaming)
    for (const answer of serverStreaming(engine, OWNER, request)) JSON.stringify(answer);
  const unary = UNARY[method];
  if (unary) JSON.stringify(await unary(engine, OWNER, request));
  if (method === 'Listen' || method === 'Write') await stream(engine, method, request);
}

/** Sends the request twice on a stream. Throws the error that the stream reports. */
async function stream(engine: Engine, method: 'Listen' | 'Write', request: Json): Promise<void> {
  let failure: unknown;
  const fail = (error: unknown): void => {
    failure = error;
  };
  const open = method === 'Listen' ? openListen(engine) : openWrite(engine);
  const opened = open('Bearer owner', { send: (message) => void JSON.stringify(message), fail });
  opened.receive(request);
  opened.receive(request);
  await new Promise((resolve) => setImmediate(resolve));
  opened.close();
  if (failure !== undefined) throw failure;
}

/** Passes random bytes to the protobuf decoder, the REST router and the form parser. */
function garbage(random: Random): void {
  const bytes = Buffer.from(Array.from({ length: random.below(60) }, () => random.below(256)));
  const type = service.methodsArray[random.below(service.methodsArray.length)]?.resolvedRequestType;
  try {
    if (type) decode(type, bytes);
  } catch {
    // The gRPC library turns what the codec throws into an error for the client.
  }
  const text = bytes.toString('latin1');
  routeRest(
    random.pick(['GET', 'POST', 'PATCH', 'DELETE', 'PUT']),
    new URL(`http://x/v1/${ROOT}/${encodeURI(text)}`),
    {},
  );
  readForm(text);
}

/** An engine in which the transactions that the requests leave open make nobody wait. */
export const newEngine = (): Engine => new Engine(memoryStorage(), undefined, { lockWaitMs: 0 });
