// @vitest-environment jsdom

import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { deferred } from '../../testing/deferred.ts';
import type { WatchedDocument, watchCollection } from '../common/watch-collection.ts';
import { useOrderMarks } from './use-order-marks.ts';

type Listener = Parameters<typeof watchCollection>[1];
const { listeners, queryOnce } = vi.hoisted(() => ({
  listeners: [] as unknown[],
  queryOnce: vi.fn(),
}));
vi.mock('../common/watch-collection.ts', () => ({
  watchCollection: (_: unknown, listener: unknown) => {
    listeners.push(listener);
    return () => {};
  },
}));
vi.mock('../common/staff-reads.ts', () => ({ queryOnce }));
vi.mock('./mark-queue.ts', () => ({
  markQueue: {
    use: (select: (queue: object) => unknown) => select({ waiting: [], awaitingSnapshot: [] }),
    forgetConfirmed: () => {},
    send: async () => {},
  },
}));

const mark = (id: string, at: number): WatchedDocument => ({
  id,
  data: { uid: id, delivered: { version: 'v', at, by: 'boss' } },
});
const listener = () => listeners.at(-1) as Listener;
const opened = () =>
  renderHook(({ dateId }) => useOrderMarks(dateId, 'boss'), {
    initialProps: { dateId: 'd1' },
  });
type Opened = ReturnType<typeof opened>['result'];
const timesOf = ({ current: { marks } }: Opened) =>
  [...marks].map(([id, { delivered }]) => [id, delivered?.at]);

let read: ReturnType<typeof deferred<WatchedDocument[]>>;
beforeEach(() => {
  listeners.length = 0;
  read = deferred();
  queryOnce.mockReset().mockReturnValue(read.promise);
});
const answer = (...found: WatchedDocument[]) => act(async () => read.resolve(found));

it('shows what a plain request has read until the listener has answered, which says what there is', async () => {
  const { result } = opened();
  expect(result.current.settled).toBe(false);
  await answer(mark('a', 1), mark('b', 1));
  expect(result.current).toMatchObject({ settled: true, known: false });
  expect(timesOf(result)).toEqual([
    ['a', 1],
    ['b', 1],
  ]);
  act(() => {
    listener().changes([mark('b', 2)], [], true);
    listener().connected(true);
  });
  expect(result.current.known).toBe(true);
  expect(timesOf(result)).toEqual([['b', 2]]);
});

it('has no marks left where the listener answers that there are none', async () => {
  const { result } = opened();
  await answer(mark('a', 1));
  act(() => listener().connected(true));
  expect(timesOf(result)).toEqual([]);
});

it('drops an answer that comes after the listener’s', async () => {
  const { result } = opened();
  act(() => {
    listener().changes([mark('a', 2)], [], true);
    listener().connected(true);
  });
  await answer(mark('a', 1), mark('gone', 1));
  expect(timesOf(result)).toEqual([['a', 2]]);
});

it('lays what was read over what the phone’s cache knows, whichever comes first', async () => {
  const { result } = opened();
  act(() => {
    listener().changes([mark('a', 1), mark('gone', 1)], [], false);
    listener().connected(false);
  });
  await answer(mark('a', 2), mark('b', 2));
  act(() => listener().changes([mark('c', 1)], [], false));
  expect(Object.fromEntries(timesOf(result))).toMatchObject({ a: 2, b: 2 });
  act(() => listener().changes([mark('a', 3)], [mark('gone', 1)], true));
  expect(Object.fromEntries(timesOf(result))).toEqual({ a: 3, c: 1 });
});

it('lets no answer in that an earlier listening of the date has asked for', async () => {
  const { result, rerender } = opened();
  const ofFirst = read;
  for (const dateId of ['d2', 'd1']) {
    read = deferred();
    queryOnce.mockReturnValue(read.promise);
    rerender({ dateId });
  }
  act(() => {
    listener().changes([mark('a', 2)], [], true);
    listener().connected(true);
  });
  await act(async () => ofFirst.resolve([mark('a', 1), mark('gone', 1)]));
  expect(timesOf(result)).toEqual([['a', 2]]);
});

it('shows no marks of another date, and waits for the listener where nothing can be read', async () => {
  const { result, rerender } = opened();
  const ofFirst = read;
  read = deferred();
  queryOnce.mockReturnValue(read.promise);
  rerender({ dateId: 'd2' });
  await act(async () => ofFirst.resolve([mark('a', 1)]));
  expect([result.current.settled, timesOf(result)]).toEqual([false, []]);
  await act(async () => read.reject(new Error('offline')));
  expect(result.current.settled).toBe(false);
  act(() => listener().connected(false));
  expect(result.current.settled).toBe(true);
});
