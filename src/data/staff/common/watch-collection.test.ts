// @vitest-environment jsdom
import type { Query } from 'firebase/firestore';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchCollection } from './watch-collection.ts';

type Fields = Record<string, unknown>;
type Listener = { say: (stored: Record<string, Fields>, fromCache?: boolean) => void } & {
  fail: (error: unknown) => void;
  ended: boolean;
};

const sdk = vi.hoisted(() => ({ listeners: [] as unknown[], failure: undefined as unknown }));
const listeners = sdk.listeners as Listener[];

/** A listener as Firestore's: its first snapshot lists everything as added, and its first error is its last. */
function onSnapshot(
  _query: unknown,
  _options: unknown,
  next: (snapshot: unknown) => void,
  fail: (error: unknown) => void,
) {
  let before: Record<string, Fields> = {};
  const listener: Listener = {
    ended: false,
    say: (stored, fromCache = false) => {
      if (listener.ended) throw new Error('the listener has ended');
      const documentOf = (id: string, fields: Fields | undefined) => ({ id, data: () => fields });
      const added = Object.entries(stored)
        .filter(([id, fields]) => before[id] !== fields)
        .map(([id, fields]) => ({ type: 'added', doc: documentOf(id, fields) }));
      const removed = Object.entries(before)
        .filter(([id]) => !(id in stored))
        .map(([id, fields]) => ({ type: 'removed', doc: documentOf(id, fields) }));
      before = stored;
      next({
        docs: Object.entries(stored).map(([id, fields]) => documentOf(id, fields)),
        docChanges: () => [...added, ...removed],
        metadata: { fromCache },
      });
    },
    fail: (error) => {
      listener.ended = true;
      fail(error);
    },
  };
  listeners.push(listener);
  return () => {
    listener.ended = true;
  };
}

vi.mock('../../documents/load-sdk.ts', () => ({
  loadFirestore: async () => {
    if (sdk.failure) throw sdk.failure;
    return { onSnapshot };
  },
}));

vi.mock('../../documents/restart-documents.ts', () => ({ restartWhenCutOff: () => () => {} }));

const on = { changes: vi.fn(), connected: vi.fn(), failed: vi.fn() };
let stop: () => void;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  listeners.length = 0;
  sdk.failure = undefined;
  stop = watchCollection(() => ({}) as Query, on);
  await pass();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
const say: Listener['say'] = (...said) => listeners.at(-1)?.say(...said);

it('reports what was added, changed and removed, and whether the server is connected', () => {
  const a = { n: 1 };
  say({ a }, true);
  expect(on.changes).toHaveBeenLastCalledWith([{ id: 'a', data: a }], [], false);
  expect(on.connected).toHaveBeenLastCalledWith(false);
  say({ a, b: { n: 2 } });
  expect(on.changes).toHaveBeenLastCalledWith([{ id: 'b', data: { n: 2 } }], [], true);
  expect(on.connected).toHaveBeenLastCalledWith(true);
  say({ b: { n: 3 } });
  expect(on.changes).toHaveBeenLastCalledWith(
    [{ id: 'b', data: { n: 3 } }],
    [{ id: 'a', data: a }],
    true,
  );
});

it('listens again after an error, and reports only what changed meanwhile', async () => {
  say({ a: { n: 1 }, b: { n: 1 }, c: { n: 1 } });
  on.changes.mockClear();
  listeners[0]?.fail(new Error('ended'));
  await pass();
  expect(on.failed).toHaveBeenCalledExactlyOnceWith(new Error('ended'));
  await pass(5000);
  expect(listeners).toHaveLength(2);
  say({ a: { n: 1 } }, true);
  expect(on.changes).not.toHaveBeenCalled();
  say({ a: { n: 1 }, b: { n: 2 } });
  expect(on.changes).toHaveBeenCalledExactlyOnceWith(
    [{ id: 'b', data: { n: 2 } }],
    [{ id: 'c', data: { n: 1 } }],
    true,
  );
});

it('listens once the SDK could be loaded', async () => {
  stop();
  listeners.length = 0;
  sdk.failure = new TypeError('Failed to fetch');
  stop = watchCollection(() => ({}) as Query, on);
  await pass();
  expect(on.failed).toHaveBeenCalledExactlyOnceWith(sdk.failure);
  sdk.failure = undefined;
  await pass(5000);
  expect(listeners).toHaveLength(1);
});

it('does not listen again once it is stopped', async () => {
  listeners[0]?.fail(new Error('ended'));
  await pass();
  stop();
  await pass(60_000);
  expect(listeners).toHaveLength(1);
});
