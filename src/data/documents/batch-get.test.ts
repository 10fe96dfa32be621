import { afterEach, expect, it, vi } from 'vitest';
import { batchGet } from './batch-get.ts';

afterEach(() => void vi.unstubAllGlobals());

it.each([
  ['the whole documents', undefined, undefined],
  [
    'some of their fields',
    ['20261124_1', 'a`b\\'],
    { fieldPaths: ['`20261124_1`', '`a\\`b\\\\`'] },
  ],
])('asks for %s', async (_, fields, mask) => {
  const fetched = vi.fn<typeof fetch>(async () => new Response('[]'));
  vi.stubGlobal('fetch', fetched);
  await batchGet('https://store.example', 'root', ['dates/activeDates'], {}, fields);
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toEqual({
    documents: ['root/dates/activeDates'],
    ...(mask && { mask }),
  });
});
