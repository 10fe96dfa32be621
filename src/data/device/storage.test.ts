// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forbidStorage } from '../testing/forbid-storage.ts';
import type * as storageModule from './storage.ts';

let storage: typeof storageModule;

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  vi.resetModules();
  storage = await import('./storage.ts');
});
afterEach(() => vi.restoreAllMocks());

it('reads back what was written, as text and as JSON, in both kinds of storage', () => {
  storage.writeText('lang', 'en');
  expect(storage.readText('lang')).toBe('en');
  storage.writeJson('list', [1, 2], 'sessionStorage');
  expect(storage.readJson('list', 'sessionStorage')).toEqual([1, 2]);
  expect(storage.readJson('list')).toBeUndefined();
});

it('removes an entry when null or undefined is written', () => {
  storage.writeText('lang', 'en');
  storage.writeJson('list', [1]);
  storage.writeText('lang', null);
  storage.writeJson('list', undefined);
  expect(localStorage).toHaveLength(0);
});

it('removes only the entries with the given prefix', () => {
  for (const key of ['draft:a', 'draft:b', 'basket']) storage.writeText(key, '1');
  storage.removeStored('draft:');
  expect(Object.keys(localStorage)).toEqual(['basket']);
});

it('ignores an entry that is not valid JSON', () => {
  localStorage.setItem('list', '[1');
  expect(storage.readJson('list')).toBeUndefined();
});

describe('where the browser refuses to store', () => {
  it('keeps an entry for as long as the page is open', () => {
    storage.writeJson('list', [1]);
    forbidStorage();
    storage.writeJson('list', [1, 2]);
    storage.writeText('draft:a', 'text');
    expect(storage.readJson('list')).toEqual([1, 2]);
    storage.removeStored('draft:');
    expect(storage.readText('draft:a')).toBeNull();
    storage.writeJson('list', undefined);
    expect(storage.readJson('list')).toBeUndefined();
  });

  it('stores an entry again once the browser allows it', () => {
    forbidStorage();
    storage.writeText('lang', 'en');
    vi.restoreAllMocks();
    storage.writeText('lang', 'ko');
    expect(localStorage.getItem('lang')).toBe('ko');
    localStorage.setItem('lang', 'en');
    expect(storage.readText('lang')).toBe('en');
  });
});
