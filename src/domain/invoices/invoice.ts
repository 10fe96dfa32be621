import { type InvoiceType, mayInvoice, type User } from '../customer/user.ts';
import { type Cents, percentOf, toCents } from '../lib/money.ts';
import { ownValue } from '../lib/own-value.ts';
import { sameValue } from '../lib/same-value.ts';
import type { Menus } from '../menus/menu.ts';
import { amountDue, type CustomerOrders, type Order } from '../order/order.ts';
import { maxQuotaBytes, orderBytes } from '../order/stored/order-quota.ts';
import { sheetId } from '../order/stored/order-sheets.ts';
import {
  type DocumentWrite,
  setFields,
  stores,
  withoutUndefined,
} from '../store/document-write.ts';
import { gstFreeLines } from './gst.ts';

/** invoiceCopies/{number}: an issued invoice; later edits of the order do not change it. */
export interface Invoice
  extends Pick<
      Order,
      'dateId' | 'orderKey' | 'customerInfo' | 'deliveryDate' | 'menus' | 'usePoint' | 'usedPoint'
    >,
    Pick<Order, 'pointShortfall'> {
  /**
   * Whether the order was paid when the invoice was issued; undefined in copies from before this field
   * existed.
   */
  paid?: boolean | undefined;
  /** Dollars with two decimals, before points. */
  totalPrice: string;
  invoice: number;
  /** When it was issued, epoch ms. */
  invoiceDate: number;
  invoiceType: InvoiceType;
  issuedBy: string;
  /** Keys of the lines that were GST-free when it was issued; undefined in older copies, which claim no GST. */
  gstFree?: string[] | undefined;
}

/** common/invoice: the last invoice number that was issued. */
export interface InvoiceCounter {
  currentNo: number;
}

/** "000042"; six asterisks for an invoice that is not issued yet (spec §4, §9). */
export function invoiceNumberText(number: number | undefined): string {
  return number === undefined ? '******' : String(number).padStart(6, '0');
}

const cashBalance: Cents = 1000;
const feePercent: Partial<Record<InvoiceType, number>> = { comm15: 15, comm20: 20, comm25: 25 };

/** Amounts of an invoice, cents. */
export interface InvoiceAmounts {
  /** Sum of the lines. */
  total: Cents;
  points: Cents;
  /** Deduction for a balance held in cash. */
  cashBalance: Cents;
  /** Commission, percent; 0 if there is none. */
  feePercent: number;
  fee: Cents;
  /** The amount to pay. */
  paid: Cents;
}

/**
 * Normal: total minus points. Cash balance: $10.00 less, but not below 0. Commission: the amount due after
 * points minus the fee, a percentage of that amount (spec §9).
 */
export function invoiceAmounts(
  order: Pick<Order, 'totalPrice' | 'usedPoint'>,
  type: InvoiceType,
): InvoiceAmounts {
  const due = amountDue(order);
  const percent = feePercent[type] ?? 0;
  const fee = percentOf(due, percent);
  const off = type === 'cashBalance' ? Math.min(cashBalance, Math.max(0, due)) : 0;
  return {
    total: toCents(order.totalPrice),
    points: toCents(order.usedPoint),
    cashBalance: off,
    feePercent: percent,
    fee,
    paid: due - fee - off,
  };
}

/**
 * Whether the amount of an invoice had been paid when it was issued; undefined for a copy from before the
 * field `paid` existed.
 */
export function isInvoicePaid(
  invoice: Pick<Invoice, 'paid' | 'pointShortfall'>,
): boolean | undefined {
  return invoice.paid && !invoice.pointShortfall;
}

/** Whether the dishes, the points or the address of an order have changed since its invoice was issued. */
export function hasChangedSince(
  invoice: Pick<Invoice, 'menus' | 'totalPrice' | 'usedPoint' | 'customerInfo'>,
  order: Order,
): boolean {
  return !sameValue(
    [invoice.menus, invoice.totalPrice, invoice.usedPoint, invoice.customerInfo.address],
    [order.menus, order.totalPrice, order.usedPoint, order.customerInfo.address],
  );
}

/** The type that a user's invoices have (spec §6). */
export function invoiceTypeOf(user: Pick<User, 'invoiceAuthType'>): InvoiceType {
  return user.invoiceAuthType ?? 'normal';
}

/** Whether the counter of invoice numbers exists. */
function isInvoiceCounter(data: Partial<InvoiceCounter> | undefined): data is InvoiceCounter {
  return Number.isSafeInteger(data?.currentNo);
}

export type InvoiceStartPlan =
  | { kind: 'write'; writes: DocumentWrite[] }
  /** The counter exists already and continues at `next`; `already-so` if that is the requested number. */
  | { kind: 'already-so' | 'refused'; next: number };

/**
 * The write that lets a new shop issue invoices, the first with the number `first`. An existing counter is
 * never changed: a number could be used twice or skipped.
 */
export function planInvoiceStart(
  first: number,
  counter: Partial<InvoiceCounter> | undefined,
): InvoiceStartPlan {
  if (isInvoiceCounter(counter)) {
    const next = counter.currentNo + 1;
    return { kind: next === first ? 'already-so' : 'refused', next };
  }
  return { kind: 'write', writes: [counterWrite(first - 1)] };
}

function counterWrite(currentNo: number): DocumentWrite {
  return {
    collection: stores.common,
    id: 'invoice',
    fields: [{ path: ['currentNo'], set: currentNo }],
  };
}

export type InvoicePlan =
  | { kind: 'write'; invoice: Invoice; writes: DocumentWrite[] }
  | { kind: 'already-issued'; number: number }
  | { kind: 'refused'; problem: 'not-allowed' | 'order-missing' | 'counter-missing' | 'too-many' };

/**
 * invoices/{dateId}/shares/{uid}: number → bytes of an invoice that the customer has issued for an order that
 * they placed themselves.
 */
type InvoiceShare = Record<string, number>;

/** Where the shares of a date's invoices are kept. */
export const invoiceShares = (dateId: string) => `${stores.invoices}/${dateId}/shares`;

/**
 * All writes that issue an invoice for one's own order: the next number, the copy among the invoices of the
 * date, the single copy, and the number on the order (spec §4, §7). They belong to one transaction, so
 * numbers have no gaps and no duplicates, however many people issue invoices at the same time.
 */
export function planInvoice(
  target: { dateId: string; orderKey: string },
  context: {
    /** Server time, epoch ms. */
    now: number;
    user: User;
    orders: CustomerOrders;
    counter: InvoiceCounter | undefined;
    /** How much of the date's shared document the invoices of this user take up. */
    share: InvoiceShare | undefined;
    menus: Menus;
  },
): InvoicePlan {
  const { user, counter } = context;
  const { dateId, orderKey } = target;
  const order = ownValue(context.orders[dateId], orderKey);
  if (!mayInvoice(user)) return { kind: 'refused', problem: 'not-allowed' };
  if (!order) return { kind: 'refused', problem: 'order-missing' };
  if (order.invoice !== undefined) return { kind: 'already-issued', number: order.invoice };
  if (!isInvoiceCounter(counter)) return { kind: 'refused', problem: 'counter-missing' };
  const number = counter.currentNo + 1;
  const size = order.madeByUser ? orderBytes(order) : 0;
  const taken = Object.values(context.share ?? {}).reduce((sum, bytes) => sum + bytes, 0);
  if (size > 0 && taken + size > maxQuotaBytes) return { kind: 'refused', problem: 'too-many' };
  const stamp = {
    invoice: number,
    invoiceDate: Math.round(context.now),
    invoiceType: invoiceTypeOf(user),
  };
  const invoice: Invoice = {
    ...frozenCopy({ ...order, dateId, orderKey }, stamp, user.uid),
    gstFree: gstFreeLines(order.menus, context.menus),
  };
  const stamped = withoutUndefined({ ...order, ...stamp });
  return {
    kind: 'write',
    invoice,
    writes: [
      counterWrite(number),
      {
        collection: stores.invoices,
        id: dateId,
        fields: [{ path: [String(number)], set: stamped }],
      },
      ...(size > 0
        ? [
            {
              collection: invoiceShares(dateId),
              id: user.uid,
              fields: [{ path: [String(number)], set: size }],
            },
          ]
        : []),
      {
        collection: stores.invoiceCopies,
        id: String(number),
        fields: setFields(invoice),
      },
      // Writes the whole order, so that both stores agree even if one was out of date.
      {
        collection: stores.ordersForCustomer,
        id: user.uid,
        fields: [{ path: [dateId, orderKey], set: stamped }],
      },
      {
        collection: stores.orders2,
        id: sheetId(order),
        fields: [{ path: [user.uid, orderKey], set: stamped }],
      },
    ],
  };
}

function frozenCopy(
  order: Order,
  stamp: Pick<Invoice, 'invoice' | 'invoiceDate' | 'invoiceType'>,
  issuedBy: string,
): Invoice {
  return withoutUndefined({
    ...stamp,
    dateId: order.dateId,
    orderKey: order.orderKey,
    customerInfo: order.customerInfo,
    deliveryDate: order.deliveryDate,
    menus: order.menus,
    usePoint: order.usePoint,
    usedPoint: order.usedPoint,
    totalPrice: order.totalPrice,
    paid: order.paid,
    pointShortfall: order.pointShortfall,
    issuedBy,
  });
}
