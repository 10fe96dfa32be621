// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DocumentSource } from '../../documents/live-document.ts';
import { useInbox } from './inbox.ts';

const server = vi.hoisted(() => ({
  failures: 0,
  hasOrder: false,
  documents: {} as Record<string, Record<string, unknown>>,
}));
vi.mock('../../documents/live-document.ts', () => ({
  useLiveDocument: ({ path, parse }: DocumentSource<unknown>) => {
    const stored = server.documents[path];
    return { value: stored && parse(stored), loading: false, error: undefined };
  },
}));
vi.mock('../common/watch-collection.ts', () => ({ watchCollection: () => () => {} }));
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
  server.documents = {};
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

const unsent = (time: number) => ({
  time,
  uid: 'u1',
  dateId: '',
  orderKey: '',
  error: 'no mobile',
});

it('lists what the documents of errors say, what has been handled last', async () => {
  server.hasOrder = true;
  server.documents = {
    'errors/orderIssues': { '20261124_1': { 30: { issue: 'order2', error: 'denied' } } },
    'errors/smsUnsent': { 'no-mobile_u1': unsent(20) },
    'errors/addressIssues': { 10: { uid: 'u1', name: '김하늘', issue: '주소가 없어요' } },
    'staffInbox/handled': { 'order-20261124_1-30': { at: 40, by: 'boss', note: '' } },
  };
  const { result } = renderHook(() => useInbox());
  await pass(0);
  const listed = result.current.entries.map(({ issue, handled }) => [issue.id, handled?.by]);
  expect(listed).toEqual([
    ['text-no-mobile_u1', undefined],
    ['address-10', undefined],
    ['order-20261124_1-30', 'boss'],
  ]);
});

it.each([
  ['by a mark that says which time it was about', { time: 20 }],
  ['by a mark from before, which says only when it was made', {}],
])('shows again what happens again after it was handled %s', async (_, mark) => {
  server.hasOrder = true;
  const show = async (time: number) => {
    server.documents = {
      'errors/smsUnsent': { 'no-mobile_u1': unsent(time) },
      'staffInbox/handled': { 'text-no-mobile_u1': { at: 25, by: 'boss', note: '', ...mark } },
    };
    const { result } = renderHook(() => useInbox());
    await pass(0);
    return result.current.open;
  };
  expect(await show(20)).toBe(0);
  expect(await show(30)).toBe(1);
});
