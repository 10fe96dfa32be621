import { act, cleanup, renderHook } from '@testing-library/react';
import { vi } from 'vitest';
import { type Deferred, deferred } from '../../testing/deferred.ts';
import { fakeFirestore } from '../../testing/fake-firestore.ts';
import type * as liveModule from '../live-document.ts';
import type { DocumentSource } from '../live-document.ts';

/** The page that a test has open: the shop's modules are loaded anew for each, as a browser does. */
interface OpenPage {
  live: typeof liveModule;
  useFreshness: typeof import('../freshness.ts').useFreshness;
  /** The response of the fetch; pending until a test resolves it. */
  fetched: Deferred<Response>;
  /** Whether a plain request for a customer's own document is answered as well; else it fails, and the listener starts at once. */
  ownAnswered: boolean;
}

/** Set by `openPage`. */
export const page = {} as OpenPage;

const { state: sdk, module: loadSdk, reset } = fakeFirestore();

export { loadSdk, sdk };

export const parse = vi.fn((data: Record<string, unknown>) => Number(data.n));
export const own: DocumentSource<number> = { path: 'users/u1', parse };
export const shared: DocumentSource<number> = { path: 'manages/menus', parse, public: true };
const fetchStub = async (_url: string, { body }: { body: string }) => {
  if (body.includes(shared.path) || page.ownAnswered) return page.fetched.promise;
  throw new TypeError('Failed to fetch');
};

/** Opens a page on which nothing is known but what the phone keeps, and, unless it is to be `late`, the server's time. */
export async function openPage(clock?: 'late') {
  vi.resetModules();
  reset();
  page.fetched = deferred();
  page.ownAnswered = false;
  if (!clock) (await import('../../device/server-clock.ts')).learnClockOffset(0);
  page.live = await import('../live-document.ts');
  page.useFreshness = (await import('../freshness.ts')).useFreshness;
  (await import('../after-first-paint.ts')).markScreenDrawn();
}

/** What is to run before each test. */
export async function startPage() {
  localStorage.clear();
  parse.mockClear();
  vi.stubGlobal('fetch', fetchStub);
  vi.useFakeTimers({ now: 1000 });
  await openPage();
}

/** Leaves the page: its documents are closed. */
export async function leavePage() {
  cleanup();
  await pass(2000);
}

/** What is to run after each test. */
export async function endPage() {
  await leavePage();
  vi.useRealTimers();
  vi.unstubAllGlobals();
}

export const pass = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));

/** A component that shows a document. */
export async function show(source: DocumentSource<number> | undefined) {
  let renders = 0;
  const { result, unmount } = renderHook(() => {
    renders += 1;
    return page.live.useLiveDocument(source);
  });
  await pass();
  return { now: () => result.current, renders: () => renders, unmount };
}

type Heard = Parameters<(typeof sdk.listeners)[number]['say']>[0];
export const hear = (heard: Heard) => act(() => sdk.listeners.at(-1)?.say(heard));
export const listening = () => sdk.listeners.filter(({ ended }) => !ended).map(({ path }) => path);

/** A listener of this page has heard from the server before. */
export async function listenBefore() {
  const { unmount } = await show({ path: 'users/other', parse });
  hear({});
  unmount();
  await pass(2000);
  page.fetched = deferred();
}

/** The listener ends, as Firestore ends one: for good. */
export async function endListener(code = 'permission-denied') {
  sdk.listeners.at(-1)?.fail({ code });
  await pass();
}

export async function answerFetch(n: number, path = shared.path) {
  const name = `projects/demo/databases/(default)/documents/${path}`;
  const fields = { n: { integerValue: String(n) } };
  page.fetched.resolve(new Response(JSON.stringify([{ found: { name, fields } }])));
  await pass();
}

export async function answerMissing() {
  const missing = 'projects/demo/databases/(default)/documents/manages/menus';
  page.fetched.resolve(new Response(JSON.stringify([{ missing }])));
  await pass();
}

export const loading = { value: undefined, loading: true, error: undefined };
export const is = (value: number | undefined) => ({ value, loading: false, error: undefined });
