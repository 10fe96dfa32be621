import { ownValue } from '../lib/own-value.ts';
import type { Order } from '../order/order.ts';
import type { OrderPlan, OrderRequest } from '../order/plan/order-plan.ts';
import type { OrderProblem } from '../order/plan/order-problems.ts';
import { type StoredRequest, storedRequest } from '../order/plan/stored-request.ts';
import { readableOrders } from '../order/stored/readable-orders.ts';
import { type DocumentWrite, stores, withoutUndefined } from '../store/document-write.ts';
import type { ReadDocument } from '../store/transaction.ts';
import { affectsSameOrder, type Checkout, type PaymentException } from './checkout.ts';

/**
 * tempOrdersForCard/{uid}, field dateId.orderKey: a card order that has not been paid yet, with the request
 * that made it. Its customer may write it, so the server trusts nothing in it.
 */
export interface TempOrder extends Order {
  request: StoredRequest;
  /** Id of the payment session, once it is open. */
  sessionId?: string | undefined;
  /** Set by the functions when the customer has paid but the payment could not become this order. */
  exception?: PaymentException | undefined;
}

/** tempOrdersForCard/{uid}: dateId → order key → order. */
export type TempOrders = Record<string, Record<string, TempOrder>>;

/** Those that can be read; the plans and the screens know no others. */
export function readableTempOrders(data: Record<string, unknown> = {}) {
  return readableOrders<TempOrder>(data);
}

/** The unpaid temporary orders of a date whose payment would change the order under this key. */
export function tempOrdersFor(orderKey: string, ofDate: TempOrders[string] = {}): TempOrder[] {
  const order = { orderKey, request: {} };
  return Object.values(ofDate).filter((one) => !one.exception && affectsSameOrder(one, order));
}

/** Whether a card payment that would change this order is open. */
export async function isBeingPaid(
  read: ReadDocument,
  { dateId, orderKey, customerInfo }: Order,
): Promise<boolean> {
  const stored = await read(`${stores.tempOrdersForCard}/${customerInfo.uid}`);
  return tempOrdersFor(orderKey, readableTempOrders(stored).entries[dateId]).length > 0;
}

/** The one write that the browser makes before it requests a payment session. */
export function tempOrderWrite(order: Order, request: OrderRequest): DocumentWrite {
  return {
    collection: stores.tempOrdersForCard,
    id: order.customerInfo.uid,
    fields: [
      { path: [order.dateId, order.orderKey], set: { ...order, request: storedRequest(request) } },
    ],
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
  if (unacknowledged) return { kind: 'refused', problems: [{ code: 'exception-unacknowledged' }] };
  return { ...plan, writes: [tempOrderWrite(order, request)] };
}

/**
 * The request of a temporary order with the sums that its customer sees now, for a new attempt after these
 * problems; undefined if no new attempt is possible, because the order that it edits has changed.
 */
export function withNewTotals(
  request: StoredRequest,
  problems: readonly OrderProblem[],
): StoredRequest | undefined {
  if (problems.some(({ code }) => code === 'order-changed')) return undefined;
  const changed = problems.find((problem) => problem.code === 'amount-changed');
  if (!changed) return request;
  const { total, toPay } = changed;
  return { ...request, seen: { total, toPay } };
}

/** Whether the stored temporary order, if any, is the one that its customer has seen. */
export function isCurrentTempOrder(
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
  const stored: TempOrder = {
    ...order,
    request,
    exception,
    ...withoutUndefined({ payment_intent }),
  };
  return {
    collection: stores.tempOrdersForCard,
    id: order.customerInfo.uid,
    fields: [{ path: [order.dateId, order.orderKey], set: stored }],
  };
}
