import * as z from 'zod/mini';
import { dayNumber } from '../../dates/date-id.ts';
import { readableEntries, storedDollars } from '../../lib/readable-entries.ts';
import type { CustomerOrders, Order } from '../order.ts';
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

/** A customer's stored orders without those that can't be read, and where those are. */
export function readableOrders(data: Record<string, unknown>): {
  entries: CustomerOrders;
  unreadable: string[];
} {
  const orders: CustomerOrders = {};
  const unreadable: string[] = [];
  for (const [dateId, ofDate] of Object.entries(data)) {
    const isDate =
      Number.isFinite(dayNumber(dateId)) && typeof ofDate === 'object' && ofDate !== null;
    if (!isDate) {
      unreadable.push(dateId);
      continue;
    }
    const read = readableEntries<Order>({ ...ofDate }, shownOrder);
    orders[dateId] = read.entries;
    unreadable.push(...read.unreadable.map((orderKey) => `${dateId}/${orderKey}`));
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
