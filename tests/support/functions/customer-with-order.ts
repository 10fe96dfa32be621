import { expect } from 'vitest';
import type { Addresses } from '../../../tools/dev/stack/server-addresses.ts';
import { menuId } from './back-shop.ts';
import { HeadlessCustomer, type Waiting } from './headless-customer.ts';
import { openDate } from './one-date.ts';

export interface Victim {
  customer: HeadlessCustomer;
  waiting: Waiting;
  dateId: string;
}

/** A registered customer with a temporary order on the date of that number. */
export async function customerWithOrder(addresses: Addresses, stamp: number): Promise<Victim> {
  const customer = await new HeadlessCustomer(addresses).register();
  const dateId = await openDate(customer.store, stamp, [menuId]);
  const waiting = await customer.prepare(dateId, { [menuId]: 20 });
  return { customer, waiting, dateId };
}

/** Throws if an order was stored, a payment can be made or an SMS was sent. */
export async function expectNothingHappened(customer: HeadlessCustomer): Promise<void> {
  const sessions = await customer.store.list('checkouts');
  expect(Object.values(sessions).filter(({ uid }) => uid === customer.uid)).toEqual([]);
  expect(await customer.orders()).toEqual({});
  expect(await customer.store.read(`points/${customer.uid}`)).toBeUndefined();
  expect(await customer.receivedSms()).toEqual([]);
}
