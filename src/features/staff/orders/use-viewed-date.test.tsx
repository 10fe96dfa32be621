// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { markQueue } from '../../../data/staff/orders/mark-queue.ts';
import { outdateView } from '../../../data/staff/orders/read-staff-view.ts';
import { AppError } from '../../../domain/lib/app-error.ts';
import { boardId } from '../../../domain/staff/orders/board.ts';
import { markOf } from '../../../domain/staff/orders/order-marks.ts';
import { staffView } from '../../../domain/staff/view/staff-view.ts';
import { dateId } from '../../../domain/testing/fixtures.ts';
import { cashOrder } from '../../../domain/testing/staff-actors.ts';
import { forgetView, useViewedDate } from './use-viewed-date.ts';

const order = cashOrder();
const { orderKey, orderId = '' } = order;
const { uid } = order.customerInfo;
const id = boardId(order);
const sources = {
  orders: { [uid]: { [orderKey]: order } },
  cancelled: [],
  marks: {},
  run: undefined,
  unpaid: new Map([['stew', 2]]),
};
const asked = vi.hoisted(() => ({
  times: 0,
  known: undefined as string | undefined,
  answer: async (): Promise<unknown> => ({}),
}));
vi.mock('../../../data/firebase/functions-client.ts', () => ({
  callFunction: (path: string, { query }: { query: { known?: string } }) => {
    if (path !== '/app/staff-view') throw new Error(path);
    asked.times += 1;
    asked.known = query.known;
    return asked.answer();
  },
}));
const running = vi.hoisted(() => ({ outcome: {} as unknown }));
vi.mock('../../../data/staff/common/run-action.ts', () => ({
  runAction: async () => running.outcome,
}));

let hidden = false;
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  hidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  asked.times = 0;
  running.outcome = { kind: 'write', before: null, after: null, writes: [] };
  markQueue.use.setState({ waiting: [], awaitingSnapshot: [], problems: [] });
  asked.answer = async () => ({ ...staffView('driver', sources), version: 'v1' });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const watch = () => renderHook(() => useViewedDate('driver', dateId, 'driver@example.com'));
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('has the board that a role is told, and asks for it again every 20 seconds', async () => {
  const { result } = watch();
  await waitFor(() => expect(result.current.board.orders).toHaveLength(1));
  expect(result.current.board.orders).toMatchObject([{ id, due: 6000, collect: 6000, total: 0 }]);
  expect(result.current.route).toMatchObject({ confirmed: true, failed: false });
  expect(asked.times).toBe(1);
  await wait(20_500);
  expect(asked.times).toBe(2);
});

it('asks for nothing while the page is hidden, and at once when it is seen again', async () => {
  const { result } = watch();
  await waitFor(() => expect(result.current.at).toBeDefined());
  hidden = true;
  await wait(90_000);
  expect(asked.times).toBe(1);
  hidden = false;
  document.dispatchEvent(new Event('visibilitychange'));
  await wait(100);
  expect(asked.times).toBe(2);
});

it('keeps what it was told while there is no connection, and says since when', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { result } = watch();
  await waitFor(() => expect(result.current.board.orders).toHaveLength(1));
  const { at } = result.current;
  asked.answer = () => Promise.reject(new AppError('network'));
  await wait(20_500);
  const { orders, offlineSince, error, marksKnown } = result.current.board;
  expect([orders?.length, offlineSince, error, marksKnown]).toEqual([1, at, undefined, false]);
});

it('says that nothing could be loaded', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  asked.answer = () => Promise.reject(new AppError('network'));
  const { result } = watch();
  await waitFor(() => expect(result.current.board.error).toBeDefined());
  expect(result.current.route).toEqual({ run: undefined, confirmed: false, failed: true });
});

it('shows a mark at once, and goes on showing it until an answer is from after it', async () => {
  const { result } = watch();
  await waitFor(() => expect(result.current.board.orders).toHaveLength(1));
  const isDelivered = () => result.current.board.orders?.[0]?.delivered;
  const mark = markOf(order, 'delivered');
  act(() => {
    markQueue.add('driver@example.com', {
      ...{ dateId, uid, orderId, kind: 'delivered', mark },
      seen: null,
    });
  });
  expect(isDelivered()).toBe(true);
  await wait(1000);
  expect(isDelivered()).toBe(true);
  // Somebody else has taken it back since.
  await wait(20_000);
  await waitFor(() => expect(isDelivered()).toBe(false));
});

it('asks again at once when a mark shows that somebody else has changed the same', async () => {
  const { result } = watch();
  await waitFor(() => expect(result.current.board.orders).toHaveLength(1));
  const theirs = markOf(order, 'delivered');
  running.outcome = { kind: 'conflict', seen: null, now: theirs, wanted: null, paths: [] };
  const marked = { ...theirs, at: 1, by: 'other@example.com' };
  const marks = { [id]: { uid, delivered: marked } };
  asked.answer = async () => ({ ...staffView('driver', { ...sources, marks }), version: 'v2' });
  act(() => {
    const mine = { dateId, uid, orderId, kind: 'delivered' as const, mark: { version: 'x' } };
    markQueue.add('driver@example.com', { ...mine, seen: null });
  });
  await waitFor(() => expect(asked.times).toBe(2));
  await waitFor(() => expect(result.current.board.orders?.[0]?.marks).toEqual(marks[id]));
});

it('names what it has been told, and goes on showing it while nothing has changed', async () => {
  const { result } = watch();
  await waitFor(() => expect(result.current.at).toBeDefined());
  expect(asked.known).toBeUndefined();
  const { at = 0 } = result.current;
  asked.answer = async () => ({ same: true });
  await wait(20_500);
  expect([asked.times, asked.known]).toEqual([2, 'v1']);
  expect(result.current.board.orders).toHaveLength(1);
  expect(result.current.at).toBeGreaterThan(at);
});

it('shows after a reload without a connection what the tab was told last, and confirms none of it', async () => {
  const first = watch();
  await waitFor(() => expect(first.result.current.at).toBeDefined());
  const { at } = first.result.current;
  first.unmount();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  asked.answer = () => Promise.reject(new AppError('network'));
  const { result } = watch();
  expect(result.current.board).toMatchObject({ orders: [{ id }], marksKnown: false });
  expect(result.current.route).toMatchObject({ confirmed: false });
  await waitFor(() => expect(result.current.board.offlineSince).toBe(at));
  const other = renderHook(() => useViewedDate('kitchen', dateId, 'cook@example.com'));
  expect(other.result.current.board.orders).toBeUndefined();
});

it('asks again at once for a change that only the next answer shows, and forgets what it was told with the role', async () => {
  const { result } = watch();
  await waitFor(() => expect(result.current.at).toBeDefined());
  act(outdateView);
  await waitFor(() => expect(asked.times).toBe(2));
  expect(sessionStorage).toHaveLength(1);
  forgetView();
  expect(sessionStorage).toHaveLength(0);
});
