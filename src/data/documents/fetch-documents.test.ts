// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deferred } from '../testing/deferred.ts';
import type { BatchGetAnswer } from './batch-get.ts';

const caller = vi.hoisted(() => ({
  headers: async (): Promise<Record<string, string>> => ({ authorization: 'Bearer t' }),
}));
vi.mock('../firebase/caller-headers.ts', () => ({
  callerHeaders: () => caller.headers(),
  headersWith: async (token: string) => ({ authorization: `Bearer ${token}` }),
}));

const root = 'projects/demo/databases/(default)/documents';
const fetched = vi.fn<typeof fetch>();

let module: typeof import('./fetch-documents.ts');
let serverNow: () => number;

beforeEach(async () => {
  localStorage.clear();
  vi.stubEnv('VITE_FIREBASE_API_KEY', 'a&b');
  vi.stubGlobal('fetch', fetched.mockReset());
  fetched.mockImplementation(async (_url, init) => answer(asked(init)));
  vi.useFakeTimers({ now: 10_000 });
  await openPage();
});

async function openPage() {
  vi.resetModules();
  module = await import('./fetch-documents.ts');
  ({ serverNow } = await import('../device/server-clock.ts'));
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  delete window.initialFetch;
});

const asked = (init: RequestInit | undefined): string[] =>
  (JSON.parse(String(init?.body)) as { documents: string[] }).documents;

/** The store's response: a found document carries its own name, a missing one is listed as missing. */
function answer(names: readonly string[], readTime = '1970-01-01T00:01:00Z') {
  const found = names.map((name) =>
    name.endsWith('/missing')
      ? { missing: name, readTime }
      : {
          found: { name, fields: { name: { stringValue: name.slice(root.length + 1) } } },
          readTime,
        },
  );
  return new Response(JSON.stringify(found));
}

it('fetches all documents asked for at the same time with one request, each once', async () => {
  const reads = [
    module.fetchDocuments(['dates/activeDates', 'manages/menus']),
    module.fetchDocuments(['manages/menus', 'common/missing']),
  ];
  const [first, second] = await Promise.all(reads);
  expect(fetched).toHaveBeenCalledTimes(1);
  const [url, init] = fetched.mock.calls[0] ?? [];
  expect(url).toBe(`https://firestore.googleapis.com/v1/${root}:batchGet?key=a%26b`);
  expect(asked(init)).toEqual(
    ['dates/activeDates', 'manages/menus', 'common/missing'].map((path) => `${root}/${path}`),
  );
  expect([...(first ?? [])]).toEqual([
    ['dates/activeDates', { name: 'dates/activeDates' }],
    ['manages/menus', { name: 'manages/menus' }],
  ]);
  expect([...(second ?? [])]).toEqual([
    ['manages/menus', { name: 'manages/menus' }],
    ['common/missing', undefined],
  ]);
});

it('sends a new request for a document that is asked for again later', async () => {
  await module.fetchDocuments(['manages/menus']);
  await module.fetchDocuments(['manages/menus']);
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('fetches from the local Firestore where the build names one', async () => {
  vi.stubEnv('VITE_FIRESTORE_HOST', '127.0.0.1:5174');
  await openPage();
  await module.fetchDocuments(['manages/menus']);
  expect(fetched.mock.calls[0]?.[0]).toMatch(/^http:\/\/127\.0\.0\.1:5174\/v1\//);
});

it('uses the initial fetch and its server time once for each document, and fetches the rest', async () => {
  const { promise, resolve } = deferred<BatchGetAnswer>();
  window.initialFetch = { paths: ['dates/activeDates', 'manages/menus'], answer: promise };
  await openPage();
  const read = module.fetchDocuments(['dates/activeDates', 'manages/menus']);
  const documents = new Map([['dates/activeDates', { early: true }]]);
  resolve({ documents, clockOffset: 11_500 });
  expect((await read).get('dates/activeDates')).toEqual({ early: true });
  expect(serverNow()).toBe(21_500);
  expect(fetched).not.toHaveBeenCalled();
  await module.fetchDocuments(['dates/activeDates', 'manages/categories']);
  expect(asked(fetched.mock.calls[0]?.[1])).toEqual(
    ['dates/activeDates', 'manages/categories'].map((path) => `${root}/${path}`),
  );
});

it('takes the server’s time as that of the middle of the request', async () => {
  fetched.mockImplementation(async (_url, init) => {
    vi.setSystemTime(12_000);
    return answer(asked(init), '1970-01-01T00:01:00Z');
  });
  await module.fetchDocuments(['manages/menus']);
  // 60 s by the server was 11 s by the phone; the phone's clock is at 12 s now.
  expect(serverNow()).toBe(61_000);
});

it('rejects every caller of a failed request, and tries again on the next call', async () => {
  fetched.mockResolvedValueOnce(new Response('[]', { status: 500 }));
  const reads = await Promise.allSettled([
    module.fetchDocuments(['manages/menus']),
    module.fetchDocuments(['common/point']),
  ]);
  const refusal = new Error('fetching documents: HTTP 500');
  expect(reads).toEqual([
    { status: 'rejected', reason: refusal },
    { status: 'rejected', reason: refusal },
  ]);
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(module.fetchDocuments(['common/point'])).rejects.toThrow('Failed to fetch');
  expect((await module.fetchDocuments(['common/point'])).size).toBe(1);
});

it('says so where the rules refuse a document', async () => {
  fetched.mockResolvedValueOnce(new Response('[]', { status: 403 }));
  await expect(module.fetchDocuments(['manages/menus'])).rejects.toMatchObject({ code: 'denied' });
});

it('gives up a request that is not answered within 6 s, but not one whose response is slow to arrive', async () => {
  fetched.mockImplementationOnce(
    (_url, init) =>
      new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      }),
  );
  const failed = vi.fn();
  module.fetchDocuments(['manages/menus']).catch(failed);
  await vi.advanceTimersByTimeAsync(5999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ name: 'TimeoutError' }));

  let signal: AbortSignal | null | undefined;
  fetched.mockImplementationOnce(async (_url, init) => {
    signal = init?.signal;
    return answer(asked(init));
  });
  await module.fetchDocuments(['manages/menus']);
  await vi.advanceTimersByTimeAsync(6000);
  expect(signal?.aborted).toBe(false);
});

it('delays afterFirstPaint until the response has come', async () => {
  const { promise, resolve } = deferred<Response>();
  fetched.mockReturnValueOnce(promise);
  const { markScreenDrawn, afterFirstPaint } = await import('./after-first-paint.ts');
  const idle = vi.fn();
  const read = module.fetchDocuments(['manages/menus']);
  markScreenDrawn();
  afterFirstPaint().then(idle);
  await vi.advanceTimersByTimeAsync(9000);
  expect(idle).not.toHaveBeenCalled();
  resolve(answer([`${root}/manages/menus`]));
  await read;
  await vi.advanceTimersByTimeAsync(1000);
  expect(idle).toHaveBeenCalled();
});

it('fetches during prerendering, where there is no initial fetch', async () => {
  vi.stubGlobal('window', undefined);
  await openPage();
  await module.fetchDocuments(['manages/menus']);
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('caches what the initial fetch found as soon as it is answered', async () => {
  const { promise, resolve } = deferred<BatchGetAnswer>();
  window.initialFetch = { paths: ['a/b', 'a/missing'], answer: promise };
  await openPage();
  const { readCache } = await import('./document-cache.ts');
  expect(readCache('a/b')).toBeUndefined();
  const documents = new Map([
    ['a/b', { name: 'a/b' }],
    ['a/missing', undefined],
  ]);
  resolve({ documents });
  await vi.advanceTimersByTimeAsync(0);
  expect(readCache('a/b')?.data).toEqual({ name: 'a/b' });
  expect(readCache('a/missing')).toBeUndefined();
  expect(await module.fetchDocuments(['a/b'])).toEqual(new Map([['a/b', { name: 'a/b' }]]));
  expect(fetched).not.toHaveBeenCalled();
});

it('asks for documents of whoever is signed in with their token, in a request of its own', async () => {
  const reads = [
    module.fetchOwnDocuments(['users/u1']),
    module.fetchDocuments(['manages/menus']),
    module.fetchOwnDocuments(['points/missing']),
  ];
  const [user, , points] = await Promise.all(reads);
  expect(user?.get('users/u1')).toEqual({ name: 'users/u1' });
  expect(points?.get('points/missing')).toBeUndefined();
  const sent = fetched.mock.calls.map(([, init]) => [asked(init).length, init?.headers]);
  expect(sent).toEqual([
    [1, { 'content-type': 'text/plain' }],
    [2, { 'content-type': 'text/plain', authorization: 'Bearer t' }],
  ]);
});

it('uses each document that was asked for ahead once, and asks again where that failed', async () => {
  const path = 'users/u1';
  const tokens = () =>
    fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get('authorization'));
  module.askOwnAhead([path], 'stored');
  expect((await module.fetchOwnDocuments([path])).get(path)).toEqual({ name: path });
  expect(tokens()).toEqual(['Bearer stored']);
  await module.fetchOwnDocuments([path]);
  expect(tokens()).toEqual(['Bearer stored', 'Bearer t']);
  fetched.mockClear();
  fetched.mockImplementationOnce(async () => new Response('', { status: 403 }));
  module.askOwnAhead([path], 'old');
  expect((await module.fetchOwnDocuments([path])).get(path)).toEqual({ name: path });
  expect(tokens()).toEqual(['Bearer old', 'Bearer t']);
});

it('asks again for what was asked for ahead long ago', async () => {
  const path = 'users/u1';
  const began = Date.now();
  const clock = vi.spyOn(Date, 'now').mockReturnValue(began);
  module.askOwnAhead([path], 'stored');
  clock.mockReturnValue(began + 31_000);
  await module.fetchOwnDocuments([path]);
  const tokens = fetched.mock.calls.map(([, init]) =>
    new Headers(init?.headers).get('authorization'),
  );
  expect(tokens).toEqual(['Bearer stored', 'Bearer t']);
  clock.mockRestore();
});
