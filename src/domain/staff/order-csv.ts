import { toCollect } from '../fulfilment.ts';
import { toDollars } from '../money.ts';
import type { Order } from '../order.ts';
import { toCsv } from './csv.ts';

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
];

/** A date's orders as CSV, one row a line of an order; money in dollars. */
export function ordersCsv(orders: readonly Order[]): string {
  const rows = orders.flatMap((order) => {
    const { name, acName, phone, address, note } = order.customerInfo;
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
    ]);
  });
  return toCsv([header, ...rows]);
}
