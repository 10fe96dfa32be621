import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../storage/memory.ts';
import { Engine } from '../engine.ts';
import { begin, commit } from '../operations/commit.ts';
import { batchGet } from '../operations/documents.ts';
import { OWNER } from '../values/auth.ts';
import { type Contention, Turns } from './turns.ts';

const DATABASE = 'projects/p/databases/d';
const ROOT = `${DATABASE}/documents`;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Begins a piece of work for each list of keys; the times at which each was done, ms, or its error. */
async function times(contention: Contention, ...works: string[][]) {
  const turns = new Turns(contention);
  const start = Date.now();
  const done = works.map((keys) =>
    turns.take(keys, async () => Date.now() - start).catch((error: Error) => error.message),
  );
  await vi.runAllTimersAsync();
  return Promise.all(done);
}

test('writes to one document take turns, in the order in which they came', async () => {
  const ends = (await times({ serviceMs: 100 }, ['a'], ['a'], ['a'])) as number[];
  const services = ends.map((end, i) => end - (ends[i - 1] ?? 0));
  for (const service of services) {
    expect(service).toBeGreaterThanOrEqual(50);
    expect(service).toBeLessThanOrEqual(150);
  }
});

test('writes to different documents do not wait for one another', async () => {
  const ends = (await times({ serviceMs: 100 }, ['a'], ['b'], ['c'])) as number[];
  expect(Math.max(...ends)).toBeLessThanOrEqual(150);
});

test('a commit waits for all documents that it writes, and keeps those that it waits for', async () => {
  const [first, both, second] = (await times(
    { serviceMs: 100 },
    ['a'],
    ['a', 'b', 'a'],
    ['b'],
  )) as number[];
  expect(both).toBeGreaterThan(first ?? 0);
  expect(second).toBeGreaterThan(both ?? 0);
});

test('the same seed gives the same times', async () => {
  const works = Array.from({ length: 10 }, () => ['a']);
  const first = await times({ serviceMs: 100, seed: 7 }, ...works);
  expect(await times({ serviceMs: 100, seed: 7 }, ...works)).toEqual(first);
  expect(await times({ serviceMs: 100, seed: 8 }, ...works)).not.toEqual(first);
});

test('fails further writes at once when too many wait, and takes new ones later', async () => {
  const aborted = 'Too much contention on these documents. Please try again.';
  const turns = new Turns({ serviceMs: 100, maxWaiting: 2 });
  const take = () => turns.take(['a'], async () => 'done').catch((error: Error) => error.message);
  const all = Promise.all([take(), take(), take(), take()]);
  await vi.runAllTimersAsync();
  expect(await all).toEqual(['done', 'done', 'done', aborted]);
  const later = take();
  await vi.runAllTimersAsync();
  expect(await later).toBe('done');
});

test('a turn ends also when its work fails', async () => {
  const turns = new Turns({ serviceMs: 100 });
  const failing = turns.take(['a'], () => Promise.reject(new Error('refused')));
  const next = turns.take(['a'], async () => 'done');
  const failed = expect(failing).rejects.toThrow('refused');
  await vi.runAllTimersAsync();
  await failed;
  expect(await next).toBe('done');
});

test('an engine with contention lets a transaction commit while others wait for its locks', async () => {
  const engine = new Engine(memoryStorage(), undefined, { contention: { serviceMs: 100 } });
  const name = `${ROOT}/c/one`;
  const write = (value: string, transaction = '') =>
    commit(engine, OWNER, {
      database: DATABASE,
      writes: [{ update: { name, fields: { v: { stringValue: value } } } }],
      transaction,
    });
  const { transaction } = begin(engine, OWNER, { database: DATABASE, options: { readWrite: {} } });
  for await (const _ of batchGet(engine, OWNER, {
    database: DATABASE,
    documents: [name],
    transaction,
  }));
  const other = write('other');
  await vi.advanceTimersByTimeAsync(1000);
  const own = write('own', String(transaction));
  await vi.runAllTimersAsync();
  await own;
  await other;
  engine.close();
});
