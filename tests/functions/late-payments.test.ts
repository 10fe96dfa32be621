import { createHmac, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { menuId } from '../support/functions/back-shop.ts';
import { HeadlessCustomer } from '../support/functions/headless-customer.ts';
import { openDate } from '../support/functions/one-date.ts';
import { reconcileNow } from '../support/functions/reconcile-now.ts';
import { sharedShop } from '../support/functions/shared-shop.ts';
import { LOCAL_SECRETS } from '../support/stack.ts';

const addresses = sharedShop();
let dates = 8_100_000_000;

/** A customer on a date of their own, to whose sessions the provider's webhooks come only when the test sends them. */
async function newCustomer() {
  const customer = await new HeadlessCustomer(addresses).register({ isCashAvailable: true });
  dates += 1;
  const dateId = await openDate(customer.store, dates, [menuId]);
  const prepared = (q: number) => customer.prepare(dateId, { [menuId]: q });
  const orders = async () => Object.values((await customer.orders())[dateId] ?? {});
  const warnings = async () => {
    const issues = (await customer.store.read('errors/orderIssues'))?.[dateId] ?? {};
    return Object.values(issues as Record<string, { error: string }>).map(({ error }) => error);
  };
  return { customer, dateId, prepared, orders, warnings };
}
type Waiting = Awaited<ReturnType<HeadlessCustomer['prepare']>>;

/** Opens the pay page, with every webhook of its session lost. */
async function sessionOf(customer: HeadlessCustomer, waiting: Waiting): Promise<string> {
  const { body } = await customer.openSession(waiting);
  const id = String(body.id);
  await fetch(`${addresses.payments}/admin/faults?session=${id}`, {
    method: 'POST',
    body: JSON.stringify({ seed: 1, drop: 1, repeat: 0, delayMs: 0 }),
  });
  return id;
}

/** The webhook of a paid session, however late: the provider signs each attempt anew. */
async function webhook(id: string): Promise<number> {
  const session = { id, object: 'checkout.session', payment_status: 'paid', status: 'complete' };
  const body = JSON.stringify({
    ...{ id: `evt_${randomUUID()}`, object: 'event', type: 'checkout.session.completed' },
    data: { object: session },
  });
  const at = Math.floor(Date.now() / 1000);
  const secret = LOCAL_SECRETS.STRIPE_WEBHOOK_SECRET ?? '';
  const signed = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  const headers = {
    'content-type': 'application/json',
    'stripe-signature': `t=${at},v1=${signed}`,
  };
  const response = await fetch(`${addresses.functions}/app/stripe-webhook`, {
    ...{ method: 'POST', headers, body },
  });
  await response.arrayBuffer();
  return response.status;
}

test('a payment of which nobody learns before the date is closed and sold out is an order, with a warning', async () => {
  const { customer, dateId, prepared, orders, warnings } = await newCustomer();
  const session = await sessionOf(customer, await prepared(20));
  await customer.tap(session, 'pay');
  await customer.store.setField('dates/activeDates', [dateId, 'orderDone'], true);
  await customer.store.setField('dates/activeDates', [dateId, 'menus', menuId], false);
  await customer.store.setField(
    'dates/activeDates',
    [dateId, 'finishDate'],
    Date.now() - 3_600_000,
  );
  expect(await orders()).toEqual([]);
  expect(await webhook(session)).toBe(200);
  expect(await orders()).toMatchObject([{ paid: true, totalPrice: '250.00' }]);
  const [warning, ...more] = await warnings();
  expect(warning).toMatch(/date-closed.*sold-out/);
  expect(more).toEqual([]);
  expect(await customer.receivedSms()).toHaveLength(1);
});

test('a late webhook changes nothing of what became of the order since', async () => {
  const { customer, dateId, prepared, orders, warnings } = await newCustomer();
  const waiting = await prepared(20);
  const first = await sessionOf(customer, waiting);
  await customer.tap(first, 'pay');
  await reconcileNow(addresses, 2 * 60_000);
  expect(await orders()).toMatchObject([{ paid: true, totalPrice: '250.00' }]);
  const second = await sessionOf(customer, await prepared(22));
  await customer.tap(second, 'pay');
  expect(await webhook(second)).toBe(200);
  for (const late of [first, second, first]) expect(await webhook(late)).toBe(200);
  expect(await orders()).toMatchObject([{ totalPrice: '275.00' }]);
  // Staff take it back: no webhook brings it again.
  const [order] = await orders();
  await customer.store.removeField(`ordersForCustomer/${customer.uid}`, [
    dateId,
    String(order?.orderKey),
  ]);
  for (const late of [second, first]) expect(await webhook(late)).toBe(200);
  expect(await orders()).toEqual([]);
  expect(await warnings()).toEqual([]);
});

test('who goes back and pays in another tab pays once, whichever page they pay on', async () => {
  const { customer, prepared, orders, warnings } = await newCustomer();
  const waiting = await prepared(20);
  const [first, second] = await Promise.all([
    sessionOf(customer, waiting),
    sessionOf(customer, waiting),
  ]);
  expect(second).toBe(first);
  // The other tab orders one more.
  const other = await sessionOf(customer, await prepared(21));
  expect(await customer.tap(first, 'pay')).toBeNull();
  await customer.tap(other, 'pay');
  expect(await customer.comeBack(waiting.order)).toMatchObject({ body: { state: 'completed' } });
  for (const late of [other, first]) expect(await webhook(late)).toBe(200);
  expect(await orders()).toMatchObject([{ totalPrice: '262.50', paid: true }]);
  expect(await warnings()).toEqual([]);
});

test('a payment whose customer ordered by cash meanwhile, and whose order staff then cancelled, is not lost', async () => {
  const { customer, dateId, prepared, orders, warnings } = await newCustomer();
  const edited = await customer.placeByCash(dateId, { [menuId]: 20 });
  const session = await sessionOf(customer, await prepared(21));
  await customer.store.removeField(`ordersForCustomer/${customer.uid}`, [dateId, edited.orderKey]);
  await customer.tap(session, 'pay');
  for (let n = 0; n < 3; n += 1) expect(await webhook(session)).toBe(200);
  expect(await orders()).toEqual([]);
  expect(await warnings()).toEqual([expect.stringMatching(/^order-changed \(pi_.*26250 cents\)$/)]);
});

test('a page that ended under its customer says so, and the next one is paid', async () => {
  const { customer, prepared, orders } = await newCustomer();
  const waiting = await prepared(20);
  const session = await sessionOf(customer, waiting);
  const ended = await fetch(`${addresses.payments}/v1/checkout/sessions/${session}/expire`, {
    method: 'POST',
    headers: { authorization: `Bearer ${LOCAL_SECRETS.STRIPE_SECRET_KEY}` },
  });
  expect(ended.status).toBe(200);
  expect(await customer.tap(session, 'pay')).toBeNull();
  expect(await customer.comeBack(waiting.order)).toMatchObject({ body: { state: 'expired' } });
  const again = await sessionOf(customer, waiting);
  expect(again).not.toBe(session);
  await customer.tap(again, 'pay');
  for (const late of [session, again]) expect(await webhook(late)).toBe(200);
  expect(await orders()).toMatchObject([{ totalPrice: '250.00', paid: true }]);
});
