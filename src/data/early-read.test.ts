// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { takeEarlyRead } from './early-read.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  delete window.earlyRead;
});

it('hands over the page’s read once', () => {
  const read = { paths: ['common/gongji'], sentAt: 1, answer: Promise.race([]) };
  window.earlyRead = read as typeof window.earlyRead;
  expect(takeEarlyRead()).toBe(read);
  expect(takeEarlyRead()).toBeUndefined();
});

it('has nothing where the page asked for nothing, or where there is no page', () => {
  expect(takeEarlyRead()).toBeUndefined();
  vi.stubGlobal('window', undefined);
  expect(takeEarlyRead()).toBeUndefined();
});
