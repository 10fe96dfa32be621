/** A payment arrives while a document that the order should be written to is full. */
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { completePayment } from '../../../functions/src/payments/complete-payment.ts';
import { reportOrderIssue } from '../../../functions/src/payments/issue-log.ts';
import { parseTempOrder } from '../../../functions/src/payments/parse-temp-order.ts';
import { saveTempOrder } from '../../../functions/src/payments/save-temp-order.ts';
import type { Checkout } from '../../../src/domain/card/checkout.ts';
import { openExceptions } from '../../../src/domain/card/exception-notes.ts';
import { issuesOf } from '../../../src/domain/issues/issues.ts';
import { maxReports, reportBytes } from '../../../src/domain/issues/reports.ts';
import { maxQuotaBytes } from '../../../src/domain/order/stored/order-quota.ts';
import { planAction } from '../../../src/domain/staff/actions/plan-action.ts';
import {
  type HandledIssues,
  handleIssue,
  markOf,
} from '../../../src/domain/staff/inbox/handled-issue.ts';
import { documentBytes, maxDocumentBytes } from '../../../src/domain/store/document-size.ts';
import { info, otherInfo, otherKey } from '../../../src/domain/testing/fixtures.ts';
import { staffActor } from '../../../src/domain/testing/staff-actors.ts';
import { requestFor } from '../../support/rules/customers-ordering.ts';
import { openId } from '../../support/rules/rules-shop.ts';
import { expectOthersToGetOn, FULL, ordersOf, paidSession, shopToExhaust } from './support.ts';

vi.mock('../../../src/data/documents/load-sdk.ts', () => import('../../support/rules/act-as.ts'));
vi.mock('../../../functions/src/sms/sms.ts', () => import('./functions-alone.ts'));
vi.mock('../../../functions/src/settings.ts', () => import('./functions-alone.ts'));

const server = await shopToExhaust();
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const SESSION = 'cs_test';

const fill = (path: string) => server.owner.write([{ path, data: { filled: FULL } }]);
const checkout = async () =>
  (await server.owner.read(`checkouts/${SESSION}`)) as unknown as Checkout;
async function listed() {
  const stored = {
    orderIssues: await server.owner.read('errors/orderIssues'),
    smsUnsent: undefined,
    addressIssues: undefined,
    checkouts: await server.owner.list('checkouts'),
    paidOrders: new Set(Object.keys(await server.owner.list('cardPaymentIntent'))),
  };
  return issuesOf(stored);
}
const issues = async () => (await listed()).map(({ kind, urgent }) => ({ kind, urgent }));

test("a paid order is stored and reported while the date's list of orders is full, and listed once there is room", async () => {
  const session = await paidSession(server, SESSION);
  await fill(`orders2/${openId}`);
  expect(await completePayment(SESSION, session)).toMatchObject({ state: 'completed' });
  const stored = (await ordersOf(server, 'u2'))[otherKey];
  expect(stored).toMatchObject({ paid: true, payment_intent: session.payment_intent });
  expect(await issues()).toContainEqual({ kind: 'not-listed', urgent: true });
  await server.owner.removeField(`orders2/${openId}`, ['filled']);
  await completePayment(SESSION);
  expect((await server.owner.read(`orders2/${openId}`))?.u2).toEqual({ [otherKey]: stored });
  expect(await checkout()).toMatchObject({ settled: true, unlisted: false, uncopied: false });
  expect(await issues()).not.toContainEqual({ kind: 'not-listed', urgent: true });
});

test('a paid order is stored while the history of its address is full, and copied once there is room', async () => {
  const history = `ordersBackupByKey/${openId}_${otherKey}`;
  const session = await paidSession(server, SESSION);
  await fill(history);
  expect(await completePayment(SESSION, session)).toMatchObject({ state: 'completed' });
  expect((await server.owner.read(`orders2/${openId}`))?.u2).toHaveProperty(otherKey);
  expect(await issues()).toEqual([{ kind: 'copyMissing', urgent: false }]);
  await server.owner.removeField(history, ['filled']);
  await completePayment(SESSION);
  expect(Object.values((await server.owner.read(history)) ?? {})).toHaveLength(1);
  expect(await issues()).toEqual([]);
});

test("a payment becomes an exception that customer and staff see while the customer's list of orders is full", async () => {
  const session = await paidSession(server, SESSION);
  await fill('ordersForCustomer/u2');
  expect(await completePayment(SESSION, session)).toMatchObject({ state: 'exception' });
  expect((await server.owner.read('tempOrdersForCard/u2'))?.[openId]).toMatchObject({
    [otherKey]: { exception: 'not-stored' },
  });
  expect(await issues()).toEqual([{ kind: 'cardPaymentException', urgent: true }]);
});

test('staff get a report of a payment when all of the customer’s own documents are full', async () => {
  const session = await paidSession(server, SESSION);
  await fill('ordersForCustomer/u2');
  await fill('tempOrdersForCard/u2');
  expect(await completePayment(SESSION, session)).toMatchObject({ state: 'exception' });
  expect(await issues()).toEqual([{ kind: 'cardPaymentException', urgent: true }]);
});

test('a paid order is stored while the document of temporary orders is full', async () => {
  const session = await paidSession(server, SESSION);
  await server.owner.setField('tempOrdersForCard/u2', [openId, otherKey, 'sessionId'], SESSION);
  const taken = documentBytes({ ...(await server.owner.read('tempOrdersForCard/u2')), filled: '' });
  const filled = 'x'.repeat(maxDocumentBytes - taken - 60);
  await server.owner.setField('tempOrdersForCard/u2', ['filled'], filled);
  expect(await completePayment(SESSION, session)).toMatchObject({ state: 'completed' });
  expect((await ordersOf(server, 'u2'))[otherKey]).toMatchObject({ paid: true });
  expect(await issues()).toEqual([]);
});

test('a paid session is found among the checkouts when the list of issues is full as well', async () => {
  const session = await paidSession(server, SESSION);
  await fill('ordersForCustomer/u2');
  await fill('errors/orderIssues');
  await completePayment(SESSION, session);
  expect(await issues()).toContainEqual({ kind: 'cardPaymentException', urgent: true });
});

/** Reports so many payments that became no order; `after` each, with its id and when it was reported. */
async function failPayments(count: number, after = async (_number: number, _at: number) => {}) {
  await paidSession(server, SESSION);
  const base = await checkout();
  const now = Date.now();
  for (let number = 1; number <= count; number += 1) {
    const payment_intent = `pi_${number}`;
    const error = `not-stored (${payment_intent}, 6000 cents)`;
    const time = now + number;
    const pendingIssue = { issue: 'cardPaymentException' as const, error, time };
    const failed: Checkout = { ...base, state: 'exception', payment_intent, pendingIssue };
    await server.owner.write([{ path: `checkouts/cs_${number}`, data: failed as never }]);
    await reportOrderIssue(`cs_${number}`);
    await after(number, time);
  }
  return now;
}

test('a customer whose payments keep failing fills at most a hundredth of the list of issues, and each failure is found', async () => {
  const since = await failPayments(12);
  const list = { ...(await server.owner.read('errors/orderIssues')) };
  expect(Object.keys(list[openId] as object)).toContain(String(since + 12));
  expect(documentBytes(list)).toBeLessThan(maxQuotaBytes - maxReports * reportBytes);
  expect(await issues()).toHaveLength(12);
  expect((await issues()).every(({ urgent }) => urgent)).toBe(true);
});

test('a payment that staff have resolved stays resolved when its entry makes room for others', async () => {
  await failPayments(12, async (number, time) => {
    if (number !== 1) return;
    const mark = { at: time, by: 'boss@example.com', note: '', time };
    const id = `order-${openId}-${time}`;
    await server.owner.write([{ path: 'staffInbox/handled', data: { [id]: mark } }]);
  });
  const handled = (await server.owner.read('staffInbox/handled')) as unknown as HandledIssues;
  const resolved = (await listed()).filter((issue) => markOf(handled, issue));
  expect(resolved).toMatchObject([{ id: 'paid-cs_1', kind: 'paid-without-order' }]);
});

test('a customer reads no more of a payment that staff resolve once its entry has made room for others', async () => {
  await failPayments(12);
  const told = async () =>
    openExceptions((await server.owner.read('paymentExceptions/u2')) as never);
  expect(await told()).toHaveLength(12);
  const left = (await listed()).filter(({ id }) => id.startsWith('paid-'));
  expect(left).not.toEqual([]);
  for (const { id, uid, dateId } of left) {
    const input = { issue: { id, uid, dateId }, note: '카드로 돌려줌' };
    const actor = { ...staffActor, entryId: randomUUID() };
    const plan = await planAction(handleIssue, input, undefined, server.owner.read, actor);
    await server.owner.commit(plan.kind === 'write' ? plan.writes : []);
  }
  expect(await told()).toHaveLength(12 - left.length);
});

test('a payment whose issue could not be written is found among the checkouts', async () => {
  await paidSession(server, SESSION);
  await server.owner.setField(`checkouts/${SESSION}`, ['payment_intent'], 'pi_2');
  expect(await issues()).toEqual([{ kind: 'paid-without-order', urgent: true }]);
});

test('a card order with an address of a megabyte is refused, and the next customer can order', async () => {
  const { request } = await requestFor(server.owner.read, 'u2', { paymentMethod: 'card' });
  const addressFull = { ...info.addressFull, route: 'x'.repeat(1_000_000) };
  const data = { request, customerInfo: { ...otherInfo, addressFull } };
  await expect(saveTempOrder('u2', openId, otherKey, data)).rejects.toThrow();
  expect(await server.owner.read('tempOrdersForCard/u2')).toBeUndefined();
  await expectOthersToGetOn(server);
});

test('the largest accepted card order creates entries of at most 12 kB', async () => {
  const quantities = Object.fromEntries(
    Array.from({ length: 32 }, (_, i) => [`dish${10 + i}`, 999]),
  );
  const long = { ...otherInfo, name: '가'.repeat(30), note: '가'.repeat(200) };
  const wish = { paymentMethod: 'card' as const, quantities, orderRequest: '가'.repeat(200) };
  const { request } = await requestFor(server.owner.read, 'u2', { ...wish, info: long });
  await saveTempOrder('u2', openId, otherKey, { request, customerInfo: long });
  const temp = await server.owner.read('tempOrdersForCard/u2');
  expect(documentBytes({ ...temp })).toBeLessThan(12_288);
});

test.each([
  [
    'quantities without end',
    { quantities: Object.fromEntries(Array.from({ length: 65 }, (_, i) => [`m${i}`, 1])) },
  ],
  ['a name of a dish without end', { quantities: { ['x'.repeat(61)]: 1 } }],
  ['a wish without end', { orderRequest: 'x'.repeat(301) }],
])('%s is no card order', async (_, change) => {
  const { request } = await requestFor(server.owner.read, 'u2', { paymentMethod: 'card' });
  const data = { request: { ...request, ...change }, customerInfo: otherInfo };
  expect(() => parseTempOrder(data, openId)).toThrow();
});
