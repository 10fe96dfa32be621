// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '../../domain/lib/app-error.ts';
import { cashOrder } from '../../domain/testing/planned-orders.ts';
import { writeText } from '../device/storage.ts';
import { accountKey } from '../device/storage-keys.ts';
import { keptEntries } from '../testing/kept-entries.ts';
import { enqueueSms, flushSmsQueue, isSmsSent } from './sms-queue.ts';

const server = vi.hoisted(() => ({
  answer: 'sent' as 'sent' | 'already-sent' | 'failed' | Error,
  asked: [] as string[],
  logged: [] as unknown[],
}));
vi.mock('../firebase/functions-client.ts', () => ({
  requestConfirmationSms: async ({ orderKey }: { orderKey: string }, byStaff?: object) => {
    server.asked.push(byStaff ? `${JSON.stringify(byStaff)} ${orderKey}` : orderKey);
    if (server.answer instanceof Error) throw server.answer;
    return server.answer;
  },
}));
vi.mock('./order-issue-queue.ts', () => ({
  logOrderIssue: (...entry: unknown[]) => server.logged.push(entry),
}));

let tries = 0;
function newOrder() {
  tries += 1;
  return { ...cashOrder, attemptId: `text-${tries}`, orderKey: `place-${tries}` };
}
const kept = () => keptEntries('sms-queue');

beforeEach(() => {
  localStorage.clear();
  writeText(accountKey, 'u1');
  server.answer = 'sent';
  server.asked = [];
  server.logged = [];
});

it.each([
  ['sent', true],
  ['already-sent', true],
  ['failed', false],
] as const)('what the server answers as %s is settled', async (answer, sent) => {
  server.answer = answer;
  const order = newOrder();
  enqueueSms(order);
  await flushSmsQueue('u1');
  await flushSmsQueue('u1');
  expect(server.asked).toEqual([order.orderKey]);
  expect(isSmsSent(order)).toBe(sent);
  expect(kept()).toEqual([]);
});

it.each([
  // Nothing else could be sent either.
  ['network', 1],
  ['signed-out', 1],
  ['too-many-requests', 2],
  ['unknown', 2],
] as const)('requests every queued SMS again after %s', async (code, tried) => {
  server.answer = new AppError(code);
  const [one, two] = [newOrder(), newOrder()];
  for (const order of [one, two, one]) enqueueSms(order);
  await flushSmsQueue('u1');
  expect(server.asked).toEqual([two.orderKey, one.orderKey].slice(0, tried));
  expect(kept()).toHaveLength(2);
  server.answer = 'sent';
  await flushSmsQueue('u1');
  expect([isSmsSent(one), isSmsSent(two)]).toEqual([true, true]);
  expect(kept()).toEqual([]);
});

it('removes an order that no longer exists from the queue, and logs a refusal without retrying', async () => {
  server.answer = new AppError('not-found');
  enqueueSms(newOrder());
  await flushSmsQueue('u1');
  expect(server.logged).toEqual([]);
  server.answer = new AppError('denied');
  const order = newOrder();
  enqueueSms(order);
  await flushSmsQueue('u1');
  const { dateId, orderKey, customerInfo } = order;
  const entry = {
    name: customerInfo.name,
    issue: 'smsUnsent',
    order: { dateId, orderKey },
    error: 'denied',
  };
  expect(server.logged).toEqual([['u1', dateId, entry]]);
  expect(kept()).toEqual([]);
});

it('never requests an SMS for another customer’s order, and discards a stored value that is not a list', async () => {
  localStorage.setItem('sms-queue', '{');
  enqueueSms(newOrder());
  await flushSmsQueue('u2');
  expect(server.asked).toEqual([]);
  expect(kept()).toHaveLength(1);
});

it('requests first what an earlier version of the shop has queued under its own key', async () => {
  server.answer = new AppError('network');
  const [former, one] = [newOrder(), newOrder()];
  enqueueSms(former);
  const list = JSON.stringify(kept());
  localStorage.clear();
  writeText(accountKey, 'u1');
  localStorage.setItem('texts-wanted', list);
  await flushSmsQueue('u1');
  expect(server.asked).toEqual([former.orderKey]);
  enqueueSms(one);
  expect(localStorage.getItem('texts-wanted')).toBeNull();
  expect(kept()).toHaveLength(2);
  server.answer = 'sent';
  await flushSmsQueue('u1');
  expect(server.asked.slice(1)).toEqual([former.orderKey, one.orderKey]);
  expect(kept()).toEqual([]);
});

it('also requests the SMS of an order that is queued during another request', async () => {
  const [one, two] = [newOrder(), newOrder()];
  enqueueSms(one);
  const first = flushSmsQueue('u1');
  enqueueSms(two);
  await first;
  expect(server.asked).toEqual([one.orderKey, two.orderKey]);
});

it('does not wait for a request of the customer who used this phone before', async () => {
  const one = newOrder();
  const two = newOrder();
  enqueueSms(one);
  writeText(accountKey, 'u2');
  enqueueSms({ ...two, customerInfo: { ...two.customerInfo, uid: 'u2' } });
  const first = flushSmsQueue('u1');
  await flushSmsQueue('u2');
  await first;
  expect(server.asked).toEqual([one.orderKey, two.orderKey]);
});

it('keeps the latest thirty SMS requests', () => {
  for (let i = 0; i < 35; i += 1) enqueueSms(newOrder());
  expect(kept()).toHaveLength(30);
});

it('requests the SMS of an order that staff took or cancelled from the phone of that member of staff', async () => {
  const [taken, cancelled] = [newOrder(), newOrder()].map((order) => {
    return { ...order, customerInfo: { ...order.customerInfo, uid: 'caller' } };
  });
  if (!taken || !cancelled) throw new Error('no order');
  writeText(accountKey, 'boss');
  enqueueSms(taken, 'boss');
  enqueueSms({ ...cancelled, cancelledAt: 7 }, 'boss');
  await flushSmsQueue('caller');
  expect(server.asked).toEqual([]);
  await flushSmsQueue('boss');
  expect(server.asked).toEqual([
    `{"uid":"caller"} ${taken.orderKey}`,
    `{"uid":"caller","cancelledAt":7} ${cancelled.orderKey}`,
  ]);
});
