import { toDollars } from '../../lib/money.ts';
import type { Order } from '../../order/order.ts';
import type { Refund } from '../../refunds/refund.ts';
import { refundSums } from '../../refunds/refund-sums.ts';
import { toCsv } from '../csv.ts';
import { toCollect } from './date-orders.ts';

const header = [
  'dateId',
  'name',
  'agedCare',
  'phone',
  'address',
  'note',
  'request',
  'menuKey',
  'menu',
  'quantity',
  'price',
  'subTotal',
  'orderTotal',
  'points',
  'collect',
  'payment',
  'paid',
  'invoice',
  'refunded',
];

/**
 * The orders of a date as CSV, one row for each order line; amounts in dollars. `refunded` is the sum of all
 * refunds of the order; totals are those of the order as it is now.
 */
export function ordersCsv(orders: readonly Order[], refunds: readonly Refund[] = []): string {
  const rows = orders.flatMap((order) => {
    const { uid, name, acName, phone, address, note } = order.customerInfo;
    const own = refunds.filter(
      (refund) => refund.uid === uid && refund.orderKey === order.orderKey,
    );
    const sums = refundSums(own.filter(({ kind }) => kind !== 'exception'));
    const refunded = sums.toCards + sums.asPoints;
    return Object.values(order.menus).map((line) => [
      order.dateId,
      name,
      acName,
      phone,
      address,
      note,
      order.orderRequest,
      line.menuKey,
      line.menuTitle,
      line.q,
      line.price,
      line.subTotal,
      order.totalPrice,
      order.usedPoint,
      toDollars(toCollect(order)),
      order.paymentMethod,
      order.paid ? 'yes' : 'no',
      order.invoice ?? '',
      toDollars(refunded),
    ]);
  });
  return toCsv([header, ...rows]);
}
