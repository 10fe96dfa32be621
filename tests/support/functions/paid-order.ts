import { expect } from 'vitest';
import type { Addresses } from '../../../tools/dev/stack/server-addresses.ts';
import { menuId, otherMenuId } from './back-shop.ts';
import { HeadlessCustomer, type Waiting } from './headless-customer.ts';
import { openDate } from './one-date.ts';

/** Pays for a prepared order; the session and its payment. */
export async function pay(customer: HeadlessCustomer, waiting: Waiting) {
  const { body } = await customer.openSession(waiting);
  const session = String(body.id);
  await customer.tap(session, 'pay');
  expect((await customer.comeBack(waiting.order)).body).toMatchObject({ state: 'completed' });
  const checkout = await customer.store.read(`checkouts/${session}`);
  return { session, payment: String(checkout?.payment_intent) };
}

/** So many dishes of $12.50, paid by card, on the date that was made at `madeAt`. */
export async function paidOrder(addresses: Addresses, madeAt: number, quantity: number) {
  const customer = await new HeadlessCustomer(addresses).register();
  const dateId = await openDate(customer.store, madeAt, [menuId, otherMenuId]);
  const waiting = await customer.prepare(dateId, { [menuId]: quantity });
  const first = await pay(customer, waiting);
  const { orderKey } = waiting.order;
  const place = { dateId, orderKey };
  const stored = async () => (await customer.orders())[dateId]?.[orderKey];
  return { customer, place, stored, waiting, ...first };
}
