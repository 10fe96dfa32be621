import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Order } from '../../src/domain/order/order.ts';
import { ownOrderId } from '../../src/domain/order/order-id.ts';
import { menuId } from '../support/functions/back-shop.ts';
import { HeadlessCustomer } from '../support/functions/headless-customer.ts';
import { LinkCall, sessionIn } from '../support/functions/paid-links.ts';
import { reconcileNow } from '../support/functions/reconcile-now.ts';
import { RefundDesk, RefundingStaff, refunded } from '../support/functions/refunding.ts';
import { sharedShop } from '../support/functions/shared-shop.ts';
import { unsignedToken } from '../support/functions/unsigned-token.ts';

const addresses = sharedShop();
const desk = new RefundDesk(addresses);
const boss = new RefundingStaff(addresses);
let staff = 0;
/** A member of staff of its own for each test: the functions count the calls of each. */
const onThePhone = () => {
  staff += 1;
  const token = unsignedToken(`boss-link-${staff}`, { staff: true, email: 'boss@example.com' });
  return new LinkCall(addresses, token);
};
const prepared = async (changes = {}) => onThePhone().prepare(changes);
const taken = async (q = 4) => (await prepared()).take(q);

const issuesOf = async ({ customer, dateId }: LinkCall) =>
  Object.values(((await customer.store.read('errors/orderIssues'))?.[dateId] ?? {}) as object);

test('an order by phone waits for its payment, and is an order once it is paid', async () => {
  const call = await taken();
  expect(await call.orders()).toEqual([]);
  expect(await call.customer.store.read(`points/${call.customer.uid}`)).toBeUndefined();
  const [text, ...more] = await call.customer.receivedSms();
  expect(text?.text).toContain(`${addresses.web}/pay/${call.id}`);
  expect(text?.text).toContain('$50.00');
  expect(more).toEqual([]);
  expect(await call.link()).toMatchObject({ state: 'open', text: 'sent', amount: 5000 });

  const page = await call.page();
  expect(page).toMatchObject({ state: 'open', amount: 5000, dateId: call.dateId });
  expect(page.lines).toEqual([
    { menuKey: menuId, menuTitle: '곰탕', menuTitleEn: 'Beef soup', q: 4, sum: 5000 },
  ]);
  const shown = JSON.stringify(page);
  for (const own of [call.customer.phone, 'Smith', '김시험', call.customer.uid]) {
    expect(shown).not.toContain(own);
  }

  const session = await call.session();
  const back = await call.customer.tap(session, 'pay');
  expect(back).toBe(`${addresses.web}/pay/${call.id}?back`);
  expect(await call.check()).toMatchObject({ state: 'paid', amount: 5000 });
  const [order, ...others] = await call.orders();
  expect(order).toMatchObject({ paymentMethod: 'card', paid: true, totalPrice: '50.00', point: 1 });
  expect(others).toEqual([]);
  const sheet = await call.customer.store.read(`orders2/${call.dateId}`);
  expect(sheet?.[call.customer.uid]).toEqual({ [String(order?.orderKey)]: order });
  // The confirmation follows once, however often the provider reports the payment.
  await desk.webhooksDone(session);
  expect((await call.customer.receivedSms()).map(({ text }) => text.slice(0, 12))).toHaveLength(2);
  expect(await issuesOf(call)).toEqual([]);
});

test('a customer without an account is stored with the order, and pays in the language of their text', async () => {
  const call = await prepared();
  const uid = `phone-${randomUUID()}`;
  await call.take(4, { uid, isNew: true, orderLang: 'en' });
  const [text] = await call.customer.receivedSms();
  expect(text?.text).toMatch(/^\[Hansang\] Delivery .* pay \$50\.00 by card/);
  expect(await call.customer.store.read(`users/${uid}`)).toMatchObject({ provider: 'phone' });
  await call.customer.tap(await call.session(), 'pay');
  expect(await call.check()).toMatchObject({ state: 'paid', language: 'en' });
  const orders = await call.customer.store.read(`ordersForCustomer/${uid}`);
  expect(Object.values(orders?.[call.dateId] as object)).toMatchObject([{ paid: true }]);
});

test('an attempt that is sent again makes one link and one text', async () => {
  const call = await prepared();
  const attempt = randomUUID();
  const input = call.input(4);
  const answers = [
    await call.run('pay-link', input, attempt),
    await call.run('pay-link', input, attempt),
  ];
  expect(answers[1]).toEqual(answers[0]);
  const links = Object.values(await call.customer.store.list('payLinks'));
  expect(links.filter(({ uid, order }) => uid === call.customer.uid && order)).toHaveLength(1);
  expect(await call.customer.receivedSms()).toHaveLength(1);
});

test('is refused where staff saw another amount, where a rule is broken without a reason, and for a blocked phone', async () => {
  const call = await prepared({ orderDone: true });
  const refusal = async (changes: object) =>
    (await call.run('pay-link', { ...call.input(4), ...changes })).body;
  expect(await refusal({ toPay: 1, reason: 'x' })).toMatchObject({
    problem: { code: 'order', problems: [{ code: 'amount-changed', toPay: 5000 }] },
  });
  expect(await refusal({})).toMatchObject({
    problem: { code: 'order', problems: [{ code: 'date-closed' }], overridable: true },
  });
  expect(await refusal({ uid: 'nobody', reason: 'x' })).toMatchObject({
    problem: { code: 'unknown-customer' },
  });
  const { phone2 } = call.customer.info;
  await call.customer.store.write([{ path: `blacklist/${phone2}`, data: { note: '' } }]);
  expect(await refusal({ reason: 'x' })).toMatchObject({ problem: { code: 'card-blocked' } });
  expect(await call.customer.receivedSms()).toEqual([]);
});

test('one that is taken after the cut-off with a reason can be paid for an hour, and staff learn of it', async () => {
  const call = await prepared({ orderDone: true });
  const from = Date.now();
  await call.take(4, { reason: '단골' });
  const { until } = await call.page();
  expect(until - from).toBeGreaterThanOrEqual(60 * 60_000);
  expect(until - from).toBeLessThan(62 * 60_000);
  await call.customer.tap(await call.session(), 'pay');
  expect(await call.check()).toMatchObject({ state: 'paid' });
  expect(await issuesOf(call)).toMatchObject([{ issue: 'cardPaymentRemarks' }]);
});

test('a second link for the same order is refused, and so is one where an order stands', async () => {
  const call = await taken();
  expect((await call.run('pay-link', call.input(5))).body).toMatchObject({
    problem: { code: 'link-open', id: call.id },
  });
  await call.customer.tap(await call.session(), 'pay');
  await call.check();
  expect((await call.run('pay-link', call.input(5))).body).toMatchObject({
    problem: { code: 'order', problems: [{ code: 'order-exists-at-address' }] },
  });
});

test('never has two open sessions, however many open the page and tap at once', async () => {
  const call = await taken();
  const { version } = await call.page();
  const answers = await Promise.all(Array.from({ length: 8 }, () => call.open(version)));
  const sessions = new Set(
    answers.filter(({ status }) => status === 200).map(({ body }) => sessionIn(String(body.url))),
  );
  expect(sessions.size).toBe(1);
  expect(await call.session()).toBe([...sessions][0]);
  expect(await call.sessions()).toHaveLength(1);
});

test('opens so many sessions an hour and no more, and no more calls a minute', async () => {
  const call = await taken();
  for (let n = 0; n < 6; n += 1) {
    const session = await call.session();
    await fetch(`${addresses.payments}/v1/checkout/sessions/${session}/expire`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_x' },
    });
    await call.check();
  }
  expect(await call.open()).toMatchObject({ status: 429 });
  const calls = await Promise.all(Array.from({ length: 20 }, () => call.post('check', {})));
  expect(calls.some(({ status }) => status === 429)).toBe(true);
  // The page itself stays open.
  expect(await call.page()).toMatchObject({ state: 'open' });
});

test('is refused to whoever guesses an id, a version or a path', async () => {
  const call = await taken();
  const guesses = ['A'.repeat(16), 'short', '..%2Fcheckouts', 'x'.repeat(5000)];
  for (const id of guesses) {
    for (const action of ['check', 'session']) {
      const { status } = await call.post(action, { version: randomUUID() }, id);
      expect([400, 404, 413, 414, 431]).toContain(status);
    }
    const page = await fetch(`${addresses.functions}/app/pay/${id}`);
    expect([400, 404, 413, 414, 431]).toContain(page.status);
  }
  expect(await call.open(randomUUID())).toMatchObject({ status: 409 });
  expect(await call.post('session', { amount: '50' })).toMatchObject({ status: 400 });
  expect(await call.post('refund', {})).toMatchObject({ status: 401 });
  expect(await call.sessions()).toEqual([]);
});

test('ids that nobody was given are not counted, so that made-up ones fill no memory', async () => {
  const call = await prepared();
  const madeUp = randomUUID().slice(0, 16);
  const post = () => call.post('check', {}, madeUp);
  const answers = await Promise.all(Array.from({ length: 25 }, post));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
});

test('an order that staff change costs the new amount, and the old session can no longer be paid', async () => {
  const call = await taken(4);
  const before = await call.page();
  const old = await call.session();
  expect((await call.change(6)).body).toMatchObject({ kind: 'done', result: { id: call.id } });
  expect(await call.customer.tap(old, 'pay')).toBeNull();
  expect(await call.open(before.version)).toMatchObject({ status: 409 });
  expect(await call.page()).toMatchObject({ state: 'open', amount: 7500 });
  expect(await call.customer.receivedSms()).toHaveLength(2);
  await call.customer.tap(await call.session(), 'pay');
  expect(await call.check()).toMatchObject({ state: 'paid', amount: 7500 });
  expect(await call.orders()).toMatchObject([{ totalPrice: '75.00', paid: true }]);
  expect((await call.change(7)).body).toMatchObject({ problem: { code: 'link-changed' } });
});

test('a refused change leaves the order as it was, to be paid', async () => {
  const call = await taken(4);
  const old = await call.session();
  const { version } = await call.page();
  const link = { id: call.id, version };
  const refused = await call.run('pay-link', call.input(2, { link }));
  expect(refused.body).toMatchObject({ problem: { problems: [{ code: 'below-minimum' }] } });
  await call.customer.tap(old, 'pay');
  expect(await call.check()).toMatchObject({ state: 'paid', amount: 5000 });
});

test('an order that staff cancel can no longer be paid', async () => {
  const call = await taken();
  const session = await call.session();
  expect((await call.cancel()).body).toMatchObject({ kind: 'done' });
  expect(await call.customer.tap(session, 'pay')).toBeNull();
  expect(await call.open()).toMatchObject({ status: 409 });
  expect(await call.page()).toMatchObject({ state: 'cancelled' });
  await reconcileNow(addresses);
  expect(await call.orders()).toEqual([]);
  expect(await call.customer.receivedSms()).toHaveLength(1);
});

test('an order that was paid at the moment when staff cancel it stays, and staff are told', async () => {
  const call = await taken();
  await call.customer.tap(await call.session(), 'pay-and-close');
  expect((await call.cancel()).body).toMatchObject({ problem: { code: 'link-changed' } });
  expect(await call.page()).toMatchObject({ state: 'paid' });
  expect(await call.orders()).toMatchObject([{ paid: true }]);
});

test('ends by itself at the cut-off, with its open session, and staff can open it again', async () => {
  const call = await taken();
  const session = await call.session();
  await call.passUntil();
  expect(await call.page()).toMatchObject({ state: 'expired' });
  expect(await call.open()).toMatchObject({ status: 409 });
  await reconcileNow(addresses);
  expect(await call.link()).toMatchObject({ state: 'expired' });
  expect(await call.customer.tap(session, 'pay')).toBeNull();
  expect(await call.orders()).toEqual([]);

  expect((await call.change(4)).body).toMatchObject({ kind: 'done' });
  await call.customer.tap(await call.session(), 'pay');
  expect(await call.check()).toMatchObject({ state: 'paid' });
  expect(await call.orders()).toHaveLength(1);
});

test('a payment that comes after the cut-off, before the session has ended, is an order', async () => {
  const call = await taken();
  const session = await call.session();
  await call.passUntil();
  await call.customer.tap(session, 'pay-and-close');
  await reconcileNow(addresses);
  expect(await call.link()).toMatchObject({ state: 'paid' });
  expect(await call.orders()).toMatchObject([{ paid: true }]);
});

test('an end that was broken off is finished by the job', async () => {
  const call = await taken();
  const session = await call.session();
  const { store } = call.customer;
  const broken = { state: 'ending', targetState: 'cancelled', endingSince: Date.now() - 200_000 };
  for (const [field, value] of Object.entries(broken)) {
    await store.setField(`payLinks/${call.id}`, [field], value);
  }
  expect(await call.open()).toMatchObject({ status: 409 });
  await reconcileNow(addresses);
  expect(await call.link()).toMatchObject({ state: 'cancelled' });
  expect(await call.customer.tap(session, 'pay')).toBeNull();
});

test('a payment that slips through for a cancelled order becomes no order, and staff give it back', async () => {
  const call = await taken();
  const session = await call.session();
  // As if the provider had not ended the session.
  await call.customer.store.setField(`payLinks/${call.id}`, ['state'], 'cancelled');
  await call.customer.tap(session, 'pay-and-close');
  await reconcileNow(addresses);
  expect(await call.orders()).toEqual([]);
  expect(await call.page()).toMatchObject({ state: 'failed' });
  expect(await issuesOf(call)).toMatchObject([{ issue: 'cardPaymentException' }]);
});

test('a second payment that slips through is found, and the order stands once', async () => {
  const call = await taken();
  const first = await call.session();
  const { store } = call.customer;
  // As if the first session had been forgotten while it can still be paid.
  const forgotten = (await store.read(`checkouts/${first}`)) ?? {};
  await store.setField(`checkouts/${first}`, ['state'], 'expired');
  const second = await call.session();
  expect(second).not.toBe(first);
  await store.write([{ path: `checkouts/${first}`, data: forgotten }]);
  await call.customer.tap(second, 'pay-and-close');
  await call.customer.tap(first, 'pay-and-close');
  await reconcileNow(addresses);
  expect(await call.page()).toMatchObject({ state: 'paid' });
  expect(await call.orders()).toHaveLength(1);
  expect(await issuesOf(call)).toMatchObject([{ issue: 'cardPaymentException' }]);
  expect((await call.sessions()).map(({ state }) => state).sort()).toEqual([
    'completed',
    'exception',
  ]);
});

test('where the customer has ordered there meanwhile, it is not to be paid', async () => {
  const call = await taken();
  const session = await call.session();
  const waiting = await call.customer.prepare(call.dateId, { [menuId]: 5 });
  const own = await call.customer.openSession(waiting);
  // Their own payment ends that of the link, and the other way round.
  expect(await call.customer.tap(session, 'pay')).toBeNull();
  const again = await call.session();
  expect(await call.customer.tap(String(own.body.id), 'pay')).toBeNull();
  const third = await call.customer.openSession(waiting);
  expect(await call.customer.tap(again, 'pay')).toBeNull();
  await call.customer.tap(String(third.body.id), 'pay');
  expect((await call.customer.comeBack(waiting.order)).body).toMatchObject({ state: 'completed' });
  expect(await call.open()).toMatchObject({ status: 409 });
  expect(await call.orders()).toMatchObject([{ totalPrice: '62.50' }]);
});

test('its portions count towards the limit in all until it ends', async () => {
  const call = await prepared({ menuLimitInAll: { [menuId]: 10 } });
  await call.take(10);
  const onSale = async () => {
    const dates = await call.customer.store.read('dates/activeDates');
    return (dates?.[call.dateId] as { menus: object } | undefined)?.menus;
  };
  expect(await onSale()).toEqual({ [menuId]: false });
  // Paying it brings no warning that the dish is sold out: it stood before.
  await call.customer.tap(await call.session(), 'pay');
  await call.check();
  expect(await issuesOf(call)).toEqual([]);
});

test('portions of one that ends are sold again', async () => {
  const call = await prepared({ menuLimitInAll: { [menuId]: 10 } });
  await call.take(10);
  const onSale = async () => {
    await reconcileNow(addresses);
    const dates = await call.customer.store.read('dates/activeDates');
    return (dates?.[call.dateId] as { menus: object } | undefined)?.menus;
  };
  expect(await onSale()).toEqual({ [menuId]: false });
  await call.cancel();
  expect(await onSale()).toEqual({ [menuId]: true });
});

test('the text goes again when staff ask, once in an attempt, and what failed is noted', async () => {
  const call = await taken();
  const attempt = randomUUID();
  for (let n = 0; n < 2; n += 1) {
    expect((await call.run('pay-link-text', { id: call.id }, attempt)).body).toMatchObject({
      kind: 'done',
    });
  }
  expect(await call.customer.receivedSms()).toHaveLength(2);

  const refused = await prepared();
  refused.customer.phone = '0400-000-000';
  await refused.take(4);
  expect(await refused.link()).toMatchObject({ state: 'open', text: 'failed' });
  await call.cancel();
  expect((await call.run('pay-link-text', { id: call.id })).body).toMatchObject({
    problem: { code: 'link-changed' },
  });
});

test('a customer with an unpaid link is deleted only once it has ended, and then it is gone', async () => {
  const call = await taken();
  const remove = () => call.customer.call('/app/personal/delete-account', {});
  call.customer.token = unsignedToken(call.customer.uid, {
    auth_time: Math.floor(Date.now() / 1000),
  });
  expect(await remove()).toMatchObject({ body: { result: 'payment-open' } });
  await call.cancel();
  const own = await call.customer.call('/app/personal/own-data', {});
  expect(JSON.stringify(own.body)).toContain(`payLinks/${call.id}`);
  expect(await remove()).toMatchObject({ body: { result: 'deleted' } });
  expect(await call.link()).toBeUndefined();
  const shop = new HeadlessCustomer(addresses);
  const log = Object.values(await shop.store.list('staffLog'));
  expect(JSON.stringify(log)).not.toContain(call.id);
});

/** An order of four dishes, $50, that its customer has paid by a link. */
async function paidCall() {
  const call = await taken();
  await call.customer.tap(await call.session(), 'pay');
  await call.check();
  const [order] = await call.orders();
  if (!order) throw new Error('not paid');
  return { call, order, payment: String(order.payment_intent) };
}
/** What staff send to add a dish of $12.50 to it. */
const added = (call: LinkCall, order: Order, changes = {}) =>
  call.input(5, {
    adds: { orderId: ownOrderId(order), version: order.attemptId },
    toPay: 1250,
    ...changes,
  });
const take = async (call: LinkCall, order: Order) => {
  const { body } = await call.run('pay-link', added(call, order));
  expect(body).toMatchObject({ kind: 'done' });
  call.id = (body as { result: { id: string } }).result.id;
};

test('dishes added to a paid order are in it once their difference is paid, and refunds know both payments', async () => {
  const { call, order, payment } = await paidCall();
  await take(call, order);
  expect(await call.orders()).toEqual([order]);
  expect((await call.customer.receivedSms()).at(-1)?.text).toContain('$12.50');
  expect(await call.page()).toMatchObject({ state: 'open', amount: 1250, paidBefore: 5000 });

  const session = await call.session();
  await call.customer.tap(session, 'pay');
  expect(await call.check()).toMatchObject({ state: 'paid' });
  await desk.webhooksDone(session);
  const [both, ...others] = await call.orders();
  expect(others).toEqual([]);
  expect(both).toMatchObject({ orderId: ownOrderId(order), totalPrice: '62.50', paid: true });
  expect(Object.values(both?.menus ?? {})).toMatchObject([{ q: 5 }]);
  const second = String(both?.payment_intent);
  expect(second).not.toBe(payment);
  expect(await issuesOf(call)).toEqual([]);

  const where = { dateId: call.dateId, orderKey: order.orderKey };
  const all = await boss.decisionFor(call.customer, where, { kind: 'cancellation' });
  expect((await boss.refundOrder(all)).body).toEqual(refunded);
  expect(await call.orders()).toEqual([]);
  expect(await desk.amountRefunded(payment)).toBe(5000);
  expect(await desk.amountRefunded(second)).toBe(1250);
});

test('a link that adds dishes ends with the order as it was: after a refund its payment can no longer be opened', async () => {
  const { call, order } = await paidCall();
  await take(call, order);
  const { version } = await call.page();
  await call.session();
  const where = { dateId: call.dateId, orderKey: order.orderKey };
  const reduction = { kind: 'reduction' as const, quantities: { [menuId]: 3 } };
  expect(
    (await boss.refundOrder(await boss.decisionFor(call.customer, where, reduction))).body,
  ).toEqual(refunded);
  // At once, with its session: another link can be taken.
  expect(await call.link()).toMatchObject({ state: 'replaced' });
  expect(await call.open(version)).toMatchObject({
    status: 409,
    body: { problems: [{ code: 'order-changed' }] },
  });
  expect(await call.page()).toMatchObject({ state: 'replaced' });
  expect(await call.orders()).toMatchObject([{ totalPrice: '37.50' }]);
});

test('a link that adds dishes is texted to the number that staff have corrected on the order, and asks whether that one is blocked', async () => {
  const { call, order } = await paidCall();
  await take(call, order);
  const { customer } = call;
  const before = (await customer.receivedSms()).length;
  const { store, uid } = customer;
  const { phone } = new HeadlessCustomer(addresses);
  const place = [call.dateId, order.orderKey, 'customerInfo', 'phone'];
  await store.setField(`ordersForCustomer/${uid}`, place, phone);
  expect((await call.run('pay-link-text', { id: call.id })).body).toMatchObject({ kind: 'done' });
  expect(await customer.receivedSms()).toHaveLength(before);
  customer.phone = phone;
  expect((await customer.receivedSms()).map(({ text }) => text)).toEqual([
    expect.stringContaining(`/pay/${call.id}`),
  ]);
  await store.write([{ path: `blacklist/${customer.info.phone2}`, data: { note: '' } }]);
  expect(await call.open()).toMatchObject({ status: 409 });
});

test('a link that adds dishes is cancelled or runs out, and the paid order stays', async () => {
  const { call, order } = await paidCall();
  await take(call, order);
  expect((await call.cancel()).body).toEqual({ kind: 'done', result: null });
  expect(await call.page()).toMatchObject({ state: 'cancelled' });
  await take(call, order);
  await call.session();
  await call.passUntil();
  await reconcileNow(addresses);
  expect(await call.page()).toMatchObject({ state: 'expired' });
  expect(await call.orders()).toEqual([order]);
});

test('nothing is added to an older version, to another customer’s order, or for less than the difference', async () => {
  const { call, order } = await paidCall();
  const { call: other, order: theirs } = await paidCall();
  const refusal = async (changes: object, at = call) =>
    (await at.run('pay-link', added(call, order, changes))).body;
  const changed = { kind: 'refused', problem: { code: 'link-changed' } };
  expect(await refusal({ adds: { orderId: ownOrderId(order), version: 'old' } })).toEqual(changed);
  expect(
    await refusal({ adds: { orderId: ownOrderId(theirs), version: theirs.attemptId } }),
  ).toEqual(changed);
  expect(await refusal({ toPay: 50 })).toMatchObject({
    problem: { problems: [{ code: 'amount-changed', toPay: 1250 }] },
  });
  expect(await call.run('pay-link', added(call, order, { adds: { orderId: 1 } }))).toMatchObject({
    status: 400,
  });
  const stranger = unsignedToken('stranger', {});
  const { status } = await new LinkCall(addresses, stranger).run('pay-link', added(call, order));
  expect(status).toBe(403);
  expect(await call.orders()).toEqual([order]);
  expect(await other.orders()).toEqual([theirs]);
});
