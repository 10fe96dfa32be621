import * as z from 'zod/mini';
import { dayNumber } from '../../dates/date-id.ts';
import { readableEntries, storedDollars } from '../../lib/readable-entries.ts';
import type { Order } from '../order.ts';
import { paymentMethods } from '../payment-methods.ts';

/** What a screen needs of an order to show it at all; older orders lack much of the rest. */
const shownOrder = z.looseObject({
  customerInfo: z.looseObject({}),
  menus: z.record(
    z.string(),
    z.looseObject({ menuTitle: z.string(), price: storedDollars, q: z.number() }),
  ),
  totalPrice: storedDollars,
  usedPoint: storedDollars,
  paymentMethod: z.enum(Object.keys(paymentMethods) as [string, ...string[]]),
  orderDate: z.number(),
});

/** Stored orders without those that can't be read, and where those are. */
interface ReadableOrders<O extends Order = Order> {
  entries: Record<string, Record<string, O>>;
  unreadable: string[];
}

/** The orders of a customer: dateId → order key → order; also those that wait for their payment. */
export function readableOrders<O extends Order = Order>(
  data: Record<string, unknown>,
): ReadableOrders<O> {
  return readableIn(data, (dateId) => Number.isFinite(dayNumber(dateId)));
}

/** The orders of a date: uid → order key → order. */
export function readableDateOrders(data: Record<string, unknown>): ReadableOrders {
  return readableIn(data, () => true);
}

function readableIn<O extends Order>(
  data: Record<string, unknown>,
  isName: (name: string) => boolean,
): ReadableOrders<O> {
  const orders: ReadableOrders<O>['entries'] = {};
  const unreadable: string[] = [];
  for (const [name, stored] of Object.entries(data)) {
    if (!isName(name) || typeof stored !== 'object' || stored === null) {
      unreadable.push(name);
      continue;
    }
    const read = readableEntries<O>({ ...stored }, shownOrder);
    orders[name] = read.entries;
    unreadable.push(...read.unreadable.map((orderKey) => `${name}/${orderKey}`));
  }
  return { entries: orders, unreadable };
}

/** The orders of a date that can be read, order key → order. */
export function readableOfDate(
  data: Record<string, unknown> | undefined,
  dateId: string,
): Record<string, Order> {
  return readableOrders({ [dateId]: data?.[dateId] }).entries[dateId] ?? {};
}

/** Whether one of these places, as `readableOrders` names them, is on the date; with `orderKey`, whether it is that one. */
export function isUnreadable(
  places: readonly string[] = [],
  dateId: string,
  orderKey?: string,
): boolean {
  return places.some((place) =>
    orderKey === undefined ? place.startsWith(`${dateId}/`) : place === `${dateId}/${orderKey}`,
  );
}
