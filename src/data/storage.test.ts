// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { readJson, readText, removeStored, writeJson, writeText } from './storage.ts';

const numbers = z.array(z.number());

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('reads what was written, as text and as JSON, in either storage', () => {
  writeText('lang', 'en');
  expect(readText('lang')).toBe('en');
  writeJson('list', [1, 2], 'sessionStorage');
  expect(readJson('list', numbers, 'sessionStorage')).toEqual([1, 2]);
  expect(readJson('list', numbers)).toBeUndefined();
});

it('removes an entry that is written as nothing', () => {
  writeText('lang', 'en');
  writeJson('list', [1]);
  writeText('lang', null);
  writeJson('list', undefined);
  expect(localStorage).toHaveLength(0);
});

it('removes the entries with a prefix and no others', () => {
  for (const key of ['draft:a', 'draft:b', 'basket']) writeText(key, '1');
  removeStored('draft:');
  expect(Object.keys(localStorage)).toEqual(['basket']);
});

it.each([
  ['broken JSON', '[1'],
  ['another shape', '["1"]'],
])('ignores %s', (_, stored) => {
  localStorage.setItem('list', stored);
  expect(readJson('list', numbers)).toBeUndefined();
});

it('keeps the earlier entry when the storage is full', () => {
  writeJson('list', [1]);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  writeJson('list', [1, 2]);
  expect(readJson('list', numbers)).toEqual([1]);
});

it('reads nothing and does not throw where the browser forbids its storage', () => {
  vi.stubGlobal('localStorage', undefined);
  writeText('lang', 'en');
  writeJson('list', [1]);
  removeStored('list');
  expect(readText('lang')).toBeNull();
  expect(readJson('list', numbers)).toBeUndefined();
});
