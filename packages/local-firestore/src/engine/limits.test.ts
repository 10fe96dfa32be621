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

test.each<[string, number, RegExp, (size: number) => Promise<string | undefined>]>([
  [
    'text',
    1_048_487,
    /value of property "t" is longer than 1048487 bytes/,
    (n) => write('a/b', text(n)),
  ],
  [
    'bytes',
    1_048_487,
    /value of property "t" is longer than 1048487 bytes/,
    (n) => write('a/b', bytes(n)),
  ],
  [
    'a document',
    1_048_576,
    /exceeds the maximum allowed size of 1,048,576/,
    (n) => write('a/b', ofSize(n)),
  ],
  ['a document name', 6144, /name is longer than 6144 bytes/, (n) => write(pathOf(n), {})],
  ['levels of collections', 100, /more than 100 levels/, (n) => write(levels(n), {})],
])('%s may have %i and no more', async (_, limit, refusal, of) => {
  for (const size of [limit - 20, limit - 7, limit - 1, limit])
    expect(await of(size)).toBeUndefined();
  for (const size of [limit + 1, limit + 6, limit + 20]) expect(await of(size)).toMatch(refusal);
});

test('the refusal of a large document names a size over the limit that it names', async () => {
  const size = /its size \(([\d,]+) bytes\)/.exec(
    (await write('a/b', ofSize(1_048_577))) ?? '',
  )?.[1];
  expect(size).toBe('1,048,577');
});
