// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { forgetDocumentsIfAsked, forgetDocumentsLater } from './forget-documents.ts';

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

it('clears nothing as long as nobody has signed out', async () => {
  const clear = vi.fn(async () => {});
  await forgetDocumentsIfAsked(clear);
  expect(clear).not.toHaveBeenCalled();
});

it('clears once after a sign-out', async () => {
  const clear = vi.fn(async () => {});
  forgetDocumentsLater();
  await forgetDocumentsIfAsked(clear);
  await forgetDocumentsIfAsked(clear);
  expect(clear).toHaveBeenCalledTimes(1);
});

it('tries again the next time when another tab is in the way, and keeps nobody waiting', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const clear = vi.fn(async () => {}).mockRejectedValueOnce(new Error('failed-precondition'));
  forgetDocumentsLater();
  await forgetDocumentsIfAsked(clear);
  await forgetDocumentsIfAsked(clear);
  await forgetDocumentsIfAsked(clear);
  expect(clear).toHaveBeenCalledTimes(2);
});
