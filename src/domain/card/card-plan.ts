import { isOpen } from '../dates/dates.ts';
import { type Cents, toCents, toDollars, toFixedDollars } from '../lib/money.ts';
import { ownValue } from '../lib/own-value.ts';
import { smsText } from '../messages/sms-text.ts';
import { amountDue, type Order, quantitiesOf } from '../order/order.ts';
import {
  type OrderPlan,
  type OrderRequest,
  type OrderSnapshot,
  orderVersion,
  orderWrites,
} from '../order/order-plan.ts';
import { lineProblems, type OrderProblem } from '../order/order-problems.ts';
import type { OrderTotals } from '../order/order-totals.ts';
import { isCardPaid } from '../order/payment-methods.ts';
import { ledgerChange } from '../points/ledger-plan.ts';
import { pointsAvailable } from '../points/points.ts';
import {
  type DocumentWrite,
  setFields,
  stores,
  withoutUndefined,
} from '../store/document-write.ts';

/**
 * tempOrdersForCard/{uid}, field dateId.orderKey: a card order that has not been paid yet, with the request
 * that made it. Its customer may write it, so the server trusts nothing in it.
 */
export interface TempOrder extends Order {
  request: OrderRequest;
  /** Id of the payment session, once it is open. */
  sessionId?: string | undefined;
  /** Set by the functions when the customer has paid but the payment could not become this order. */
  exception?: PaymentException | undefined;
}

/** tempOrdersForCard/{uid}: dateId → order key → order. */
export type TempOrders = Record<string, Record<string, TempOrder>>;

/**
 * checkouts/{sessionId}: what a payment session was opened for, as computed by the server. Only the functions
 * read and write it.
 */
export interface Checkout {
  uid: string;
  dateId: string;
  orderKey: string;
  /** The order as quoted, unpaid, and the request that it was quoted for. */
  order: Order;
  request: OrderRequest;
  /** Cents. */
  amount: Cents;
  state: 'open' | 'completed' | 'exception' | 'expired';
  /** Nothing is left to do: the order is stored and its SMS handled, or nobody paid. */
  settled: boolean;
  createdAt: number;
  /** Set once it is paid. */
  payment_intent?: string | undefined;
  reason?: PaymentException | undefined;
  /** The copies of the order (`orderCopies`) have not been written yet. */
  uncopied?: boolean | undefined;
  /** orders2 has no room for the order, so it is not stored there. */
  unlisted?: boolean | undefined;
  /** Issue that is not written to `errors/orderIssues` yet. */
  pendingIssue?: PendingIssue | undefined;
}

/** A problem with a paid order that staff must know about. */
export interface PendingIssue {
  issue: 'cardPaymentException' | 'cardPaymentRemarks';
  error: string;
  /** Epoch ms. */
  time: number;
}

/** The checkout of a payment session for a quote of `planOrder`. */
export function checkoutOf(
  quote: { order: Order; totals: Pick<OrderTotals, 'toPay'> },
  request: OrderRequest,
  now: number,
): Checkout {
  const { order, totals } = quote;
  const { dateId, orderKey } = order;
  return {
    uid: order.customerInfo.uid,
    dateId,
    orderKey,
    order,
    request,
    amount: totals.toPay,
    state: 'open',
    settled: false,
    createdAt: now,
  };
}

/**
 * The order keys that the payment of a request changes: the new one and, for an edit that moves the order,
 * the old one.
 */
interface AffectedKeys {
  orderKey: string;
  request: Pick<OrderRequest, 'movedFrom'>;
}

/** Whether paying both requests would change the same order; only one of them may then be payable. */
export function affectsSameOrder(one: AffectedKeys, other: AffectedKeys): boolean {
  const affectedKeys = ({ orderKey, request }: AffectedKeys) => [
    orderKey,
    request.movedFrom ?? orderKey,
  ];
  return affectedKeys(one).some((key) => affectedKeys(other).includes(key));
}

/** The unpaid temporary orders of a date whose payment would change the order under this key. */
export function tempOrdersFor(orderKey: string, ofDate: TempOrders[string] = {}): TempOrder[] {
  const order = { orderKey, request: {} };
  return Object.values(ofDate).filter((one) => !one.exception && affectsSameOrder(one, order));
}

/** The one write that the browser makes before it requests a payment session. */
export function tempOrderWrite(order: Order, request: OrderRequest): DocumentWrite {
  return {
    collection: stores.tempOrdersForCard,
    id: order.customerInfo.uid,
    fields: [{ path: [order.dateId, order.orderKey], set: { ...order, request } }],
  };
}

/**
 * Stores a card order as a temporary order, which the functions turn into an order after the payment. Refused
 * if the temporary order under the same key has a payment exception that the customer has not acknowledged.
 */
export function planTempOrder(
  plan: OrderPlan,
  request: OrderRequest,
  tempOrders: TempOrders,
): OrderPlan | (OrderPlan & { writes: DocumentWrite[] }) {
  if (plan.kind === 'refused' || plan.kind === 'already-done') return plan;
  const { order } = plan;
  const unacknowledged = ownValue(tempOrders[order.dateId], order.orderKey)?.exception;
  if (unacknowledged) return { kind: 'refused', problems: [{ code: 'payment-unread' }] };
  return { ...plan, writes: [tempOrderWrite(order, request)] };
}

/**
 * The request of a temporary order with the sums that its customer sees now, for a new attempt after these
 * problems; undefined if no new attempt is possible, because the order that it edits has changed.
 */
export function withNewTotals(
  request: OrderRequest,
  problems: readonly OrderProblem[],
): OrderRequest | undefined {
  if (problems.some(({ code }) => code === 'order-changed')) return undefined;
  const changed = problems.find((problem) => problem.code === 'amount-changed');
  if (!changed) return request;
  const { total, toPay } = changed;
  return { ...request, seen: { total, toPay } };
}

/** Whether the stored temporary order, if any, is the one that its customer has seen. */
export function isUnchanged(
  { dateId, orderKey, attemptId, exception }: Omit<TempOrder, 'request'>,
  tempOrders: TempOrders,
): boolean {
  const present = ownValue(tempOrders[dateId], orderKey);
  return !present || (present.attemptId === attemptId && present.exception === exception);
}

/**
 * Deletes a temporary order after its customer has dropped it or it has become an order. With the last one of
 * a date the field of the date is deleted too, because the number of dates is limited.
 */
export function dropTempOrderWrite(
  uid: string,
  stored: TempOrders,
  dateId: string,
  orderKey: string,
): DocumentWrite {
  const last = Object.keys(stored[dateId] ?? {}).every((key) => key === orderKey);
  return {
    collection: stores.tempOrdersForCard,
    id: uid,
    fields: [{ path: last ? [dateId] : [dateId, orderKey], remove: true }],
  };
}

/**
 * Dates whose temporary orders can be deleted: the date has no orders left, or it is no longer listed and
 * none of its orders has a payment exception.
 */
export function staleTempDates(stored: TempOrders, activeDates: Record<string, unknown>): string[] {
  return Object.entries(stored)
    .filter(([dateId, orders]) => {
      const left = Object.values(orders);
      const over = !(dateId in activeDates) && left.every(({ exception }) => !exception);
      return left.length === 0 || over;
    })
    .map(([dateId]) => dateId);
}

/** Stores a payment exception on the temporary order, where its customer sees it at the next visit. */
export function exceptionWrite(
  { order, request, payment_intent }: Checkout,
  exception: PaymentException,
): DocumentWrite {
  const kept: TempOrder = { ...order, request, exception, ...withoutUndefined({ payment_intent }) };
  return {
    collection: stores.tempOrdersForCard,
    id: order.customerInfo.uid,
    fields: [{ path: [order.dateId, order.orderKey], set: kept }],
  };
}

/** Why a payment cannot become an order; staff and the customer are informed. */
export type PaymentException = 'order-changed' | 'already-paid' | 'amount-differs' | 'not-stored';

export type PaidPlan =
  | { kind: 'write'; order: Order; writes: DocumentWrite[]; remarks: OrderProblem[] }
  | { kind: 'already-done'; order: Order }
  | { kind: 'exception'; reason: PaymentException };

/**
 * The order that a payment completes, as quoted and paid. If the date has closed, a menu has sold out, or a
 * price or limit has changed since the quote, the order is stored and staff get a warning (`remarks`). If
 * points of the quote have been spent on another order, this order uses those that are left and records the
 * rest as `pointShortfall`. If the edit takes back earned points that are already spent, the balance becomes
 * negative. If the order was changed during the payment, the payment is an exception, because it must not
 * overwrite a later change. `tempOrders` are the temporary orders of the customer.
 */
export function planPaidOrder(
  checkout: Checkout,
  context: OrderSnapshot,
  payment: { payment_intent: string; amount: Cents },
  tempOrders: TempOrders = {},
): PaidPlan {
  const { dateId, orderKey, order: quoted } = checkout;
  const ofDate = context.orders[dateId] ?? {};
  const done = Object.values(ofDate).find(
    (order) => isCardPaid(order) && order.attemptId === quoted.attemptId,
  );
  if (done) {
    return done.payment_intent === payment.payment_intent
      ? { kind: 'already-done', order: done }
      : { kind: 'exception', reason: 'already-paid' };
  }
  const existing = orderToReplace(checkout, ofDate);
  if (existing === 'changed') return { kind: 'exception', reason: 'order-changed' };
  if (payment.amount !== checkout.amount) return { kind: 'exception', reason: 'amount-differs' };

  const { balance = 0, ledger, now } = context;
  const available = pointsAvailable(balance, ledger, dateId, existing?.orderKey);
  const used = Math.min(toCents(quoted.usedPoint), available);
  const short = toCents(quoted.usedPoint) - used;
  const temp = ownValue(tempOrders[dateId], orderKey);
  const order = paidOrder(quoted, existing, payment.payment_intent, used, short);
  const points = ledgerChange(order, existing, ledger, balance, now);
  return {
    kind: 'write',
    order,
    writes: [
      ...orderWrites(order, existing?.orderKey, now),
      ...points.writes,
      {
        collection: stores.cardPaymentIntent,
        id: payment.payment_intent,
        fields: setFields(order),
      },
      // Keeps a temporary order of a newer attempt and an unacknowledged payment exception.
      ...(temp?.attemptId === quoted.attemptId && !temp.exception
        ? [dropTempOrderWrite(checkout.uid, tempOrders, dateId, orderKey)]
        : []),
    ],
    remarks: warningsOf(order, existing, context, short > 0 || points.overdrawn),
  };
}

/**
 * The order that this payment replaces, if any; `changed` if it is not the version that the payment is based
 * on.
 */
function orderToReplace(
  { orderKey, request }: Checkout,
  ofDate: Record<string, Order>,
): Order | undefined | 'changed' {
  const from = request.movedFrom ?? orderKey;
  const existing = ownValue(ofDate, from);
  const taken = from !== orderKey && ownValue(ofDate, orderKey) !== undefined;
  return orderVersion(existing) !== request.basedOn || taken ? 'changed' : existing;
}

/**
 * `used`: points that are still available for this order; `short`: points of the quote that are not; cents.
 * Keeps the number of an invoice that was issued after the quote, because an invoice number is never changed.
 */
function paidOrder(
  quoted: Order,
  existing: Order | undefined,
  payment_intent: string,
  used: Cents,
  short: Cents,
): Order {
  const { invoice, invoiceDate, invoiceType } = existing ?? {};
  const paid: Order = {
    ...quoted,
    ...withoutUndefined({ invoice, invoiceDate, invoiceType }),
    usedPoint: toDollars(used),
    paid: true,
    payment_intent,
    ...(short > 0 ? { pointShortfall: toDollars(short) } : {}),
  };
  return {
    ...paid,
    smsMsgTotal: toFixedDollars(amountDue(paid)),
    smsMsgBody: smsText(paid, existing !== undefined),
  };
}

function warningsOf(
  order: Order,
  existing: Order | undefined,
  context: OrderSnapshot,
  pointsMissing: boolean,
): OrderProblem[] {
  const { date, menus, orders } = context;
  const { dateId } = order;
  const warnings: OrderProblem[] = [];
  if (!date || !isOpen(date)) warnings.push({ code: 'date-closed' });
  if (date) {
    const lines = quantitiesOf(order);
    warnings.push(...lineProblems(lines, { dateId, date, menus, orders, existing }));
  }
  if (pointsMissing) warnings.push({ code: 'points-unavailable' });
  return warnings;
}
