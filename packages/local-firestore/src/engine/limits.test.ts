import { expect, test } from 'vitest';
import { memoryStorage } from '../storage/memory.ts';
import { Engine } from './engine.ts';
import { commit } from './operations/commit.ts';
import { OWNER } from './values/auth.ts';

const DATABASE = 'projects/p/databases/d';

/** Writes one document; returns the refusal, or undefined. */
async function write(path: string, fields: Record<string, unknown>): Promise<string | undefined> {
  const engine = new Engine(memoryStorage());
  const update = { name: `${DATABASE}/documents/${path}`, fields };
  try {
    await commit(engine, OWNER, { database: DATABASE, writes: [{ update }] });
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const text = (bytes: number) => ({ t: { stringValue: 'x'.repeat(bytes) } });
const bytes = (count: number) => ({
  t: { bytesValue: Buffer.alloc(count).toString('base64') },
});
/** Two fields, each within its own limit, of a document of so many bytes by the published rules, plus four. */
function ofSize(size: number) {
  const overhead = 'a/b'.length + 1 + 16 + 32 + 4;
  const left = size - overhead - 2 * ('a'.length + 1 + 1);
  return {
    a: { stringValue: 'x'.repeat(500_000) },
    b: { stringValue: 'x'.repeat(left - 500_000) },
  };
}
/** A path of so many bytes, in ids that are short enough each. */
function pathOf(length: number): string {
  const ids = Array.from({ length: 6 }, () => 'x'.repeat(1000));
  const rest = length - ids.join('/').length - 1;
  return [...ids, 'c', 'x'.repeat(rest - 2)].join('/');
}
const levels = (count: number) => Array.from({ length: 2 * count }, () => 'a').join('/');

const name = (length: number) => ({ ['n'.repeat(length)]: { nullValue: null } });
const inKorean = (bytes: number) => ({
  t: { stringValue: '한'.repeat(Math.floor(bytes / 3)) + 'x'.repeat(bytes % 3) },
});

const IN_VALUE = /value of property "t" is longer than 1048487 bytes/;
test.each<[string, number, RegExp, (size: number) => Promise<string | undefined>]>([
  ['text', 1_048_487, IN_VALUE, (n) => write('a/b', text(n))],
  ['text in Korean', 1_048_487, IN_VALUE, (n) => write('a/b', inKorean(n))],
  ['bytes', 1_048_487, IN_VALUE, (n) => write('a/b', bytes(n))],
  [
    'a document',
    1_048_576,
    /exceeds the maximum allowed size of 1,048,576/,
    (n) => write('a/b', ofSize(n)),
  ],
  ['a document name', 6144, /name is longer than 6144 bytes/, (n) => write(pathOf(n), {})],
  ['an id', 1500, /id is longer than 1500 bytes/, (n) => write(`a/${'x'.repeat(n)}`, {})],
  ['a field name', 1500, /name is longer than 1500 bytes/, (n) => write('a/b', name(n))],
  ['levels of collections', 100, /more than 100 levels/, (n) => write(levels(n), {})],
])('%s may have %i and no more, up to 20 around it', async (_, limit, refusal, of) => {
  for (let size = limit - 20; size <= limit; size++) expect(await of(size)).toBeUndefined();
  for (let size = limit + 1; size <= limit + 20; size++) expect(await of(size)).toMatch(refusal);
});

test.each(['a\ud800', '\udc00a', '\ud800\ud800', '\udc00\ud83d'])(
  'half of a surrogate pair is no text, in values, names and ids: %j',
  async (half) => {
    const refusal = /is not valid Unicode/;
    expect(await write('a/b', { t: { stringValue: half } })).toMatch(refusal);
    const inMap = { mapValue: { fields: { [half]: { nullValue: null } } } };
    expect(await write('a/b', { m: inMap })).toMatch(refusal);
    expect(await write('a/b', { [half]: { nullValue: null } })).toMatch(refusal);
    expect(await write(`a/${half}`, {})).toMatch(refusal);
    const referenceValue = `${DATABASE}/documents/a/${half}`;
    expect(await write('a/b', { r: { referenceValue } })).toMatch(refusal);
    expect(await write('a/b', { t: { stringValue: '\ud83d\udc0b' } })).toBeUndefined();
  },
);

test('the refusal of a large document names a size over the limit that it names', async () => {
  const size = /its size \(([\d,]+) bytes\)/.exec(
    (await write('a/b', ofSize(1_048_577))) ?? '',
  )?.[1];
  expect(size).toBe('1,048,577');
});
