// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { requestWith } from '../../domain/testing/fixtures.ts';
import { cashOrder } from '../../domain/testing/planned-orders.ts';
import { authUserPrefix } from '../device/storage-keys.ts';
import { enqueueOrderCopies } from '../order/copies-queue.ts';
import { logOrderIssue } from '../order/order-issue-queue.ts';
import { placeCashOrder } from '../order/place-order.ts';
import { enqueueSms, flushSmsQueue } from '../order/sms-queue.ts';
import { keptEntries } from '../testing/kept-entries.ts';
import { keepOnly, logOut } from './log-out.ts';

/** A slow line: what is sent first is refused after 6 s, by when its customer has logged out, and nothing else is answered. */
const line = vi.hoisted(() => ({ answers: 0 }));
const late = vi.hoisted(() => async () => {
  await new Promise((resolve) => {
    if (line.answers-- > 0) setTimeout(resolve, 6000);
  });
  throw Object.assign(new Error('no token'), { code: 'permission-denied' });
});
vi.mock('../firebase/run-plan.ts', () => ({ runPlan: late }));
vi.mock('../firebase/functions-client.ts', () => ({
  requestConfirmationSms: late,
  RefusedError: class extends Error {},
}));
vi.mock('../documents/live-document.ts', () => ({
  renewDocuments: () => {},
  stopPrivateListeners: () => {},
}));
vi.mock('../documents/load-sdk.ts', () => ({
  loadAuth: async () => ({
    auth: { currentUser: { uid: 'u1' } },
    signOut: async () => keepOnly(undefined, 'u1'),
  }),
}));

const customer = { uid: 'u1', name: '김하늘', order: cashOrder };
const queues = ['copies', 'sms-queue', 'order-issues'];
const kept = () => queues.flatMap(keptEntries);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  localStorage.clear();
  line.answers = 1;
  keepOnly('u1', undefined);
});
afterEach(() => vi.useRealTimers());

it.each([
  ['a copy', () => enqueueOrderCopies(cashOrder)],
  [
    'a text',
    () => {
      enqueueSms(cashOrder);
      void flushSmsQueue('u1');
    },
  ],
  ['an order', () => void placeCashOrder(customer, requestWith()).catch(() => {})],
])(
  'leaves nothing of a customer on the phone when %s is refused after the log-out',
  async (_, send) => {
    send();
    await vi.advanceTimersByTimeAsync(200);
    const left = logOut();
    await vi.advanceTimersByTimeAsync(10_000);
    await left;
    expect(JSON.stringify(localStorage)).not.toMatch(/김하늘|Smith|0412/);
    keepOnly('u2', undefined);
    expect(kept()).toEqual([]);
  },
);

it('keeps what the next customer has left to be sent, and nothing of the one before', async () => {
  line.answers = 0;
  const issue = { name: '김하늘', issue: 'order2', order: cashOrder, error: 'x' } as const;
  logOrderIssue('u1', cashOrder.dateId, issue);
  const ofFirst = Object.entries({ ...localStorage });
  keepOnly(undefined, 'u1');
  // What another version of the shop, in a tab of its own, has stored since.
  for (const [key, text] of ofFirst) if (key !== 'account') localStorage.setItem(key, text);
  localStorage.setItem('copies', JSON.stringify([{ uid: 'u2' }]));
  keepOnly('u2', undefined);
  expect(keptEntries('order-issues')).toEqual([]);
  expect(localStorage.getItem('copies')).not.toBeNull();
});

it('keeps what somebody leaves to be sent who has only just signed in, in this tab or another', () => {
  line.answers = 0;
  keepOnly(undefined, 'u1');
  // The session has not been told yet.
  localStorage.setItem(`${authUserPrefix}k:[DEFAULT]`, JSON.stringify({ uid: 'u2' }));
  enqueueOrderCopies({ ...cashOrder, customerInfo: { ...cashOrder.customerInfo, uid: 'u2' } });
  expect(keptEntries('copies')).toHaveLength(1);
  keepOnly('u2', undefined);
  expect(keptEntries('copies')).toHaveLength(1);
});
