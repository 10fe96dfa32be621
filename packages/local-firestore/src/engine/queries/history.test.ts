import { expect, test } from 'vitest';
import type { Doc } from '../values/document.ts';
import { History } from './history.ts';

const doc = (path: string, updateTime: number, size = 100): Doc => ({
  path,
  fields: {},
  createTime: 1,
  updateTime,
  size,
});

test('since() returns each path once, with its value then and now', () => {
  const history = new History(10);
  const [a1, a2] = [doc('c/a', 11), doc('c/a', 12)];
  history.add(11, [{ path: 'c/a', before: null, after: a1 }]);
  history.add(12, [
    { path: 'c/a', before: a1, after: a2 },
    { path: 'c/b', before: null, after: null },
  ]);
  expect(history.since(10).get('c/a')).toEqual({ path: 'c/a', before: null, after: a2 });
  expect(history.since(11).get('c/a')).toEqual({ path: 'c/a', before: a1, after: a2 });
  expect(history.since(12).size).toBe(0);
});

test.each([
  ['many changes', 30_000, 100],
  ['large documents', 200, 1_000_000],
])('%s are forgotten, the oldest first', (_what, count, size) => {
  const history = new History(0);
  for (let version = 1; version <= count; version++) {
    history.add(version, [{ path: 'c/a', before: doc('c/a', version - 1, size), after: null }]);
  }
  expect(history.isReadableAt(0)).toBe(false);
  expect(history.isReadableAt(count - 10)).toBe(true);
  expect(history.since(count - 10).get('c/a')?.before?.updateTime).toBe(count - 10);
});
