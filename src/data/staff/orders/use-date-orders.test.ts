// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Order } from '../../../domain/order/order.ts';
import { cashOrder } from '../../../domain/testing/planned-orders.ts';
import type { WatchedDocument } from '../common/watch-collection.ts';
import { useDateOrders } from './use-date-orders.ts';

type Stored = Record<string, Record<string, Order>>;

const server = vi.hoisted(() => ({
  orders: {} as Record<string, Record<string, unknown>>,
  failures: 0,
  answerAfterMs: 0,
  conditions: [] as unknown[][],
  on: undefined as
    | undefined
    | {
        changes: (changed: WatchedDocument[], gone: WatchedDocument[]) => void;
        connected: (connected: boolean) => void;
        failed: (error: unknown) => void;
      },
}));
async function answer() {
  if (server.failures-- > 0) throw Object.assign(new Error('HTTP 503'), { code: 'unavailable' });
  const all = structuredClone(server.orders);
  if (server.answerAfterMs) await new Promise((done) => setTimeout(done, server.answerAfterMs));
  return all;
}
vi.mock('./read-date-orders.ts', () => ({
  readDateOrders: answer,
  readCustomerOrders: async (_: string, uid: string) => (await answer())[uid],
}));
vi.mock('../common/watch-collection.ts', () => ({
  watchCollection: (source: (sdk: object) => unknown, on: typeof server.on) => {
    server.conditions = [];
    const where = (...condition: unknown[]) => void server.conditions.push(condition);
    source({ collection: () => {}, query: () => {}, where });
    server.on = on;
    on?.connected(true);
    return () => {};
  },
}));

const dateId = '20261124_1';
const orderAt = (orderKey: string): Order => ({ ...cashOrder, orderKey });
const store = (orders: Stored) => {
  server.orders = orders;
};

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000_000 });
  server.failures = 0;
  server.answerAfterMs = 0;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));

async function openBoard() {
  const { result } = renderHook(() => useDateOrders(dateId));
  await pass();
  return () => result.current;
}

/** A customer's balance has changed. */
async function hear(uid: string) {
  act(() => server.on?.changes([{ id: uid, data: {} }], []));
  await pass();
}

async function show(visible: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(!visible);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await pass();
}

it('shows an order whose customer has since ordered for another date', async () => {
  store({});
  const board = await openBoard();
  expect(board().orders).toEqual({});
  expect(server.conditions.map(([field]) => field)).toEqual(['lastChange.at']);
  store({ u1: { home: orderAt('home') } });
  await hear('u1');
  expect(Object.keys(board().orders?.u1 ?? {})).toEqual(['home']);
});

it('no longer shows an order that was cancelled or has moved', async () => {
  store({ u1: { home: orderAt('home'), work: orderAt('work') } });
  const board = await openBoard();
  store({ u1: { mum: orderAt('mum') } });
  await hear('u1');
  expect(Object.keys(board().orders?.u1 ?? {})).toEqual(['mum']);
  store({});
  await hear('u1');
  expect(board().orders).toEqual({});
});

it('shows what changed while the page was hidden for long', async () => {
  store({ u1: { home: orderAt('home'), work: orderAt('work') } });
  const board = await openBoard();
  await show(false);
  store({ u1: { work: orderAt('work') }, u2: { moved: orderAt('moved') } });
  await pass(20 * 60_000);
  await show(true);
  expect(Object.values(board().orders ?? {}).flatMap(Object.keys)).toEqual(['work', 'moved']);
});

it('keeps the later of two reads of a customer’s orders when the earlier one answers last', async () => {
  store({});
  const board = await openBoard();
  store({ u1: { home: orderAt('home') } });
  server.answerAfterMs = 1000;
  await hear('u1');
  store({ u1: { home: orderAt('home'), work: orderAt('work') } });
  server.answerAfterMs = 100;
  await hear('u1');
  await pass(2000);
  expect(Object.keys(board().orders?.u1 ?? {})).toEqual(['home', 'work']);
});

it('reads again until it succeeds', async () => {
  store({ u1: { home: orderAt('home') } });
  server.failures = 2;
  const board = await openBoard();
  expect(board()).toMatchObject({ orders: undefined, error: { code: 'network' } });
  await pass(10_000);
  expect(board().error).toBeUndefined();
  expect(Object.keys(board().orders?.u1 ?? {})).toEqual(['home']);
});

it('reads everything again after a customer’s part could not be read', async () => {
  store({});
  const board = await openBoard();
  store({ u1: { home: orderAt('home') } });
  server.failures = 1;
  await hear('u1');
  expect(board().error?.code).toBe('network');
  await pass(5000);
  expect(board().error).toBeUndefined();
  expect(Object.keys(board().orders?.u1 ?? {})).toEqual(['home']);
});

it('reads everything again once a listener that ended is replaced', async () => {
  store({});
  const board = await openBoard();
  store({ u1: { home: orderAt('home') } });
  act(() => server.on?.failed({ code: 'unavailable' }));
  expect(board()).toMatchObject({ orders: {}, error: { code: 'network' } });
  act(() => server.on?.connected(true));
  await pass();
  expect(board().error).toBeUndefined();
  expect(Object.keys(board().orders?.u1 ?? {})).toEqual(['home']);
});
