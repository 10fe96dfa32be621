import { byDoor } from '../../customer/door-order.ts';
import { type Cents, toCents } from '../../lib/money.ts';
import { amountDue, amountOwed, type Order } from '../../order/order.ts';
import { allPaymentMethods, type PaymentMethod } from '../../order/payment-methods.ts';
import { readableDateOrders } from '../../order/stored/readable-orders.ts';
import type { ShownOrder } from './shown-order.ts';

/** The orders of a date, or one sheet of them, as in orders2: uid → order key → order. */
export type DateOrders = Record<string, Record<string, Order>>;

/** All orders of a date that can be read, sorted by suburb, then by street and house number. */
export function ordersOf(stored: DateOrders): Order[] {
  // A damaged order may have something else in its place.
  const area = ({ customerInfo }: Order) => String(customerInfo.addressFull?.locality ?? '');
  const orders = Object.values(readableDateOrders(stored).entries)
    .flatMap((byKey) => Object.values(byKey))
    .sort((a, b) => a.orderDate - b.orderDate);
  return byDoor(orders, ({ customerInfo }) => customerInfo.address).sort((a, b) =>
    area(a).localeCompare(area(b)),
  );
}

/** Where orders of these dates can't be read, which `ordersOf` leaves out: date, uid and order key. */
export function unreadableOf(dateIds: readonly string[], stored: readonly DateOrders[]): string[] {
  return dateIds.flatMap((dateId, at) =>
    readableDateOrders(stored[at] ?? {}).unreadable.map((place) => `${dateId}: ${place}`),
  );
}

/** How many portions an order has. */
export function portionsOf(order: Pick<ShownOrder, 'menus'>): number {
  return Object.values(order.menus).reduce((sum, line) => sum + line.q, 0);
}

/** How many of each menu are to be packed, most first. */
export function packingList(
  orders: readonly Order[],
): { menuKey: string; title: string; q: number }[] {
  const totals = new Map<string, { menuKey: string; title: string; q: number }>();
  for (const line of orders.flatMap((order) => Object.values(order.menus))) {
    const entry = totals.get(line.menuKey);
    if (entry) entry.q += line.q;
    else totals.set(line.menuKey, { menuKey: line.menuKey, title: line.menuTitle, q: line.q });
  }
  return [...totals.values()].sort((a, b) => b.q - a.q || a.title.localeCompare(b.title, 'ko'));
}

/** The wishes of the customer for the delivery: the note of the address and the request of the order. */
export function deliveryNotes({ customerInfo, orderRequest }: ShownOrder): string[] {
  return [...new Set([customerInfo.note ?? '', orderRequest])].filter(Boolean);
}

/** What the driver collects at the door, cents. */
export function toCollect(order: Order): Cents {
  return order.paid ? amountOwed(order) : amountDue(order);
}

/** What is ordered for a date: how much, and sums in cents. */
export interface DateSums extends Record<PaymentMethod, Cents> {
  orders: number;
  portions: number;
  /** Before points; less `points` it is what the payment methods add up to. */
  total: Cents;
  points: Cents;
}

/** Sums of a date's orders, cents: in all, points spent, and the amount due by each payment method. */
export function dateSums(orders: readonly Order[]): DateSums {
  const none = Object.fromEntries(allPaymentMethods.map((method) => [method, 0]));
  const byMethod = none as Record<PaymentMethod, Cents>;
  const sums = { orders: orders.length, portions: 0, total: 0, points: 0, ...byMethod };
  for (const order of orders) {
    sums.portions += portionsOf(order);
    sums.total += toCents(order.totalPrice);
    sums.points += toCents(order.usedPoint);
    sums[order.paymentMethod] += amountDue(order);
  }
  return sums;
}
