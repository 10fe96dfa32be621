import { parseMenus } from '../../../domain/menus/menu.ts';
import type { Order } from '../../../domain/order/order.ts';
import { orderWithId, ownOrderId } from '../../../domain/order/order-id.ts';
import type { CreditNotes } from '../../../domain/refunds/payments/credit-note.ts';
import type { Refund } from '../../../domain/refunds/refund.ts';
import type { ActionName } from '../../../domain/staff/actions/actions.ts';
import { gstActions, gstChangesOf } from '../../../domain/staff/books/gst-changes.ts';
import type {
  BookMonth,
  IssuedInvoice,
  PaidOrder,
} from '../../../domain/staff/books/sales-month.ts';
import { pastMenusId } from '../../../domain/staff/menus/past-menus.ts';
import { monthAfter, monthOf, monthSpan } from '../../../domain/staff/numbers/invoice-month.ts';
import {
  type DateOrders,
  ordersOf,
  unreadableOf,
} from '../../../domain/staff/orders/date-orders.ts';
import type { StaffLogEntry } from '../../../domain/staff/staff-log.ts';
import { stores } from '../../../domain/store/document-write.ts';
import { serverNow } from '../../device/server-clock.ts';
import { queryOnce, readFields, readPart } from '../common/staff-reads.ts';

/** Orders are refunded at most this long before the month of their delivery, ms. */
const aheadMs = 100 * 86_400_000;
const dayMs = 86_400_000;

export interface SalesOfMonth extends Omit<BookMonth, 'month' | 'seller' | 'language' | 'words'> {
  /** Dates with orders that staff have changed or cancelled, without a refund, since the month ended. */
  changedDates: string[];
  /** Where orders can't be read: papers without these sales would be wrong. */
  unreadable: string[];
}

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
  const stored = sheets.map(({ data }) => data as DateOrders);
  const unreadable = unreadableOf(
    sheets.map(({ id }) => id),
    stored,
  );
  const orders = stored.flatMap(ordersOf);
  const refunds = found.map(({ data }) => data as unknown as Refund);
  const numbers = [...orders, ...refunds].flatMap(({ invoice }) => invoice ?? []);
  const [paid, noted, invoices, gstLog, orderLog] = await Promise.all([
    readPaidOrders(refunds),
    readNotedLines(refunds),
    readInvoices(month, numbers),
    readLog(gstActions, earliestMonth(month, refunds)),
    readLog(['order', 'order-cancelled'], month),
  ]);
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
    unreadable,
    refunds,
    paidOrder,
    invoices,
    gstChanges: gstChangesOf(gstLog),
    changedDates: datesOf(orderLog, month),
    menus: { ...parseMenus(past ?? {}), ...parseMenus(menus ?? {}) },
  };
}

/** The earliest month whose sales or refunds a month's papers are about. */
function earliestMonth(month: string, refunds: readonly Refund[]): string {
  const months = refunds.map(({ dateId }) => `${dateId.slice(0, 4)}-${dateId.slice(4, 6)}`);
  return [month, ...months].sort()[0] ?? month;
}

/** What staff have done since a month ended, newest first. */
async function readLog(actions: readonly ActionName[], month: string): Promise<StaffLogEntry[]> {
  const found = await Promise.all(
    actions.map((action) =>
      queryOnce({
        collection: stores.staffLog,
        equal: [['action', { stringValue: action }]],
        between: ['at', monthSpan(month).to - 2 * dayMs, serverNow() + dayMs],
        select: ['action', 'at', 'before', 'after', 'subject', 'dateId'],
        newestFirstBy: 'at',
      }),
    ),
  );
  return found.flat().map(({ data }) => data as unknown as StaffLogEntry);
}

function datesOf(entries: readonly StaffLogEntry[], month: string): string[] {
  const later = entries.filter(({ at }) => monthOf(at) > month);
  const dates = later.flatMap(({ dateId }) => dateId ?? []);
  return [...new Set(dates)].filter((one) => one.startsWith(month.replace('-', ''))).sort();
}

/** These invoices, and those issued in a month. */
async function readInvoices(month: string, numbers: readonly number[]): Promise<IssuedInvoice[]> {
  const { from, to } = monthSpan(month);
  const fields: (keyof IssuedInvoice)[] = [
    ...(['invoice', 'invoiceDate', 'invoiceType', 'dateId'] as const),
    ...(['customerInfo', 'totalPrice', 'usedPoint'] as const),
  ];
  const [issued, named] = await Promise.all([
    queryOnce({
      collection: stores.invoiceCopies,
      between: ['invoiceDate', from, to],
      select: fields,
    }),
    readFields(stores.invoiceCopies, [...new Set(numbers)].map(String), fields),
  ]);
  const found = new Map([...named, ...issued.map(({ id, data }) => [id, data] as const)]);
  return [...found.values()] as unknown as IssuedInvoice[];
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
