// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ownValue } from '../../../domain/lib/own-value.ts';
import { refOf } from '../../../domain/order/order-id.ts';
import { cashOrder } from '../../../domain/testing/staff-actors.ts';
import type { WatchedDocument } from '../common/watch-collection.ts';
import { useOrderNews } from './order-feed.ts';

interface Listener {
  changes: (changed: WatchedDocument[]) => void;
  connected: (connected: boolean) => void;
}
const store = vi.hoisted(() => ({
  listener: undefined as unknown,
  queryOnce: vi.fn(),
  restart: vi.fn(),
}));
vi.mock('../common/watch-collection.ts', () => ({
  watchCollection: (_: unknown, on: unknown) => {
    store.listener = on;
    return () => {};
  },
}));
vi.mock('../common/staff-reads.ts', () => ({ queryOnce: store.queryOnce }));
vi.mock('../../documents/restart-documents.ts', () => ({ restartDocuments: store.restart }));
vi.mock('../../device/server-clock.ts', () => ({ serverNow: () => Date.now() }));

const listener = () => store.listener as Listener;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const late = '20261201093000000_somebody';
const order = { customerInfo: { uid: 'somebody' }, dateId: '20261203_1', menus: {} };

/** The heartbeat's reads; those of what came before an order ask for other things. */
const beats = () => store.queryOnce.mock.calls.filter(([query]) => query.ids);

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 30) });
  vi.clearAllMocks();
  store.queryOnce.mockResolvedValue([]);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('compares once a minute what was told with what is stored, one document at most', async () => {
  renderHook(() => useOrderNews('me'));
  listener().connected(true);
  await pass(59_999);
  expect(beats()).toEqual([]);
  await pass(120_001);
  expect(beats()).toHaveLength(3);
  expect(beats()[0]?.[0]).toMatchObject({ limit: 1, select: ['dateId'] });
  expect(store.restart).not.toHaveBeenCalled();
});

it('listens anew when a stored order is not told within 10 s', async () => {
  renderHook(() => useOrderNews('me'));
  listener().connected(true);
  store.queryOnce.mockResolvedValue([{ id: late, data: order }]);
  await pass(69_999);
  expect(store.restart).not.toHaveBeenCalled();
  await pass(1);
  expect(store.restart).toHaveBeenCalledOnce();
});

it('waits for a listener that is only late, and asks for what follows it', async () => {
  renderHook(() => useOrderNews('me'));
  listener().connected(true);
  store.queryOnce.mockResolvedValue([{ id: late, data: order }]);
  await pass(65_000);
  store.queryOnce.mockResolvedValue([]);
  listener().changes([{ id: late, data: order }]);
  await pass(60_000);
  expect(store.restart).not.toHaveBeenCalled();
  expect(beats().at(-1)?.[0].ids[0]).toBe(`${late}~`);
});

it('reads nothing without a line, before the first answer, or after its end', async () => {
  const { unmount } = renderHook(() => useOrderNews('me'));
  await pass(60_000);
  listener().connected(true);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await pass(60_000);
  online.mockRestore();
  unmount();
  await pass(120_000);
  expect(beats()).toEqual([]);
});

it('goes on after a comparison that failed', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  renderHook(() => useOrderNews('me'));
  listener().connected(true);
  store.queryOnce.mockRejectedValueOnce(new Error('no line'));
  await pass(120_000);
  expect(beats()).toHaveLength(2);
});

it('knows an order that staff moved here from another date, and that it was they who moved it', async () => {
  const moved = cashOrder({ orderDate: Date.now(), madeByUser: false, dateId: '20261203_1' });
  const { uid, orderId } = refOf(moved);
  const first = { data: { ...moved, dateId: '20261201_1', orderDate: moved.orderDate - 9 } };
  const log = { data: { action: 'order-moved', at: moved.orderDate, orderId } };
  const stored = [
    { fields: { 'customerInfo.uid': uid, orderId, dateId: '20261201_1' }, found: first },
    { fields: { actor: 'me', uid, orderId, dateId: '20261201_1' }, found: log },
  ];
  store.queryOnce.mockImplementation(
    async ({ equal = [] }: { equal?: [string, { stringValue: string }][] }) =>
      stored
        .filter(({ fields }) =>
          equal.every(([name, { stringValue }]) => ownValue(fields, name) === stringValue),
        )
        .map(({ found }) => found),
  );
  const { result } = renderHook(() => useOrderNews('me'));
  await act(async () => {
    listener().connected(true);
    listener().changes([{ id: late, data: { ...moved } }]);
    await pass(0);
  });
  expect(result.current).toMatchObject([{ kind: 'changed', own: true, dateId: '20261203_1' }]);
});
