import { parseMenus } from '../../../domain/menus/menu.ts';
import type { Order } from '../../../domain/order/order.ts';
import { orderWithId, ownOrderId } from '../../../domain/order/order-id.ts';
import type { CreditNotes } from '../../../domain/refunds/credit-note.ts';
import type { Refund } from '../../../domain/refunds/refund.ts';
import type { BookMonth, PaidOrder } from '../../../domain/staff/books/sales-month.ts';
import { pastMenusId } from '../../../domain/staff/menus/past-menus.ts';
import { monthAfter, monthSpan } from '../../../domain/staff/numbers/invoice-month.ts';
import { type DateOrders, ordersOf } from '../../../domain/staff/orders/date-orders.ts';
import { stores } from '../../../domain/store/document-write.ts';
import { serverNow } from '../../device/server-clock.ts';
import { queryOnce, readFields, readPart } from '../common/staff-reads.ts';

/** Orders are refunded at most this long before the month of their delivery, ms. */
const aheadMs = 100 * 86_400_000;
const dayMs = 86_400_000;

export type SalesOfMonth = Pick<BookMonth, 'orders' | 'refunds' | 'paidOrder' | 'menus'>;

/** What a month's papers are made of; `month` has the form 2026-11. Throws AppError. */
export async function readSales(month: string): Promise<SalesOfMonth> {
  const dateIds = (of: string) => of.replace('-', '');
  const [sheets, found, menus, past] = await Promise.all([
    queryOnce({
      collection: stores.orders2,
      ids: [dateIds(month), dateIds(monthAfter(month, 1))],
    }),
    queryOnce({
      collection: stores.refunds,
      between: ['at', monthSpan(month).from - aheadMs, serverNow() + dayMs],
    }),
    readPart(`${stores.manages}/menus`),
    readPart(`${stores.manages}/${pastMenusId}`),
  ]);
  const orders = sheets.flatMap(({ data }) => ordersOf(data as DateOrders));
  const refunds = found.map(({ data }) => data as unknown as Refund);
  const [paid, noted] = await Promise.all([readPaidOrders(refunds), readNotedLines(refunds)]);
  const orderOf = ({ payment_intent, uid, dateId, ...refund }: Refund): PaidOrder | undefined =>
    paid.get(payment_intent ?? '') ??
    orderWithId(
      orders.filter((one) => one.dateId === dateId && one.customerInfo.uid === uid),
      ownOrderId(refund),
    );
  const paidOrder = (refund: Refund) => {
    const order = orderOf(refund);
    const menus = noted.get(refund.creditNote ?? 0);
    return order && menus ? { ...order, menus } : order;
  };
  return {
    orders,
    refunds,
    paidOrder,
    menus: { ...parseMenus(past ?? {}), ...parseMenus(menus ?? {}) },
  };
}

type Read<T> = ReadonlyMap<string, T>;

/** The lines that credit notes take off their invoices, by the number of the note; notes of an amount have none. */
async function readNotedLines(refunds: readonly Refund[]): Promise<Map<number, Order['menus']>> {
  const invoices = new Set(refunds.flatMap(({ invoice }) => invoice ?? []));
  const found = await readFields(stores.creditNotes, [...invoices].map(String), ['notes']);
  const notes = [...found.values()].flatMap((one) =>
    Object.values((one as Partial<CreditNotes>).notes ?? {}),
  );
  const withLines = notes.filter(({ lines }) => Object.keys(lines).length > 0);
  return new Map(withLines.map(({ number, lines }) => [number, lines]));
}

/** The orders that the refunded payments have paid, by payment. */
async function readPaidOrders(refunds: readonly Refund[]): Promise<Read<PaidOrder>> {
  const ids = new Set(refunds.flatMap(({ payment_intent }) => payment_intent ?? []));
  const found = await readFields(stores.cardPaymentIntent, [...ids], ['menus', 'customerInfo']);
  const orders = found as Read<object> as Read<PaidOrder | { menus?: undefined }>;
  return new Map([...orders].flatMap(([id, order]) => (order.menus ? [[id, order]] : [])));
}
