// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forbidStorage } from '../testing/forbid-storage.ts';
import { readCache, writeCache } from './document-cache.ts';

const path = 'manages/menus';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('reads a cached document by its path, with the time at which it was cached', () => {
  vi.useFakeTimers({ now: 1000 });
  writeCache(path, { soup: { price: 12 } });
  vi.setSystemTime(5000);
  expect(readCache(path)).toMatchObject({ data: { soup: { price: 12 } }, at: 1000 });
  expect(readCache('dates/activeDates')).toBeUndefined();
});

it('removes the cached copy of a document that is missing now', () => {
  writeCache(path, { soup: {} });
  writeCache(path, undefined);
  expect(readCache(path)).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

it.each([
  ['broken JSON', '{'],
  ['of another version', '{"version":0,"at":1,"data":{}}'],
  ['without a time', '{"version":1,"data":{}}'],
  ['without fields', '{"version":1,"at":1,"data":[]}'],
  ['null', 'null'],
])('ignores an entry that is %s', (_, stored) => {
  localStorage.setItem(`seen:${path}`, stored);
  expect(readCache(path)).toBeUndefined();
});

it('keeps a document for this page where storage fails', () => {
  forbidStorage();
  expect(readCache('common/point')).toBeUndefined();
  writeCache(path, { soup: {} });
  expect(readCache(path)).toMatchObject({ data: { soup: {} } });
});
