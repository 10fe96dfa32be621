import type { Order } from '../order.ts';
import type { OrderProblem } from '../plan/order-problems.ts';

/**
 * Most orders of one customer for one date; they are limited because all customers of a date share one
 * document.
 */
export const maxOrdersOfDate = 6;

/**
 * How much of a shared document one customer may use, bytes: 10 kB, less than a hundredth of the 1 MiB that a
 * document can hold.
 */
export const maxQuotaBytes = 10_240;

/**
 * Size of the field names, numbers, flags and ids of an order and of its address parts, which the rules limit
 * to 300 bytes.
 */
const fixedBytes = 1150;

/** A line with a key of 20 letters and titles of 85 bytes in both languages. */
const lineBytes = 200;

/**
 * Upper bound of the size of an order in a document, bytes. The rules compute it in the same way (`quotaOf`);
 * it is an estimate because they cannot sum up a map of arbitrary size.
 */
export function orderBytes(order: Order): number {
  const { customerInfo: info, orderKey } = order;
  const words = [
    ...[orderKey, orderKey, order.orderRequest, order.deliveryDate, order.smsMsgBody],
    ...[
      order.orderId ?? '',
      order.attemptId ?? '',
      info.name,
      info.phone,
      info.address,
      info.addr_unit,
      info.note,
    ],
    info.acName,
  ];
  const typed = new TextEncoder().encode(words.join('')).length;
  return fixedBytes + lineBytes * Object.keys(order.menus).length + typed;
}

/** Why a customer cannot have all these orders for one date; null if they can. */
export function quotaProblem(ofDate: readonly Order[]): OrderProblem | null {
  if (ofDate.length > maxOrdersOfDate) return { code: 'too-many-orders', most: maxOrdersOfDate };
  const taken = ofDate.reduce((sum, order) => sum + orderBytes(order), 0);
  return taken > maxQuotaBytes ? { code: 'orders-too-large' } : null;
}
