// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { takeInitialFetch } from './initial-fetch.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  delete window.initialFetch;
});

it('hands over the page’s read once', () => {
  const read = { paths: ['common/gongji'], sentAt: 1, answer: Promise.race([]) };
  window.initialFetch = read as typeof window.initialFetch;
  expect(takeInitialFetch()).toBe(read);
  expect(takeInitialFetch()).toBeUndefined();
});

it('has nothing where the page asked for nothing, or where there is no page', () => {
  expect(takeInitialFetch()).toBeUndefined();
  vi.stubGlobal('window', undefined);
  expect(takeInitialFetch()).toBeUndefined();
});
