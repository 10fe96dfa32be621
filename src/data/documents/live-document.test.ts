// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheKey } from '../device/storage-keys.ts';
import { type Deferred, deferred } from '../testing/deferred.ts';
import type * as liveModule from './live-document.ts';
import type { DocumentSource } from './live-document.ts';

const {
  state: sdk,
  module: loadSdk,
  reset,
} = await vi.hoisted(async () => (await import('../testing/fake-firestore.ts')).fakeFirestore());
vi.mock('./load-sdk.ts', () => loadSdk);
vi.mock('../firebase/caller-headers.ts', () => ({ callerHeaders: async () => ({}) }));

const parse = vi.fn((data: Record<string, unknown>) => Number(data.n));
const own: DocumentSource<number> = { path: 'users/u1', parse };
const shared: DocumentSource<number> = { path: 'manages/menus', parse, public: true };

let live: typeof liveModule;
let useFreshness: typeof import('./freshness.ts').useFreshness;
/** The response of the fetch; pending until a test resolves it. */
let fetched: Deferred<Response>;
/** Whether a plain request for a customer's own document is answered as well; else it fails, and the listener starts at once. */
let ownAnswered: boolean;

const fetchStub = async (_url: string, { body }: { body: string }) => {
  if (body.includes(shared.path) || ownAnswered) return fetched.promise;
  throw new TypeError('Failed to fetch');
};

async function openPage() {
  vi.resetModules();
  reset();
  fetched = deferred();
  ownAnswered = false;
  live = await import('./live-document.ts');
  ({ useFreshness } = await import('./freshness.ts'));
  (await import('./when-idle.ts')).markScreenDrawn();
}

beforeEach(async () => {
  localStorage.clear();
  parse.mockClear();
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', 'demo');
  vi.stubEnv('VITE_FIREBASE_API_KEY', 'key');
  vi.stubGlobal('fetch', fetchStub);
  vi.useFakeTimers({ now: 1000 });
  await openPage();
});

/** Leaves the page: its documents are closed. */
async function leavePage() {
  cleanup();
  await pass(2000);
}

afterEach(async () => {
  await leavePage();
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const pass = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));

/** A component that shows a document. */
async function show(source: DocumentSource<number> | undefined) {
  let renders = 0;
  const { result, unmount } = renderHook(() => {
    renders += 1;
    return live.useLiveDocument(source);
  });
  await pass();
  return { now: () => result.current, renders: () => renders, unmount };
}

type Heard = Parameters<(typeof sdk.listeners)[number]['say']>[0];
const hear = (heard: Heard) => act(() => sdk.listeners.at(-1)?.say(heard));
const listening = () => sdk.listeners.filter(({ ended }) => !ended).map(({ path }) => path);

/** A listener of this page has heard from the server before. */
async function listenBefore() {
  const { unmount } = await show({ path: 'users/other', parse });
  hear({});
  unmount();
  await pass(2000);
  fetched = deferred();
}

/** The listener ends, as Firestore ends one: for good. */
async function endListener(code = 'permission-denied') {
  sdk.listeners.at(-1)?.fail({ code });
  await pass();
}

async function answerFetch(n: number, path = shared.path) {
  const name = `projects/demo/databases/(default)/documents/${path}`;
  const fields = { n: { integerValue: String(n) } };
  fetched.resolve(new Response(JSON.stringify([{ found: { name, fields } }])));
  await pass();
}

async function answerMissing() {
  const missing = 'projects/demo/databases/(default)/documents/manages/menus';
  fetched.resolve(new Response(JSON.stringify([{ missing }])));
  await pass();
}

const loading = { value: undefined, loading: true, error: undefined };
const is = (value: number | undefined) => ({ value, loading: false, error: undefined });

describe('a customer’s own document', () => {
  const isIdle = async () => {
    let idle = false;
    const { whenIdle } = await import('./when-idle.ts');
    void whenIdle().then(() => {
      idle = true;
    });
    return () => idle;
  };

  it.each([
    ['has come', () => hear({ data: { n: 1 } })],
    ['cannot be read', () => endListener()],
  ])('keeps what waits for the idle page waiting until it %s', async (_, answer) => {
    await show(own);
    const idle = await isIdle();
    await pass(5000);
    expect(idle()).toBe(false);
    await answer();
    await pass(1001);
    expect(idle()).toBe(true);
  });

  it('comes by a plain request, then by its listener once the page is idle', async () => {
    const request = vi.spyOn(globalThis, 'fetch');
    ownAnswered = true;
    const screen = await show(own);
    await answerFetch(1, own.path);
    expect(screen.now()).toEqual(is(1));
    expect(listening()).toEqual([]);
    await pass(1000);
    hear({ data: { n: 0 }, fromCache: true });
    expect(screen.now()).toEqual(is(1));
    hear({ data: { n: 2 } });
    expect(screen.now()).toEqual(is(2));
    await show({ path: 'points/u1', parse });
    expect(listening()).toEqual([own.path, 'points/u1']);
    expect(request).toHaveBeenCalledTimes(1);
  });

  it('is not overwritten by a plain answer that comes after the listener’s', async () => {
    ownAnswered = true;
    const screen = await show(own);
    await pass(10_000);
    hear({ data: { n: 2 } });
    await answerFetch(1, own.path);
    expect(screen.now()).toEqual(is(2));
  });

  it('keeps nothing waiting once its screen has gone', async () => {
    const { unmount } = await show(own);
    const idle = await isIdle();
    unmount();
    await pass(4000);
    expect(idle()).toBe(true);
  });
});

describe('a document', () => {
  it('is loading, then shown, then changed, then missing', async () => {
    const screen = await show(own);
    expect(screen.now()).toEqual(loading);
    for (const n of [1, 2]) {
      hear({ data: { n } });
      expect(screen.now()).toEqual(is(n));
    }
    hear({});
    expect(screen.now()).toEqual(is(undefined));
  });

  it('can be missing from the start', async () => {
    const screen = await show(own);
    hear({});
    expect(screen.now()).toEqual(is(undefined));
  });

  it('has one listener however many components show it', async () => {
    const first = await show(own);
    const second = await show(own);
    hear({ data: { n: 1 } });
    expect([first.now(), second.now()]).toEqual([is(1), is(1)]);
    expect(parse).toHaveBeenCalledTimes(1);
    expect(listening()).toEqual([own.path]);
    first.unmount();
    await pass(5000);
    expect(listening()).toEqual([own.path]);
  });

  it('keeps its listener for 2 s after its last component, and loads anew after that', async () => {
    const first = await show(own);
    hear({ data: { n: 1 } });
    first.unmount();
    await pass(1999);
    const back = await show(own);
    expect(back.now()).toEqual(is(1));
    await pass(5000);
    expect(listening()).toEqual([own.path]);
    expect(sdk.listeners).toHaveLength(1);
    back.unmount();
    await pass(2000);
    expect(listening()).toEqual([]);
    expect((await show(own)).now()).toEqual(loading);
    expect(sdk.listeners).toHaveLength(2);
  });

  it('is not listened to while documents are paused, keeps its value, and catches up', async () => {
    const screen = await show(own);
    hear({ data: { n: 1 } });
    act(() => live.pauseDocuments(true));
    expect(listening()).toEqual([]);
    expect(screen.now()).toEqual(is(1));
    const later = await show({ path: 'users/u2', parse });
    expect(listening()).toEqual([]);
    expect(later.now()).toEqual(loading);

    act(() => live.pauseDocuments(false));
    await pass();
    expect(listening()).toEqual(['users/u1', 'users/u2']);
    hear({ data: { n: 2 } });
    expect(later.now()).toEqual(is(2));
    expect(screen.now()).toEqual(is(1));
  });

  it('without a source has no listener', async () => {
    expect((await show(undefined)).now()).toEqual(loading);
    expect(sdk.listeners).toEqual([]);
  });

  it('can be observed outside React, beginning with what is known', async () => {
    const heard: unknown[] = [];
    const stop = live.observeDocument(own, (state) => heard.push(state));
    await pass();
    hear({ data: { n: 1 } });
    expect(heard).toEqual([loading, is(1)]);
    stop();
    await pass(2000);
    expect(listening()).toEqual([]);
  });
});

const rendered: string[] = [];

function Prerendered() {
  const shown = live.useLiveDocument(shared).value ?? '…';
  rendered.push(`${shown}, confirmed: ${live.useConfirmed(shared)}`);
  return shown;
}

it('a prerendered screen shows what is cached in a task after its hydration, and parses it once', async () => {
  localStorage.setItem(
    cacheKey(shared.path),
    JSON.stringify({ version: 1, at: 1, data: { n: 7 } }),
  );
  const root = document.createElement('div');
  root.innerHTML = renderToString(createElement(Prerendered));
  parse.mockClear();
  await openPage();
  act(() => void hydrateRoot(root, createElement(Prerendered)));
  expect(root.textContent).toBe('…');
  await pass();
  expect(root.textContent).toBe('7');
  expect(parse).toHaveBeenCalledTimes(1);
});

it('a prerendered screen finds no document confirmed before it shows it', async () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(createElement(Prerendered));
  await openPage();
  const answered = answerFetch(7);
  rendered.length = 0;
  act(() => void hydrateRoot(root, createElement(Prerendered)));
  await answered;
  await pass();
  expect([...new Set(rendered)]).toEqual(['…, confirmed: false', '7, confirmed: true']);
});

describe('a public document', () => {
  it('is fetched first; the listener takes over when the page is idle and does not render the same again', async () => {
    const screen = await show(shared);
    await pass(9000);
    expect(sdk.listeners).toEqual([]);
    await answerFetch(1);
    expect(screen.now()).toEqual(is(1));
    await pass(1000);
    expect(listening()).toEqual([shared.path]);
    const drawn = screen.renders();
    hear({ data: { n: 1 } });
    expect(screen.renders()).toBe(drawn);
    expect(parse).toHaveBeenCalledTimes(1);
    hear({ data: { n: 2 } });
    expect(screen.now()).toEqual(is(2));
  });

  it('keeps the listener’s newer fields when the fetch answers later', async () => {
    const screen = await show(shared);
    await pass(10_000);
    hear({ data: { n: 2 } });
    await answerFetch(1);
    expect(screen.now()).toEqual(is(2));
  });

  it('is fetched while another document has a listener that has not heard from the server', async () => {
    await show(own);
    const screen = await show(shared);
    expect(listening()).toEqual([own.path]);
    await answerFetch(2);
    expect(screen.now()).toEqual(is(2));
  });

  it('is not fetched once a listener has heard from the server', async () => {
    await listenBefore();
    const fetching = vi.fn(() => fetched.promise);
    vi.stubGlobal('fetch', fetching);
    await show(shared);
    expect(listening()).toEqual([shared.path]);
    expect(fetching).not.toHaveBeenCalled();
  });

  it('is shown from the cache, on this page and on the next visit, and stale until confirmed', async () => {
    const first = await show(shared);
    await answerFetch(1);
    first.unmount();
    await pass(2000);
    const kept = { ...localStorage };
    localStorage.clear();
    const again = await show(shared);
    expect(again.now()).toEqual(is(1));
    again.unmount();
    Object.assign(localStorage, kept);
    await openPage();
    const { result: freshness } = renderHook(() => useFreshness());
    const visit = await show(shared);
    expect(visit.now()).toEqual(is(1));
    expect(freshness.current).toEqual({ stale: true, seenAt: 1000 });
    const drawn = visit.renders();
    await answerFetch(1);
    expect(visit.renders()).toBe(drawn);
    expect(freshness.current).toEqual({ stale: false });
  });

  it('is removed from the cache once it is missing', async () => {
    await listenBefore();
    await show(shared);
    hear({ data: { n: 1 } });
    hear({});
    await answerMissing();
    cleanup();
    await openPage();
    expect((await show(shared)).now()).toEqual(loading);
  });

  it('that is shown and reported as missing is fetched before it counts as missing', async () => {
    await listenBefore();
    const shown = await show(shared);
    hear({ data: { n: 1 } });
    hear({});
    expect(shown.now()).toEqual(is(1));
    await answerFetch(2);
    expect(shown.now()).toEqual(is(2));
  });
});

describe('a cached document', () => {
  const confirmed = () => renderHook(() => live.useConfirmed(shared)).result;

  /** Opens the shop again on a phone that has the document in its cache. */
  async function returnLater() {
    await show(shared);
    await answerFetch(1);
    await leavePage();
    await openPage();
    const screen = await show(shared);
    expect(screen.now()).toEqual(is(1));
    return screen;
  }

  it('is confirmed by the server’s response, which does not render the same again', async () => {
    const screen = await returnLater();
    const isConfirmed = confirmed();
    expect(isConfirmed.current).toBe(false);
    const drawn = screen.renders();
    await answerFetch(1);
    expect(isConfirmed.current).toBe(true);
    expect(screen.renders()).toBe(drawn);
  });

  it('is not confirmed by a failure, nor by the SDK’s cache', async () => {
    const screen = await returnLater();
    const isConfirmed = confirmed();
    fetched.reject(new TypeError('Failed to fetch'));
    await pass(1000);
    hear({ data: { n: 1 }, fromCache: true });
    await endListener('unavailable');
    expect(screen.now()).toMatchObject({ value: 1, error: { code: 'network' } });
    expect(isConfirmed.current).toBe(false);
    await pass(5000);
    hear({ data: { n: 2 } });
    expect(isConfirmed.current).toBe(true);
  });

  it('stays confirmed while the connection is lost, and is confirmed anew for a later screen', async () => {
    await listenBefore();
    const screen = await show(shared);
    const isConfirmed = confirmed();
    hear({ data: { n: 1 } });
    hear({ data: { n: 1 }, fromCache: true });
    expect(isConfirmed.current).toBe(true);
    cleanup();
    await pass(2000);
    screen.unmount();
    await show(shared);
    expect(confirmed().current).toBe(false);
  });
});

describe('a document that no screen shows any more', () => {
  it('does not load the SDK', async () => {
    (await show(shared)).unmount();
    await pass(20_000);
    expect(sdk.loaded).toBe(false);
  });

  it('gets no listener when the SDK arrives late', async () => {
    const files = deferred<void>();
    sdk.files = files.promise;
    (await show(own)).unmount();
    await pass(2000);
    files.resolve();
    await pass();
    expect(sdk.loaded).toBe(true);
    expect(sdk.listeners).toEqual([]);
  });

  it('does not close the listener of its next screen', async () => {
    const before = await show(own);
    live.stopPrivateListeners();
    before.unmount();
    await show(own);
    await pass(2000);
    await show(own);
    expect(sdk.listeners).toHaveLength(2);
    expect(listening()).toEqual([own.path]);
  });
});

describe('the SDK’s cache', () => {
  it('is shown as stale until the server confirms it', async () => {
    const { result: freshness } = renderHook(() => useFreshness());
    const screen = await show(own);
    hear({ data: { n: 1 }, fromCache: true });
    expect(screen.now()).toEqual(is(1));
    expect(freshness.current.stale).toBe(true);
    hear({ data: { n: 1 } });
    expect(freshness.current.stale).toBe(false);
    hear({ data: { n: 1 }, fromCache: true });
    expect(freshness.current).toEqual({ stale: true, seenAt: Date.now() });
    screen.unmount();
    await pass(2000);
    expect(freshness.current.stale).toBe(false);
  });

  it('changes nothing while it is empty, nor what is shown already', async () => {
    const mine = await show(own);
    hear({ fromCache: true });
    expect(mine.now()).toEqual(loading);
    await openPage();
    const menus = await show(shared);
    await answerFetch(2);
    await pass(1000);
    hear({ data: { n: 1 }, fromCache: true });
    expect(menus.now()).toEqual(is(2));
  });
});

describe('an error', () => {
  it('of the listener is shown beside the value, which is stale until another listener hears the server', async () => {
    const { result: freshness } = renderHook(() => useFreshness());
    const screen = await show(own);
    hear({ data: { n: 1 } });
    await endListener('unavailable');
    expect(screen.now()).toMatchObject({ value: 1, loading: false, error: { code: 'network' } });
    expect(freshness.current).toEqual({ stale: true, seenAt: 1000 });
    expect(listening()).toEqual([]);
    await pass(5000);
    expect(listening()).toEqual([own.path]);
    hear({ data: { n: 1 }, fromCache: true });
    expect(screen.now().error?.code).toBe('network');
    hear({ data: { n: 2 } });
    expect(screen.now()).toEqual(is(2));
    expect(freshness.current).toEqual({ stale: false });
  });

  it('does not mark a document as stale of which nothing is shown', async () => {
    const { result: freshness } = renderHook(() => useFreshness());
    await show(own);
    await endListener();
    await pass(5000);
    expect(freshness.current).toEqual({ stale: false });
  });

  it('starts the listener again after 5 s, then after growing waits of up to 60 s, until the server answers', async () => {
    const screen = await show(own);
    for (const wait of [5000, 10_000, 20_000, 40_000, 60_000, 60_000]) {
      await endListener();
      await pass(wait - 1);
      expect(listening()).toEqual([]);
      await pass(1);
      expect(listening()).toEqual([own.path]);
      hear({ fromCache: true });
    }
    hear({ data: { n: 1 } });
    expect(screen.now()).toEqual(is(1));
    await endListener();
    await pass(5000);
    expect(listening()).toEqual([own.path]);
  });

  it('starts the listener again as soon as the phone is online', async () => {
    await show(own);
    await endListener();
    act(() => void dispatchEvent(new Event('online')));
    await pass();
    expect(listening()).toEqual([own.path]);
  });

  it('starts no listener again that no screen needs', async () => {
    const screen = await show(own);
    await endListener();
    screen.unmount();
    await pass(60_000);
    expect(sdk.listeners).toHaveLength(1);
  });

  it('of loading the SDK is shown until a later attempt succeeds', async () => {
    sdk.failure = new TypeError('Failed to fetch');
    const screen = await show(own);
    expect(screen.now()).toMatchObject({ loading: false, error: { code: 'network' } });
    sdk.failure = undefined;
    await pass(5000);
    hear({ data: { n: 1 } });
    expect(screen.now()).toEqual(is(1));
    expect(listening()).toEqual([own.path]);
  });

  it('of loading the SDK leaves a public document to be fetched at every attempt', async () => {
    sdk.failure = new TypeError('Failed to fetch');
    const screen = await show(shared);
    await answerFetch(1);
    await pass(1000);
    expect(screen.now()).toMatchObject({ value: 1, error: { code: 'network' } });
    fetched = deferred();
    await pass(5000);
    await answerFetch(2);
    expect(screen.now()).toMatchObject({ value: 2 });
  });

  it('of the fetch alone is not shown: the listener starts at once', async () => {
    const screen = await show(shared);
    fetched.reject(new TypeError('Failed to fetch'));
    await pass();
    expect(screen.now()).toEqual(loading);
    expect(listening()).toEqual([shared.path]);
    hear({ data: { n: 1 } });
    expect(screen.now()).toEqual(is(1));
  });

  it('of asking for a document that the listener reports as missing asks again later', async () => {
    await listenBefore();
    const screen = await show(shared);
    hear({ data: { n: 1 } });
    hear({});
    fetched.reject(new TypeError('Failed to fetch'));
    await pass();
    expect(screen.now()).toMatchObject({ value: 1, error: { code: 'network' } });
    expect(listening()).toEqual([]);
    fetched = deferred();
    await pass(5000);
    hear({});
    await answerMissing();
    expect(screen.now()).toEqual(is(undefined));
  });
});

it('signing out closes the customer’s own documents at once, and no public one', async () => {
  const menus = await show(shared);
  await answerFetch(1);
  await pass(1000);
  const mine = await show(own);
  hear({ data: { n: 7 } });
  expect(mine.now()).toEqual(is(7));
  act(() => live.stopPrivateListeners());
  expect(listening()).toEqual([shared.path]);
  expect(mine.now()).toEqual(loading);
  expect(menus.now()).toEqual(is(1));
});
