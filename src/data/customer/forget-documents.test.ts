// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { forgetDocumentsIfAsked, forgetDocumentsLater } from './forget-documents.ts';

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

it('does not clear the cached documents before anybody signs out', async () => {
  const clear = vi.fn(async () => {});
  await forgetDocumentsIfAsked(clear);
  expect(clear).not.toHaveBeenCalled();
});

it('clears the cached documents once after a sign-out', async () => {
  const clear = vi.fn(async () => {});
  forgetDocumentsLater();
  await forgetDocumentsIfAsked(clear);
  await forgetDocumentsIfAsked(clear);
  expect(clear).toHaveBeenCalledTimes(1);
});

it('retries at the next start when another tab blocks the clearing, without delaying this one', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const clear = vi.fn(async () => {}).mockRejectedValueOnce(new Error('failed-precondition'));
  forgetDocumentsLater();
  await forgetDocumentsIfAsked(clear);
  await forgetDocumentsIfAsked(clear);
  await forgetDocumentsIfAsked(clear);
  expect(clear).toHaveBeenCalledTimes(2);
});
