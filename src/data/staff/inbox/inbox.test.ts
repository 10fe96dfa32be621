// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useInbox } from './inbox.ts';

const server = vi.hoisted(() => ({ failures: 0, hasOrder: false }));
vi.mock('../../documents/live-document.ts', () => ({
  useLiveDocument: () => ({ value: undefined, loading: false, error: undefined }),
}));
vi.mock('../common/run-staff-plan.ts', () => ({}));
vi.mock('./open-payments.ts', () => ({
  readUnsettledCheckouts: async () => [],
  readRecentPayments: async () => {
    if (server.failures-- > 0) throw new TypeError('Failed to fetch');
    const order = { customerInfo: { name: '김하늘', phone: '0491570156' } };
    const paid = { state: 'completed', settled: true, payment_intent: 'pi_1', createdAt: 1 };
    const checkouts = { cs_1: { ...paid, uid: 'u1', dateId: 'd', orderKey: 'home', order } };
    return { checkouts, paidOrders: new Set(server.hasOrder ? ['pi_1'] : []) };
  },
}));

beforeEach(() => {
  server.hasOrder = false;
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('is loading until the payments have been compared, and lists one without an order', async () => {
  const { result } = renderHook(() => useInbox());
  expect(result.current.loading).toBe(true);
  await pass(0);
  expect(result.current).toMatchObject({ loading: false, failed: false, open: 1 });
});

it('says that the payments could not be read, and reads them again', async () => {
  server.failures = 1;
  const { result } = renderHook(() => useInbox());
  await pass(0);
  expect(result.current).toMatchObject({ loading: false, failed: true, open: 0 });
  await pass(5000);
  expect(result.current).toMatchObject({ loading: false, failed: false, open: 1 });
});

it('finds a payment without its order while no screen changes, and keeps it when the network fails', async () => {
  server.hasOrder = true;
  const { result } = renderHook(() => useInbox());
  await pass(0);
  expect(result.current.open).toBe(0);
  server.hasOrder = false;
  await pass(30 * 60_000);
  expect(result.current).toMatchObject({ failed: false, open: 1 });
  server.failures = 1;
  await pass(30 * 60_000);
  expect(result.current).toMatchObject({ failed: true, open: 1 });
  await pass(5000);
  expect(result.current).toMatchObject({ failed: false, open: 1 });
});
