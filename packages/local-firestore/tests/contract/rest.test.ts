import { afterAll, describe, expect, test } from 'vitest';
import { OFFICIAL, startTarget } from '../support/target.ts';

const target = await startTarget();
afterAll(() => target.close());

const DATABASE = 'projects/demo-rest/databases/(default)';
const ROOT = `${DATABASE}/documents`;

/** A call as an administrator: status and JSON. */
async function call(method: string, path: string, body?: unknown) {
  const response = await fetch(`${target.url}/v1/${path}`, {
    method,
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return { status: response.status, json: await response.json() };
}

const n = (value: number) => ({ integerValue: String(value) });
const name = (path: string) => `${ROOT}/${path}`;
const put = (path: string, fields: object) => call('PATCH', name(path), { fields });
const error = (code: number, status: string) => ({
  status: code,
  json: { error: { code, status, message: expect.any(String) } },
});
const commit = (...writes: object[]) => call('POST', `${ROOT}:commit`, { writes });

test('long responses are compressed for clients that accept it', async () => {
  const text = '한상'.repeat(1000);
  await put('packed/a', { text: { stringValue: text } });
  const ask = (encoding: string) =>
    fetch(`${target.url}/v1/${name('packed/a')}`, {
      headers: { authorization: 'Bearer owner', 'accept-encoding': encoding },
    });
  const packed = await ask('gzip');
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  expect(await packed.json()).toMatchObject({ fields: { text: { stringValue: text } } });
  expect((await ask('identity')).headers.get('content-encoding')).toBeNull();
});

describe('documents', () => {
  test('are read without fields by a mask of their name alone', async () => {
    await put('masked/a', { n: n(1) });
    const mask = 'mask.fieldPaths=__name__';
    const bare = { name: name('masked/a'), fields: {} };
    expect((await call('GET', `${name('masked/a')}?${mask}`)).json).toMatchObject(bare);
    expect((await call('GET', `${ROOT}/masked?${mask}`)).json.documents).toMatchObject([bare]);
    const many = { documents: [name('masked/a')], mask: { fieldPaths: ['__name__'] } };
    const [found] = (await call('POST', `${ROOT}:batchGet`, many)).json;
    expect(found.found).toMatchObject(bare);
    const both = await call('GET', `${name('masked/a')}?${mask}&mask.fieldPaths=n`);
    expect(both.json).toMatchObject({ fields: { n: n(1) } });
    const written = await call('PATCH', `${name('masked/a')}?updateMask.fieldPaths=__name__`, {});
    expect(written).toMatchObject(error(400, 'INVALID_ARGUMENT'));
  });

  test('are created, read, patched and deleted', async () => {
    const created = await call('POST', `${ROOT}/crud?documentId=a`, {
      fields: { n: n(1), k: n(2) },
    });
    expect(created).toMatchObject({
      status: 200,
      json: { name: name('crud/a'), fields: { n: n(1) } },
    });
    expect(await call('POST', `${ROOT}/crud?documentId=a`, {})).toMatchObject(
      error(409, 'ALREADY_EXISTS'),
    );
    const patched = await call(
      'PATCH',
      `${name('crud/a')}?updateMask.fieldPaths=n&updateMask.fieldPaths=x`,
      {
        fields: { n: n(5), k: n(9) },
      },
    );
    expect(patched.json.fields).toEqual({ n: n(5), k: n(2) });
    expect((await call('GET', `${name('crud/a')}?mask.fieldPaths=k`)).json.fields).toEqual({
      k: n(2),
    });
    expect(await call('DELETE', name('crud/a'))).toEqual({ status: 200, json: {} });
    expect(await call('GET', name('crud/a'))).toMatchObject(error(404, 'NOT_FOUND'));
  });

  test('get an id of 20 letters and digits when none is given', async () => {
    const { json } = await call('POST', `${ROOT}/made`, { fields: {} });
    expect(json.name).toMatch(/\/made\/[A-Za-z0-9]{20}$/);
  });

  test('obey preconditions', async () => {
    await put('pre/a', { n: n(1) });
    const exists = 'currentDocument.exists';
    expect(await call('PATCH', `${name('pre/b')}?${exists}=true`, {})).toMatchObject(
      error(404, 'NOT_FOUND'),
    );
    expect(await call('PATCH', `${name('pre/a')}?${exists}=false`, {})).toMatchObject(
      error(409, 'ALREADY_EXISTS'),
    );
    const old = 'currentDocument.updateTime=2020-01-01T00:00:00Z';
    expect(await call('DELETE', `${name('pre/a')}?${old}`)).toMatchObject(
      error(400, 'FAILED_PRECONDITION'),
    );
  });

  test('are listed in pages', async () => {
    for (const id of ['a', 'b', 'c', 'd', 'e']) await put(`pages/${id}`, {});
    const ids: string[] = [];
    for (let token = ''; ; ) {
      const { json } = await call('GET', `${ROOT}/pages?pageSize=2&pageToken=${token}`);
      for (const doc of json.documents ?? []) ids.push(doc.name.slice(-1));
      token = json.nextPageToken ?? '';
      if (!token) break;
    }
    expect(ids).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
});

describe('commit', () => {
  test('reports one result for each write, with the results of transforms', async () => {
    const { json } = await commit(
      { update: { name: name('commit/a'), fields: { n: n(1) } } },
      {
        update: { name: name('commit/a'), fields: {} },
        updateMask: { fieldPaths: [] },
        updateTransforms: [
          { fieldPath: 'n', increment: n(2) },
          { fieldPath: 'l', appendMissingElements: { values: [n(1), n(1)] } },
          { fieldPath: 'm', maximum: { doubleValue: 1.5 } },
        ],
      },
    );
    expect(json.writeResults[1].transformResults).toEqual([
      n(3),
      { nullValue: null },
      { doubleValue: 1.5 },
    ]);
    const { fields } = (await call('GET', name('commit/a'))).json;
    expect(fields).toEqual({
      n: n(3),
      l: { arrayValue: { values: [n(1)] } },
      m: { doubleValue: 1.5 },
    });
  });

  test('changes nothing when one write fails', async () => {
    const missing = {
      update: { name: name('all/b'), fields: {} },
      currentDocument: { exists: true },
    };
    const result = await commit({ update: { name: name('all/a'), fields: {} } }, missing);
    expect(result).toMatchObject(error(404, 'NOT_FOUND'));
    expect(await call('GET', name('all/a'))).toMatchObject({ status: 404 });
  });

  test('keeps the version of a document that it does not change', async () => {
    const first = await put('same/a', { n: n(1) });
    const second = await put('same/a', { n: n(1) });
    expect(second.json.updateTime).toBe(first.json.updateTime);
  });

  test('an increment stops at the ends of 64 bits', async () => {
    const most = '9223372036854775807';
    await put('int/a', { n: { integerValue: most } });
    const increment = {
      document: name('int/a'),
      fieldTransforms: [{ fieldPath: 'n', increment: n(1) }],
    };
    await commit({ transform: increment });
    expect((await call('GET', name('int/a'))).json.fields.n).toEqual({ integerValue: most });
  });
});

describe('transactions', () => {
  const begin = async () => (await call('POST', `${ROOT}:beginTransaction`, {})).json.transaction;

  test('of two that change what both read, one commits and one is refused', async () => {
    await put('tx/a', { n: n(1) });
    const both = [await begin(), await begin()];
    const documents = [name('tx/a'), name('tx/none')];
    for (const transaction of both) {
      const { json } = await call('POST', `${ROOT}:batchGet`, { documents, transaction });
      expect(json.map((answer: object) => Object.keys(answer)[0])).toEqual(['found', 'missing']);
    }
    const writes = [{ update: { name: name('tx/a'), fields: { n: n(2) } } }];
    const commits = both.map((transaction) =>
      call('POST', `${ROOT}:commit`, { transaction, writes }),
    );
    const [first, second] = (await Promise.all(commits)).sort((a, b) => a.status - b.status);
    expect(first).toMatchObject({ status: 200 });
    expect(second).toMatchObject(error(409, 'ABORTED'));
  });

  test('end with commit or rollback', async () => {
    const transaction = await begin();
    expect(await call('POST', `${ROOT}:rollback`, { transaction })).toMatchObject({ status: 200 });
    const result = await call('POST', `${ROOT}:commit`, { transaction, writes: [] });
    expect(result).toMatchObject(error(400, 'INVALID_ARGUMENT'));
  });
});

describe('queries', () => {
  const run = async (structuredQuery: object) =>
    call('POST', `${ROOT}:runQuery`, { structuredQuery });
  const from = [{ collectionId: 'query' }];
  const where = (fieldPath: string, op: string, value: object) => ({
    fieldFilter: { field: { fieldPath }, op, value },
  });

  test('answer with documents, or with the read time alone', async () => {
    await put('query/a', { n: n(1) });
    const { json } = await run({ from, where: where('n', 'EQUAL', n(1)) });
    expect(json).toMatchObject([
      { document: { name: name('query/a') }, readTime: expect.any(String) },
    ]);
    expect((await run({ from, where: where('n', 'EQUAL', n(2)) })).json).toEqual([
      { readTime: expect.any(String) },
    ]);
  });

  const list = (count: number) => ({
    arrayValue: { values: Array.from({ length: count }, (_, i) => n(i)) },
  });
  test.each([
    ['31 values for IN', { from, where: where('n', 'IN', list(31)) }],
    ['11 values for NOT_IN', { from, where: where('n', 'NOT_IN', list(11)) }],
    ['no values for IN', { from, where: where('n', 'IN', list(0)) }],
    ['a negative limit', { from, limit: -1 }],
  ])('refuse %s', async (_what, query) => {
    const { status, json } = await run(query);
    expect([status, (Array.isArray(json) ? json[0] : json).error.status]).toEqual([
      400,
      'INVALID_ARGUMENT',
    ]);
  });
});

describe('what production refuses', () => {
  const deep = (levels: number): object =>
    levels === 0 ? n(1) : { mapValue: { fields: { a: deep(levels - 1) } } };

  test.each<[string, () => Promise<object>]>([
    ['a document over 1 MiB', () => put('limits/a', { t: { stringValue: 'x'.repeat(1_048_576) } })],
    ['maps nested deeper than 20', () => put('limits/a', { a: deep(21) })],
    [
      'an array in an array',
      () => put('limits/a', { a: { arrayValue: { values: [{ arrayValue: {} }] } } }),
    ],
    ['a reserved field name', () => put('limits/a', { __a__: n(1) })],
    ['an empty field name', () => put('limits/a', { '': n(1) })],
    ['a reserved id', () => put('limits/__a__', {})],
    ['an id of 1501 bytes', () => put(`limits/${'x'.repeat(1501)}`, {})],
    [
      'an integer over 64 bits',
      () => put('limits/a', { n: { integerValue: '9223372036854775808' } }),
    ],
    [
      'a latitude over 90',
      () => put('limits/a', { g: { geoPointValue: { latitude: 91, longitude: 0 } } }),
    ],
    [
      '501 transforms',
      () => {
        const fieldTransforms = Array.from({ length: 501 }, (_, i) => ({
          fieldPath: `f${i}`,
          increment: n(1),
        }));
        return commit({ transform: { document: name('limits/a'), fieldTransforms } });
      },
    ],
    ['JSON that is none', () => call('POST', `${ROOT}:commit`, '{"writes": [')],
  ])('%s', async (_what, attempt) => {
    expect(await attempt()).toMatchObject(error(400, 'INVALID_ARGUMENT'));
  });

  test('maps nested 20 deep are accepted', async () => {
    expect(await put('limits/deep', { a: deep(20) })).toMatchObject({ status: 200 });
  });

  test.skipIf(OFFICIAL)('an unsupported feature is refused by name', async () => {
    const pipeline = await call('POST', `${DATABASE}/documents:executePipeline`, {});
    expect(JSON.stringify(pipeline)).toContain(
      'The pipeline API (ExecutePipeline) is not supported',
    );
    const structuredQuery = { from: [{ collectionId: 'a' }] };
    const explained = await call('POST', `${ROOT}:runQuery`, {
      structuredQuery,
      explainOptions: {},
    });
    expect(JSON.stringify(explained)).toContain('Query explain (explainOptions) is not supported');
  });
});
