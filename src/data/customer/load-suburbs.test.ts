import { afterEach, expect, it, vi } from 'vitest';
import { loadSuburbs } from './load-suburbs.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('gives up a list that does not come, so that the form that waits for it is not locked for ever, and asks again', async () => {
  const limit = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  /** A line that is up and carries nothing. */
  const deadLine = (_: string, init?: RequestInit) =>
    new Promise((_, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
  vi.stubGlobal('fetch', vi.fn(deadLine));
  const loading = loadSuburbs();
  limit.abort(new DOMException('no answer', 'TimeoutError'));
  await expect(loading).rejects.toThrow('no answer');

  vi.stubGlobal('fetch', async () => new Response('2122 Eastwood\n'));
  expect(await loadSuburbs()).toMatchObject([{ name: 'Eastwood', postcode: '2122' }]);
});
