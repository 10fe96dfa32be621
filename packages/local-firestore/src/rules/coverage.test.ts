import { expect, onTestFinished, test } from 'vitest';
import { startFirestore } from '../start.ts';
import type { ExpressionReport } from './coverage.ts';

const wrap = (body: string) =>
  `rules_version = '2';\nservice cloud.firestore {\n match /databases/{database}/documents {\n${body}\n }\n}`;

/** A server with these rules, and what `call` reports about them. */
async function setup(body: string) {
  const source = wrap(body);
  const server = await startFirestore({ port: 0, rules: source });
  onTestFinished(() => server.close());
  const base = `http://127.0.0.1:${server.port}`;
  const url = `${base}/emulator/v1/projects/p:ruleCoverage`;
  const documents = `${base}/v1/projects/p/databases/(default)/documents`;
  const report = async (): Promise<ExpressionReport[]> => (await (await fetch(url)).json()).report;
  return {
    source,
    url,
    report,
    get: async (path: string) => (await fetch(`${documents}/${path}`)).status,
    load: (text: string) =>
      fetch(`${base}/emulator/v1/projects/p:securityRules`, {
        method: 'PUT',
        body: JSON.stringify({ rules: { files: [{ content: text }] } }),
      }),
  };
}

/** The text of an expression and its values, each with its count. */
const texts = (source: string, report: ExpressionReport[]): unknown[] =>
  report.flatMap(({ sourcePosition, values, children = [] }) => [
    [
      [...source].slice(sourcePosition.currentOffset, sourcePosition.endOffset + 1).join(''),
      ...(values ?? []).flatMap(({ value, count }) => [value, count]),
    ],
    ...texts(source, [...children]),
  ]);

test('every expression has its values and their counts, in the form of the official emulator', async () => {
  const { source, url, report, get } = await setup(
    "  match /a/{id} { allow get: if id != 'no' && f(1); allow list: if resource.id == 'x'; }\n  function f(n) { return n == 1; }",
  );
  const before = await report();
  expect(before.flatMap(({ values = [] }) => values)).toEqual([]);
  for (const id of ['a', 'no', 'a']) await get(`a/${id}`);
  const after = await report();
  expect(texts(source, after)).toEqual([
    ["id != 'no' && f(1)", { boolValue: true }, 2, { boolValue: false }, 1],
    ["id != 'no'", { boolValue: true }, 2, { boolValue: false }, 1],
    ['id', { stringValue: 'a' }, 2, { stringValue: 'no' }, 1],
    ['f(1)', { boolValue: true }, 2],
    ["resource.id == 'x'"],
    ['resource.id'],
    ['resource'],
    ['n == 1', { boolValue: true }, 2],
    ['n', { intValue: '1' }, 2],
  ]);
  expect(after[0]?.sourcePosition).toEqual({
    line: 4,
    column: 33,
    currentOffset: source.indexOf('id !='),
    endOffset: source.indexOf('f(1)') + 3,
  });
  expect((await (await fetch(url)).json()).rules).toEqual({
    files: [{ name: 'firestore.rules', content: source }],
  });
});

test('positions count code points; errors have their message', async () => {
  const { source, report, get } = await setup(
    "  match /a/{id} { allow get: if '중문🚀' == id || resource.data.n == 1; }",
  );
  await get('a/b');
  expect(texts(source, await report())).toEqual([
    [
      "'중문🚀' == id || resource.data.n == 1",
      { undefined: { causeMessage: 'Null value error.' } },
      1,
    ],
    ["'중문🚀' == id", { boolValue: false }, 1],
    ['id', { stringValue: 'b' }, 1],
    ['resource.data.n == 1', { undefined: { causeMessage: 'Null value error.' } }, 1],
    ['resource.data.n', { undefined: { causeMessage: 'Null value error.' } }, 1],
    ['resource.data', { undefined: { causeMessage: 'Null value error.' } }, 1],
    ['resource', { nullValue: null }, 1],
  ]);
});

test('a condition that is a literal has no report; different values are kept up to a bound', async () => {
  const { source, report, get } = await setup(
    '  match /a/{id} { allow get: if true; }\n  match /b/{id} { allow get: if [id].size() == 1; }',
  );
  for (let i = 0; i < 25; i++) await get(`b/${i}`);
  const [, size, list, id] = texts(source, await report()) as unknown[][];
  expect(size).toEqual(['[id].size()', { intValue: '1' }, 25]);
  expect(list).toEqual(['[id]', { listValue: { values: [{ stringValue: '0' }] } }, 25]);
  expect(id).toHaveLength(1 + 21 * 2);
  expect(id?.slice(-2)).toEqual([{ stringValue: 'and others' }, 5]);
});

test('new rules start a new report; rules with a mistake leave the old one', async () => {
  const { report, get, load } = await setup('  match /a/{id} { allow get: if id == "a"; }');
  await get('a/a');
  expect((await load('service')).status).toBe(400);
  expect((await report())[0]?.values).toHaveLength(1);
  await load(wrap('  match /a/{id} { allow get: if id == "b"; }'));
  expect((await report())[0]).not.toHaveProperty('values');
});

test('the page shows the rules with each expression marked', async () => {
  const { source, url, get } = await setup(
    "  match /a/{id} { allow get: if id < 'b' && id != '<script>'; allow list: if id == 'q'; }",
  );
  await get('a/a');
  const response = await fetch(`${url}.html`);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const page = await response.text();
  expect(page).toContain('1 of 2 conditions and results of functions were evaluated.');
  expect(page).toContain(
    `<span class="coverage-expr hit" title="{&quot;boolValue&quot;:true}: 1"><span class="coverage-expr hit"`,
  );
  expect(page).toContain('class="coverage-expr miss" title="never evaluated">id</span> == ');
  expect(page).not.toContain('<script>');
  const text = /<pre>([\s\S]*)<\/pre>/.exec(page)?.[1]?.replace(/<[^>]*>/g, '');
  expect(text?.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')).toBe(
    source,
  );
});

test('a project without rules has no report', async () => {
  const server = await startFirestore({ port: 0 });
  onTestFinished(() => server.close());
  const url = `http://127.0.0.1:${server.port}/emulator/v1/projects/p:ruleCoverage`;
  expect((await fetch(url)).status).toBe(404);
});
