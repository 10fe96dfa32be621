import type { Order } from './order.ts';
import type { OrderProblem } from './order-checks.ts';

/** Most orders of one customer on one date: all customers of a date share one document. */
export const maxOrdersOfDate = 6;

/**
 * What one customer can take of a document that others share, bytes: 10 kB, which is less than a hundredth of
 * the 1 MiB that a document holds.
 */
export const maxShare = 10_240;

/** Names of an order's fields, numbers, flags, ids and the parts of its address, which the rules bound at 300. */
const fixedBytes = 1150;

/** A line with a key of 20 letters and titles of 85 bytes in both languages. */
const lineBytes = 200;

/**
 * What an order takes of a document at most, bytes. The rules work it out in the same way (`shareOf`), which is
 * why it is an estimate: they cannot add up a map of any size.
 */
export function orderShare(order: Order): number {
  const { customerInfo: info, orderKey } = order;
  const words = [
    ...[orderKey, orderKey, order.orderRequest, order.deliveryDate, order.smsMsgBody],
    ...[order.attemptId ?? '', info.name, info.phone, info.address, info.addr_unit, info.note],
    info.acName,
  ];
  const typed = new TextEncoder().encode(words.join('')).length;
  return fixedBytes + lineBytes * Object.keys(order.menus).length + typed;
}

/** Why these cannot be all orders that a customer has on a date; null when they can. */
export function shareProblem(ofDate: readonly Order[]): OrderProblem | null {
  if (ofDate.length > maxOrdersOfDate) return { code: 'too-many-orders', most: maxOrdersOfDate };
  const taken = ofDate.reduce((sum, order) => sum + orderShare(order), 0);
  return taken > maxShare ? { code: 'orders-too-long' } : null;
}
