// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readCache, writeCache } from './document-cache.ts';

const path = 'manages/menus';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('gives back what was kept with its moment, by path', () => {
  vi.useFakeTimers({ now: 1000 });
  writeCache(path, { soup: { price: 12 } });
  vi.setSystemTime(5000);
  expect(readCache(path)).toEqual({ data: { soup: { price: 12 } }, at: 1000 });
  expect(readCache('dates/activeDates')).toBeUndefined();
});

it('forgets a document that is missing now', () => {
  writeCache(path, { soup: {} });
  writeCache(path, undefined);
  expect(readCache(path)).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

it.each([
  ['no JSON', '{'],
  ['of another version', '{"version":0,"at":1,"data":{}}'],
  ['without its moment', '{"version":1,"data":{}}'],
  ['no fields', '{"version":1,"at":1,"data":[]}'],
  ['nothing', 'null'],
])('discards what is %s', (_, stored) => {
  localStorage.setItem(`seen:${path}`, stored);
  expect(readCache(path)).toBeUndefined();
});

it('lives without a store', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  expect(() => writeCache(path, { soup: {} })).not.toThrow();
  expect(readCache(path)).toBeUndefined();
});
