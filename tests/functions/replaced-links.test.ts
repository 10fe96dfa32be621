import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { planAction } from '../../src/domain/staff/actions/plan-action.ts';
import { takeOrder } from '../../src/domain/staff/orders/phone-order.ts';
import { menuId } from '../support/functions/back-shop.ts';
import { askAsStaff } from '../support/functions/cash-order.ts';
import { LinkCall } from '../support/functions/paid-links.ts';
import { reconcileNow } from '../support/functions/reconcile-now.ts';
import { RefundDesk } from '../support/functions/refunding.ts';
import { sharedShop } from '../support/functions/shared-shop.ts';
import { unsignedToken } from '../support/functions/unsigned-token.ts';

const addresses = sharedShop();
const desk = new RefundDesk(addresses);
let staff = 0;
const taken = async (changes = {}) => {
  staff += 1;
  const token = unsignedToken(`boss-replaced-${staff}`, { staff: true, email: 'boss@example.com' });
  return (await new LinkCall(addresses, token).prepare(changes)).take(4);
};
const issuesOf = async ({ customer, dateId }: LinkCall) =>
  Object.values(((await customer.store.read('errors/orderIssues'))?.[dateId] ?? {}) as object);

/** Stores the customer's own cash order where the one of the link would be stored. */
const orderByCash = ({ customer, dateId }: LinkCall, q = 5) =>
  customer.placeByCash(dateId, { [menuId]: q });
/** What the customer's phone asks for once it sees its order. */
const askForSms = ({ customer }: LinkCall, order: { dateId: string; orderKey: string }) =>
  customer.call('/sendSMS', { dateId: order.dateId, orderKey: order.orderKey });

/** Nobody can pay any more, nothing was paid, and one order stands. */
async function expectReplaced(call: LinkCall, session: string | undefined, total: string) {
  expect(await call.link()).toMatchObject({ state: 'replaced' });
  if (session) expect(await call.customer.tap(session, 'pay')).toBeNull();
  expect(await call.page()).toMatchObject({ state: 'replaced' });
  expect(await call.open()).toMatchObject({ status: 409 });
  expect((await call.change(6)).body).toMatchObject({ problem: { code: 'link-changed' } });
  expect(await call.orders()).toMatchObject([{ totalPrice: total }]);
  expect(await issuesOf(call)).toEqual([]);
}

test('the customer’s own cash order ends the link, with a pay page that is open', async () => {
  const call = await taken();
  const session = await call.session();
  const order = await orderByCash(call);
  expect(await askForSms(call, order)).toMatchObject({ body: { result: 'sent' } });
  await expectReplaced(call, session, '62.50');
  expect(await call.customer.receivedSms()).toHaveLength(2);
});

test('a cash order that staff take by phone ends the link', async () => {
  const call = await taken();
  const session = await call.session();
  const { customer, dateId } = call;
  const boss = { uid: 'boss', name: 'boss@example.com', now: Date.now(), entryId: randomUUID() };
  const { orderLang, ...input } = call.input(5);
  const request = { ...input, orderLang, attemptId: randomUUID() };
  const read = (path: string) => customer.store.read(path);
  const plan = await planAction(takeOrder, request, undefined, read, boss);
  if (plan.kind !== 'write') throw new Error(JSON.stringify(plan));
  await customer.store.commit(plan.writes);
  const [order] = await call.orders();
  const asked = { uid: customer.uid, dateId, orderKey: String(order?.orderKey) };
  expect(await askAsStaff(addresses, asked)).toEqual({ result: 'sent' });
  await expectReplaced(call, session, '62.50');
});

test('an order of which nobody tells the functions ends the link with the next run of the job, and at the next tap', async () => {
  const call = await taken();
  const session = await call.session();
  await orderByCash(call);
  await reconcileNow(addresses);
  await expectReplaced(call, session, '62.50');

  const tapped = await taken();
  const open = await tapped.session();
  await orderByCash(tapped);
  expect(await tapped.open()).toMatchObject({ status: 409 });
  await expectReplaced(tapped, open, '62.50');
});

test('the customer’s own card order ends the link with its payment, also where points cover it', async () => {
  const call = await taken();
  const waiting = await call.customer.prepare(call.dateId, { [menuId]: 5 });
  const own = await call.customer.openSession(waiting);
  expect(await call.link()).toMatchObject({ state: 'open' });
  await call.customer.tap(String(own.body.id), 'pay');
  expect((await call.customer.comeBack(waiting.order)).body).toMatchObject({ state: 'completed' });
  await expectReplaced(call, undefined, '62.50');

  const covered = await taken();
  await covered.customer.givePoints(62.5);
  const saved = await covered.customer.prepare(covered.dateId, { [menuId]: 5 }, { usePoint: true });
  expect((await covered.customer.openSession(saved)).body).toMatchObject({ completed: true });
  await expectReplaced(covered, undefined, '62.50');
});

test('the customer’s own card payment ends a pay page of the link that was forgotten, by the job', async () => {
  const call = await taken();
  const session = await call.session();
  const { store } = call.customer;
  const forgotten = (await store.read(`checkouts/${session}`)) ?? {};
  await store.setField(`checkouts/${session}`, ['state'], 'expired');
  const waiting = await call.customer.prepare(call.dateId, { [menuId]: 5 });
  const own = await call.customer.openSession(waiting);
  await store.write([{ path: `checkouts/${session}`, data: forgotten }]);
  await call.customer.tap(String(own.body.id), 'pay');
  await call.customer.comeBack(waiting.order);
  expect(await call.link()).toMatchObject({ state: 'ending', targetState: 'replaced' });
  expect(await call.page()).toMatchObject({ state: 'replaced' });
  await reconcileNow(addresses);
  await expectReplaced(call, session, '62.50');
});

test('a link that was paid before the order replaced it is an exception to refund, however often it is reported', async () => {
  const call = await taken();
  const session = await call.session();
  await call.customer.tap(session, 'pay-and-close');
  // The webhook may have made it the order already.
  await desk.webhooksDone(session);
  await call.check();
  expect(await call.link()).toMatchObject({ state: 'paid' });

  const late = await taken();
  const paid = await late.session();
  const order = await orderByCash(late);
  await late.customer.tap(paid, 'pay-and-close');
  await askForSms(late, order);
  await desk.webhooksDone(paid);
  await reconcileNow(addresses);
  expect(await late.link()).toMatchObject({ state: 'failed' });
  expect(await late.orders()).toMatchObject([{ totalPrice: '62.50', paymentMethod: 'cash' }]);
  expect(await issuesOf(late)).toMatchObject([{ issue: 'cardPaymentException' }]);
});

test('an order at another address, on another date, or of somebody else leaves the link to be paid', async () => {
  const call = await taken();
  call.customer.address = '9 / 90 Other St, Epping';
  const order = await orderByCash(call);
  await askForSms(call, order);
  await reconcileNow(addresses);
  expect(await call.link()).toMatchObject({ state: 'open' });
  await call.customer.tap(await call.session(), 'pay');
  expect(await call.check()).toMatchObject({ state: 'paid' });
});

test('portions of a link and of the order that replaces it count once, from the moment of the order', async () => {
  const call = await taken({ menuLimitInAll: { [menuId]: 8 } });
  const onSale = async () => {
    const dates = await call.customer.store.read('dates/activeDates');
    return (dates?.[call.dateId] as { menus: object } | undefined)?.menus;
  };
  await orderByCash(call);
  // Somebody else's order has the functions count.
  const other = new LinkCall(addresses, call.token);
  await other.customer.register({ isCashAvailable: true });
  other.customer.address = '1 / 1 Another St, Epping';
  other.dateId = call.dateId;
  await other.customer.store.setField('dates/activeDates', [call.dateId, 'menuLimitInAll'], {
    [menuId]: 11,
  });
  const order = await orderByCash(other, 4);
  await askForSms(other, order);
  expect(await call.link()).toMatchObject({ state: 'open' });
  expect(await onSale()).toEqual({ [menuId]: true });
});
