import { toCsv } from '../../lib/csv.ts';
import { toDollars } from '../../lib/money.ts';
import type { Order, OrderLine } from '../../order/order.ts';
import { orderIdOf, ownOrderId, refOf } from '../../order/order-id.ts';
import type { PaymentMethod } from '../../order/payment-methods.ts';
import { refundSums } from '../../refunds/payments/refund-sums.ts';
import type { Refund } from '../../refunds/refund.ts';
import { portionsOf } from './date-orders.ts';
import { cashTaken, leftToCollect, type OrderMarks } from './order-marks.ts';

export const orderColumns = [
  'dateId',
  'name',
  'agedCare',
  'phone',
  'address',
  'note',
  'request',
  'portions',
  'orderTotal',
  'points',
  'collect',
  'collected',
  'payment',
  'paid',
  'invoice',
  'refunded',
] as const;

export const lineColumns = [
  'dateId',
  'name',
  'address',
  'menu',
  'quantity',
  'price',
  'subTotal',
] as const;

/** The headers and words of the files in the reader's language. */
export interface OrderCsvWords {
  header: (column: (typeof orderColumns | typeof lineColumns)[number]) => string;
  date: (dateId: string) => string;
  payment: (method: PaymentMethod) => string;
  dish: (line: OrderLine) => string;
  flag: (on: boolean) => string;
}

/** What a program reads: the names of the columns and plain codes. */
export const plainOrderWords: OrderCsvWords = {
  header: (column) => column,
  date: (dateId) => dateId,
  payment: (method) => method,
  dish: ({ menuTitle }) => menuTitle,
  flag: (on) => (on ? 'yes' : 'no'),
};

/** What is stored beside the orders of a date. */
export interface OrderCsvSources {
  refunds: readonly Refund[];
  /** By order id. */
  marks: ReadonlyMap<string, OrderMarks | undefined>;
}

/**
 * The orders of a date as CSV, one row for each order, so that its columns add up; amounts in dollars. As on the board,
 * `collect` is what is still to be collected, negative for what is to be given back, and an order is paid once nothing
 * is. `refunded` is the sum of all refunds of the order; totals are those of the order as it is now.
 */
export function ordersCsv(
  orders: readonly Order[],
  { refunds, marks }: OrderCsvSources,
  words: OrderCsvWords,
): string {
  const rows = orders.map((order) => {
    const { uid, name, acName, phone, address, note } = order.customerInfo;
    const own = refunds.filter(
      (refund) => refund.uid === uid && ownOrderId(refund) === ownOrderId(order),
    );
    const mark = marks.get(orderIdOf(refOf(order)));
    const left = leftToCollect(order, mark);
    const sums = refundSums(own.filter(({ kind }) => kind !== 'exception'));
    return [
      words.date(order.dateId),
      name,
      acName,
      phone,
      address,
      note,
      order.orderRequest,
      portionsOf(order),
      order.totalPrice,
      order.usedPoint,
      toDollars(left),
      toDollars(cashTaken(mark)),
      words.payment(order.paymentMethod),
      words.flag(left <= 0),
      order.invoice ?? '',
      toDollars(sums.toCards + sums.asPoints),
    ];
  });
  return toCsv([orderColumns.map(words.header), ...rows]);
}

/** The lines of a date's orders as CSV, one row for each; amounts in dollars. */
export function orderLinesCsv(orders: readonly Order[], words: OrderCsvWords): string {
  const rows = orders.flatMap(({ dateId, customerInfo: { name, address }, menus }) =>
    Object.values(menus).map((line) => [
      words.date(dateId),
      name,
      address,
      words.dish(line),
      line.q,
      line.price,
      line.subTotal,
    ]),
  );
  return toCsv([lineColumns.map(words.header), ...rows]);
}
