import { isOpen } from './dates.ts';
import { type DocumentWrite, setFields, stores, withoutUndefined } from './document-write.ts';
import { ledgerChange } from './ledger-plan.ts';
import { type Cents, toCents, toDollars, toFixedDollars } from './money.ts';
import { amountDue, type Order, quantitiesOf } from './order.ts';
import { lineProblems, type OrderProblem } from './order-checks.ts';
import {
  type OrderPlan,
  type OrderRequest,
  type OrderSnapshot,
  orderVersion,
  orderWrites,
} from './order-plan.ts';
import type { OrderTotals } from './order-totals.ts';
import { ownValue } from './own-value.ts';
import { isCardPaid } from './payment-methods.ts';
import { pointsAvailable } from './points.ts';
import { smsText } from './sms-text.ts';

/**
 * tempOrdersForCard/{uid}, field dateId.orderKey: a card order that waits for its payment, with the
 * request that it came from. Its customer may write it, so nothing in it is trusted.
 */
export interface TempOrder extends Order {
  request: OrderRequest;
  /** The provider's session, once there is one. */
  sessionId?: string | undefined;
  /** Set by the functions when the money came in and could not become this order by itself. */
  exception?: PaymentException | undefined;
}

/** tempOrdersForCard/{uid}: dateId → order key → order. */
export type TempOrders = Record<string, Record<string, TempOrder>>;

/**
 * checkouts/{sessionId}: what a payment session was opened for, as the server itself worked it out.
 * Written and read by the functions only.
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
  /** Once paid. */
  payment_intent?: string | undefined;
  reason?: PaymentException | undefined;
  /** The copies of the order (`orderCopies`) are still to be written. */
  uncopied?: boolean | undefined;
  /** The order is not in orders2, which had no room for it. */
  unlisted?: boolean | undefined;
  /** Issue that is not written to `errors/orderIssues` yet. */
  pendingIssue?: PendingIssue | undefined;
}

/** Trouble with a paid order that staff are to be told of. */
export interface PendingIssue {
  issue: 'cardPaymentException' | 'cardPaymentRemarks';
  error: string;
  /** Epoch ms. */
  time: number;
}

/** What a payment session is opened for: a quote of `planOrder`. */
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

/** The order keys that the payment of a request changes: the new one and, for an edit, the present one. */
interface Places {
  orderKey: string;
  request: Pick<OrderRequest, 'movedFrom'>;
}

/** Whether the payments of two requests would change the same order, so that only one may be payable. */
export function affectsSameOrder(one: Places, other: Places): boolean {
  const places = ({ orderKey, request }: Places) => [orderKey, request.movedFrom ?? orderKey];
  return places(one).some((place) => places(other).includes(place));
}

/** The temporary orders of a date whose payment would change the order under this key. */
export function tempOrdersFor(orderKey: string, ofDate: TempOrders[string] = {}): TempOrder[] {
  const order = { orderKey, request: {} };
  return Object.values(ofDate).filter((one) => !one.exception && affectsSameOrder(one, order));
}

/** The browser's one write before it asks for a payment session. */
export function tempOrderWrite(order: Order, request: OrderRequest): DocumentWrite {
  return {
    collection: stores.tempOrdersForCard,
    id: order.customerInfo.uid,
    fields: [{ path: [order.dateId, order.orderKey], set: { ...order, request } }],
  };
}

/**
 * The browser's part of a card order: it stores the temporary order, which the functions turn into an order.
 * Refused while its place holds a payment exception that its customer has not acknowledged.
 */
export function planTempOrder(
  plan: OrderPlan,
  request: OrderRequest,
  waiting: TempOrders,
): OrderPlan | (OrderPlan & { writes: DocumentWrite[] }) {
  if (plan.kind === 'refused' || plan.kind === 'already-done') return plan;
  const { order } = plan;
  const unread = ownValue(waiting[order.dateId], order.orderKey)?.exception;
  if (unread) return { kind: 'refused', problems: [{ code: 'payment-unread' }] };
  return { ...plan, writes: [tempOrderWrite(order, request)] };
}

/**
 * The request of a temporary order with the sums that its customer sees now, to try again after these problems;
 * undefined when it cannot be tried again, because the order that it edits has changed.
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
  waiting: TempOrders,
): boolean {
  const present = ownValue(waiting[dateId], orderKey);
  return !present || (present.attemptId === attemptId && present.exception === exception);
}

/**
 * Deletes a temporary order, dropped by its customer or turned into an order. With the last one of a date the
 * date's field is deleted too, because the number of dates is limited.
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

/** Dates of temporary orders that can never be finished and hold no money: over, or empty. */
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

/** Why a payment cannot become an order; staff and customer are told. */
export type PaymentException = 'order-changed' | 'already-paid' | 'amount-differs' | 'not-stored';

export type PaidPlan =
  | { kind: 'write'; order: Order; writes: DocumentWrite[]; remarks: OrderProblem[] }
  | { kind: 'already-done'; order: Order }
  | { kind: 'exception'; reason: PaymentException };

/**
 * The order that a payment completes, as quoted and paid. If meanwhile the date closed, a menu sold out, or a
 * price or limit changed, staff get a warning and the order is stored. Points that were spent elsewhere are not
 * spent twice: the order uses what is left and records the rest as `pointShortfall`. Earned points that the edit
 * takes back although they are spent make the balance negative. If the order was changed during the payment, the
 * payment is an exception, because it must not overwrite a later change. `waiting` are the customer's temporary
 * orders.
 */
export function planPaidOrder(
  checkout: Checkout,
  context: OrderSnapshot,
  payment: { payment_intent: string; amount: Cents },
  waiting: TempOrders = {},
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
  const existing = standing(checkout, ofDate);
  if (existing === 'changed') return { kind: 'exception', reason: 'order-changed' };
  if (payment.amount !== checkout.amount) return { kind: 'exception', reason: 'amount-differs' };

  const { balance = 0, ledger, now } = context;
  const available = pointsAvailable(balance, ledger, dateId, existing?.orderKey);
  const used = Math.min(toCents(quoted.usedPoint), available);
  const short = toCents(quoted.usedPoint) - used;
  const temp = ownValue(waiting[dateId], orderKey);
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
      // A newer attempt or an unacknowledged payment exception in its place stays.
      ...(temp?.attemptId === quoted.attemptId && !temp.exception
        ? [dropTempOrderWrite(checkout.uid, waiting, dateId, orderKey)]
        : []),
    ],
    remarks: remarksOn(order, existing, context, short > 0 || points.overdrawn),
  };
}

/** The order that this payment replaces, if any; `changed` when it is not what was paid on. */
function standing(
  { orderKey, request }: Checkout,
  ofDate: Record<string, Order>,
): Order | undefined | 'changed' {
  const from = request.movedFrom ?? orderKey;
  const existing = ownValue(ofDate, from);
  const taken = from !== orderKey && ownValue(ofDate, orderKey) !== undefined;
  return orderVersion(existing) !== request.basedOn || taken ? 'changed' : existing;
}

/**
 * `used` and `short`: points that are still there for this order, and those that are not; cents. An
 * invoice may have been issued for the order since the quote: numbers are given once and stay.
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

function remarksOn(
  order: Order,
  existing: Order | undefined,
  context: OrderSnapshot,
  pointsMissing: boolean,
): OrderProblem[] {
  const { date, menus, orders } = context;
  const { dateId } = order;
  const remarks: OrderProblem[] = [];
  if (!date || !isOpen(date)) remarks.push({ code: 'date-closed' });
  if (date) {
    const lines = quantitiesOf(order);
    remarks.push(...lineProblems(lines, { dateId, date, menus, orders, existing }));
  }
  if (pointsMissing) remarks.push({ code: 'points-unavailable' });
  return remarks;
}
