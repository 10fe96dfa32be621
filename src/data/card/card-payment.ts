import {
  dropTempOrderWrite,
  isCurrentTempOrder,
  planTempOrder,
  type TempOrder,
  type TempOrders,
} from '../../domain/card/temp-order.ts';
import type { DeliveryInfo } from '../../domain/customer/delivery-info.ts';
import { phoneDigits } from '../../domain/customer/phone.ts';
import { paths } from '../../domain/lib/paths.ts';
import { deliveryInfoOf, type Order } from '../../domain/order/order.ts';
import {
  type OrderPlan,
  type OrderRequest,
  planOrder,
} from '../../domain/order/plan/order-plan.ts';
import type { OrderProblem } from '../../domain/order/plan/order-problems.ts';
import { readCustomerSnapshot } from '../../domain/order/plan/order-snapshot.ts';
import {
  parseStoredRequest,
  type StoredRequest,
  storedRequest,
} from '../../domain/order/plan/stored-request.ts';
import type { ReadDocument } from '../../domain/store/transaction.ts';
import { serverNow } from '../device/server-clock.ts';
import { callFunction, RefusedError } from '../firebase/functions-client.ts';
import { runPlan } from '../firebase/run-plan.ts';
import { toAppError } from '../firebase/to-app-error.ts';
import { wantsReceipt } from './wants-receipt.ts';

/** The outcome of a tap on the card button. */
export type CardStart =
  | { kind: 'redirect'; url: string }
  /** The order is stored: nothing was left to pay, or it is paid already. */
  | { kind: 'completed'; order: Order }
  | { kind: 'refused'; problems: OrderProblem[] }
  /** The phone is on the blacklist, or the blacklist could not be checked (spec §5). */
  | { kind: 'blocked' };

interface CheckoutResponse {
  id: string | null;
  payment_intent: string | null;
  url: string | null;
  completed: boolean;
}

/**
 * Checks the blacklist, then lets the functions store the temporary order and open the payment session (spec
 * §4). `info` is the delivery address, `title` the name of the payment on the provider's page. Throws
 * AppError when the stores or the provider can't be reached.
 */
export async function startCardPayment(
  uid: string,
  request: OrderRequest,
  title: string,
  info: DeliveryInfo,
): Promise<CardStart> {
  // Both in parallel: on a slow connection each takes noticeable time.
  const [plan, allowed] = await Promise.all([
    planCardOrder(uid, request, info),
    phoneAllowed(info.phone),
  ]);
  if (plan.kind === 'refused') return plan;
  if (plan.kind === 'already-done') return { kind: 'completed', order: plan.order };
  const { order, totals } = plan;
  if (!allowed) return { kind: 'blocked' };
  try {
    const answer = await openSession(uid, order, totals.toPay, title, {
      request: storedRequest(request),
      customerInfo: info,
    });
    if (answer.url) return { kind: 'redirect', url: answer.url };
    return { kind: 'completed', order: { ...order, paid: true } };
  } catch (error) {
    if (error instanceof RefusedError) return { kind: 'refused', problems: error.problems };
    throw error;
  }
}

/** Resumes an unpaid card order; one that has been paid meanwhile is completed instead. */
export async function resumeCardPayment(
  uid: string,
  waiting: TempOrder,
  title: string,
): Promise<CardStart> {
  if (await isPaid(waiting)) return { kind: 'completed', order: { ...waiting, paid: true } };
  return startCardPayment(uid, parseStoredRequest(waiting.request), title, deliveryInfoOf(waiting));
}

/**
 * Deletes an unpaid temporary card order, or one whose payment exception the customer has acknowledged.
 * `paid`: it has become an order. `changed`: it has changed and must be shown first.
 */
export async function dropCardOrder(
  uid: string,
  waiting: TempOrder,
): Promise<'dropped' | 'paid' | 'changed'> {
  if (!waiting.exception && (await isPaid(waiting))) return 'paid';
  return (await dropTempOrder(uid, waiting)) ? 'dropped' : 'changed';
}

/** The state of one order's payment (functions: completePayment). */
export interface CompletionResponse {
  state: 'completed' | 'exception' | 'unpaid' | 'expired';
  dateId: string;
  orderKey: string;
  attemptId: string;
}

/**
 * Asks the functions to complete an order after its payment; safe to repeat. Throws AppError, `not-found`
 * when no payment was begun for it, `network` also if there is no response within `timeoutMs`.
 */
export function completeCardPayment(
  dateId: string,
  orderKey: string,
  timeoutMs?: number,
): Promise<CompletionResponse> {
  return callFunction('/app/complete-order', { form: { dateId, orderKey }, timeoutMs });
}

/**
 * Expires the open payment sessions of an order. Throws AppError, RefusedError when it has been paid
 * meanwhile.
 */
export async function endPayments({ dateId, orderKey }: Pick<Order, 'dateId' | 'orderKey'>) {
  await callFunction('/app/end-payments', { form: { dateId, orderKey } });
}

/** The plan that the functions will make of the request, from the stored documents; writes nothing. */
async function planCardOrder(
  uid: string,
  request: OrderRequest,
  info: DeliveryInfo,
): Promise<OrderPlan> {
  const { plan } = await runPlan(async (read) => {
    const { dateId, previousOrderKey: orderKey } = request;
    const ask = { uid, dateId, now: serverNow(), info, orderKey };
    const context = await readCustomerSnapshot(read, ask);
    const waiting = await waitingOf(read, uid);
    return { plan: planTempOrder(planOrder(request, context), request, waiting) };
  });
  return plan;
}

/**
 * Whether the phone is not on the blacklist; false as well when the check fails. Throws AppError without a connection,
 * with which a second tap may pay.
 */
async function phoneAllowed(phone: string): Promise<boolean> {
  try {
    const query = { phoneNumber: phoneDigits(phone) };
    return (await callFunction<boolean>('/app/getCompareBl', { query })) === true;
  } catch (error) {
    if (toAppError(error).code === 'network') throw error;
    console.error('the phone could not be checked', error);
    return false;
  }
}

function openSession(
  uid: string,
  { dateId, orderKey, orderLang }: Order,
  toPay: number,
  title: string,
  asked: { request: StoredRequest; customerInfo: DeliveryInfo },
): Promise<CheckoutResponse> {
  const { origin } = location;
  return callFunction('/app/create-checkout-session', {
    form: {
      title,
      price: String(toPay),
      succeed: origin + paths.dateDetailReturn(orderLang, dateId, orderKey, uid),
      cancelled: origin + paths.dateDetailStatus(orderLang, dateId, 'cardCancelled'),
      order: JSON.stringify(asked),
      ...(wantsReceipt() ? { receipt: 'email' } : {}),
    },
  });
}

/**
 * Whether this attempt is paid. Before it has a session of its own, the response is about an earlier attempt.
 * When the server can't be reached it counts as unpaid, and a later call asks again.
 */
async function isPaid({ dateId, orderKey, attemptId }: Order): Promise<boolean> {
  try {
    const answer = await completeCardPayment(dateId, orderKey);
    return answer.state === 'completed' && answer.attemptId === attemptId;
  } catch (error) {
    console.error('the payment could not be asked for', error);
    return false;
  }
}

async function waitingOf(read: ReadDocument, uid: string): Promise<TempOrders> {
  return ((await read(`tempOrdersForCard/${uid}`)) ?? {}) as TempOrders;
}

/** Deletes the temporary order that the customer has seen; returns false when it has changed since. */
async function dropTempOrder(uid: string, seen: Omit<TempOrder, 'request'>): Promise<boolean> {
  const { dateId, orderKey } = seen;
  const { drops } = await runPlan(async (read) => {
    const waiting = await waitingOf(read, uid);
    const drops = isCurrentTempOrder(seen, waiting);
    const writes = drops ? [dropTempOrderWrite(uid, waiting, dateId, orderKey)] : [];
    return { drops, writes };
  });
  return drops;
}
