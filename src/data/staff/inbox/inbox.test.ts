// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const { state, module, reset } = await vi.hoisted(async () =>
  (await import('../../testing/fake-firestore.ts')).fakeFirestore(),
);
const server = vi.hoisted(() => ({ failures: 0, hasOrder: false }));
vi.mock('../../documents/load-sdk.ts', () => module);
vi.mock('../common/watch-collection.ts', () => ({ watchCollection: () => () => {} }));
vi.mock('../common/run-staff-plan.ts', () => ({}));
vi.mock('./open-payments.ts', () => ({
  readUnsettledCheckouts: async () => [],
  readExceptionalPayments: async () => {
    if (server.failures-- > 0) throw new TypeError('Failed to fetch');
    const order = { customerInfo: { name: '김하늘', phone: '0491570156' } };
    const paid = { state: 'exception', settled: true, payment_intent: 'pi_1', createdAt: 1 };
    const checkouts = { cs_1: { ...paid, uid: 'u1', dateId: 'd', orderKey: 'home', order } };
    return { checkouts, paidOrders: new Set(server.hasOrder ? ['pi_1'] : []) };
  },
}));

let useInbox: typeof import('./inbox.ts').useInbox;
beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  vi.resetModules();
  ({ useInbox } = await import('./inbox.ts'));
  server.hasOrder = false;
  localStorage.clear();
  reset();
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(async () => {
  cleanup();
  // The documents are closed.
  await pass(2000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

const documents = ['orderIssues', 'smsUnsent', 'addressIssues'].map((list) => `errors/${list}`);

/** The inbox once the server has told of each document; those that are not named are missing. */
async function openInbox(stored: Record<string, Record<string, unknown>> = {}) {
  const { result } = renderHook(() => useInbox());
  await pass(0);
  await tell(stored);
  return result;
}

const listenerTo = (path: string) => state.listeners.findLast((one) => one.path === path);

const tell = (stored: Record<string, Record<string, unknown>>) =>
  act(async () => {
    for (const path of [...documents, 'staffInbox/handled', 'staffInbox/tidying']) {
      const data = stored[path];
      listenerTo(path)?.say(data ? { data } : {});
    }
  });

it('is loading until the payments have been compared, and lists one without an order', async () => {
  const { result } = renderHook(() => useInbox());
  await pass(0);
  expect(result.current.loading).toBe(true);
  await tell({});
  expect(result.current).toMatchObject({ loading: false, failed: false, open: 1 });
});

it('says that the payments could not be read, and reads them again', async () => {
  server.failures = 1;
  const result = await openInbox();
  expect(result.current).toMatchObject({ loading: false, failed: true, open: 0 });
  await pass(5000);
  expect(result.current).toMatchObject({ loading: false, failed: false, open: 1 });
});

it('finds a payment without its order while no screen changes, and keeps it when the network fails', async () => {
  server.hasOrder = true;
  const result = await openInbox();
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

it('reads no payments while the page is hidden, unless its bell rings for them', async () => {
  const visibility = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  server.hasOrder = true;
  const result = await openInbox();
  server.hasOrder = false;
  await pass(90 * 60_000);
  expect(result.current.open).toBe(0);
  visibility.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
  expect(result.current.open).toBe(1);
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
  const result = await openInbox({
    'errors/orderIssues': { '20261124_1': { 30: { issue: 'order2', error: 'denied' } } },
    'errors/smsUnsent': { 'no-mobile_u1': unsent(20) },
    'errors/addressIssues': { 10: { uid: 'u1', name: '김하늘', issue: '주소가 없어요' } },
    'staffInbox/handled': { 'order-20261124_1-30': { at: 40, by: 'boss', note: '' } },
  });
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
  const at = (time: number) => ({
    'errors/smsUnsent': { 'no-mobile_u1': unsent(time) },
    'staffInbox/handled': { 'text-no-mobile_u1': { at: 25, by: 'boss', note: '', ...mark } },
  });
  const result = await openInbox(at(20));
  expect(result.current.open).toBe(0);
  await tell(at(30));
  expect(result.current.open).toBe(1);
});

it('says that a document could not be read, and lists the others', async () => {
  server.hasOrder = true;
  const result = await openInbox({ 'errors/smsUnsent': { 'no-mobile_u1': unsent(20) } });
  await act(async () =>
    listenerTo('errors/orderIssues')?.fail(
      Object.assign(new Error(), { code: 'permission-denied' }),
    ),
  );
  expect(result.current).toMatchObject({ failed: true, open: 1 });
});
