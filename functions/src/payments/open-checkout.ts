import type Stripe from 'stripe';
import { affectsSameOrder, type Checkout, checkoutOf } from '../../../src/domain/card/checkout.ts';
import { readableTempOrders, staleTempDates } from '../../../src/domain/card/temp-order.ts';
import { parseActiveDates } from '../../../src/domain/dates/active-date.ts';
import { ownValue } from '../../../src/domain/lib/own-value.ts';
import { sameValue } from '../../../src/domain/lib/same-value.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import {
  type StoredRequest,
  storedRequest,
} from '../../../src/domain/order/plan/stored-request.ts';
import { quotaProblem } from '../../../src/domain/order/stored/order-quota.ts';
import { setFields, stores, withoutUndefined } from '../../../src/domain/store/document-write.ts';
import { Failure } from '../failure.ts';
import { runPlan } from '../run-plan-as-admin.ts';
import { checkoutsOf, checkoutWrite, openCheckoutsOf, type StoredCheckout } from './checkouts.ts';
import { completePayment } from './complete-payment.ts';
import {
  createSession,
  expireSession,
  paymentIntentOf,
  retrieveSession,
} from './payment-session.ts';
import { quoteOrder, saveAtOnce, savedId } from './quote-order.ts';
import { saveTempOrder } from './save-temp-order.ts';

/** The pay page, or `completed` when nothing was left to pay (section 7 of the specification). */
export interface CheckoutResponse {
  id: string | null;
  payment_intent: string | null;
  url: string | null;
  completed: boolean;
}

const completed: CheckoutResponse = { id: null, payment_intent: null, url: null, completed: true };

/** The validated request; `price` is the amount that the customer saw, cents. */
export interface CheckoutRequest {
  uid: string;
  dateId: string;
  orderKey: string;
  price: number;
  /** Origin of the shop that the pay page returns to. */
  origin: string;
  /** The order; by default the stored temporary order. */
  order?: unknown;
  /** Where the provider sends its receipt; undefined: nowhere. */
  receiptEmail?: string | undefined;
}

/** Most open sessions per customer; opening a fourth one expires the oldest. */
const maxOpenSessions = 3;

/** Most sessions per customer and date, open or not. */
const maxSessionsOfDate = 40;

/**
 * Opens a payment session for a stored temporary order, with totals that the server calculates. Throws
 * what `quoteOrder` and `createSession` throw, and `refused` if `price` differs.
 */
export async function openCheckout(ask: CheckoutRequest): Promise<CheckoutResponse> {
  const { uid, dateId, orderKey } = ask;
  if (ask.order !== undefined) await saveTempOrder(uid, dateId, orderKey, ask.order);
  await limitSessions(ask);
  // Read before the order: if a session is paid between the two, `endEarlier` still finds it.
  const ofDate = await checkoutsOf(ask, () => true);
  const quote = await quoteOrder(ask);
  const request = storedRequest(quote.request);
  const earlier = ofDate.filter(({ checkout }) =>
    affectsSameOrder(checkout, { orderKey, request }),
  );
  if (quote.kind === 'save') {
    // First expire open sessions: the customer could otherwise still pay for the old version of the order.
    await endEarlier(earlier);
    const saved = await saveAtOnce(ask);
    await completePayment(savedId(saved)).catch((error) => console.error('after saving', error));
    return completed;
  }
  const { plan, finishDate } = quote;
  const { total, toPay } = plan.totals;
  const unpaid = await unpaidBeside(ask, request);
  const tooMuch = quotaProblem([...quote.ofDate, ...unpaid]);
  if (tooMuch) throw new Failure('refused', [tooMuch]);
  if (toPay !== ask.price) throw new Failure('refused', [{ code: 'amount-changed', total, toPay }]);

  const { origin, receiptEmail } = ask;
  // Whoever has the address of the pay page reads it, so no words of a request.
  const title = `한상 Hansang · ${plan.order.deliveryDate}`;
  const checkout = withoutUndefined({
    ...checkoutOf(plan, quote.request, Date.now()),
    receipt: receiptEmail ? true : undefined,
  });
  const options = { title, origin, finishDate, receiptEmail, earlier: earlier.length };
  const session = (await endEarlier(earlier, checkout)) ?? (await createSession(checkout, options));
  const problem = await noteSession(session, checkout);
  if (problem) {
    const ended = await expireSession(session.id);
    // One that an earlier tap has opened may have been paid there.
    if (ended.payment_status === 'paid') {
      await completePayment(session.id, ended);
      throw new Failure('refused', [{ code: 'order-changed' }]);
    }
    throw new Failure('refused', [{ code: problem }]);
  }
  return {
    id: session.id,
    payment_intent: paymentIntentOf(session),
    url: session.url,
    completed: false,
  };
}

/** Limits the number of sessions that one customer can have. Throws `too-many-requests`. */
async function limitSessions({ uid, dateId }: CheckoutRequest): Promise<void> {
  const ofDate = await checkoutsOf({ uid, dateId }, () => true);
  if (ofDate.length >= maxSessionsOfDate) throw new Failure('too-many-requests');
  const open = await openCheckoutsOf(uid);
  for (const { sessionId } of open.slice(maxOpenSessions - 1)) {
    await completePayment(sessionId, await expireSession(sessionId));
  }
}

/** The customer's other orders of the date with an open session. */
async function unpaidBeside(
  { uid, dateId, orderKey }: CheckoutRequest,
  request: StoredRequest,
): Promise<Order[]> {
  const open = await openCheckoutsOf(uid);
  return open
    .map(({ checkout }) => checkout)
    .filter((one) => one.dateId === dateId && !affectsSameOrder(one, { orderKey, request }))
    .map(({ order }) => order);
}

/**
 * Stores the session's checkout before the customer can pay, unless an earlier tap has stored it. Writes the
 * session id to the temporary order at every tap, because each tap replaces the temporary order. Returns why not if staff
 * have hidden or removed the date since it was quoted, or the customer's data are being deleted: whoever removes a date hides
 * it, whoever deletes an account marks it, then looks for its open payments.
 */
async function noteSession(
  session: Stripe.Checkout.Session,
  checkout: Checkout,
): Promise<'date-closed' | 'account-deleted' | undefined> {
  const { id: sessionId } = session;
  const payment_intent = paymentIntentOf(session);
  const { uid, dateId, orderKey, order } = checkout;
  const { problem } = await runPlan(async (read) => {
    const profile = await read(`${stores.users}/${uid}`);
    if (!profile || profile.deletedAs !== undefined) return { problem: 'account-deleted' as const };
    const noted = await read(`checkouts/${sessionId}`);
    const { entries: waiting } = readableTempOrders(await read(`tempOrdersForCard/${uid}`));
    const dates = (await read('dates/activeDates', 'unlocked')) ?? {};
    if (!parseActiveDates(dates)[dateId]?.active) return { problem: 'date-closed' as const };
    const stale = staleTempDates(waiting, dates);
    const waits = ownValue(waiting[dateId], orderKey)?.attemptId === order.attemptId;
    const fields = [
      ...(waits
        ? setFields({ sessionId, ...(payment_intent ? { payment_intent } : {}) }, dateId, orderKey)
        : []),
      ...stale.map((day) => ({ path: [day], remove: true as const })),
    ];
    return {
      problem: undefined,
      writes: [
        ...(noted ? [] : [checkoutWrite(sessionId, checkout)]),
        ...(fields.length > 0 ? [{ collection: stores.tempOrdersForCard, id: uid, fields }] : []),
      ],
    };
  });
  return problem;
}

/**
 * Expires the open ones of these sessions, so that nobody can pay for an older version of an order. Returns
 * an open session for the same quote and receipt as `wanted` instead of expiring it. If one has been paid, completes
 * that payment and throws `refused` with `order-changed`.
 */
export async function endEarlier(
  earlier: readonly StoredCheckout[],
  wanted?: Checkout,
): Promise<Stripe.Checkout.Session | undefined> {
  let reusable: Stripe.Checkout.Session | undefined;
  for (const { sessionId, checkout } of earlier) {
    if (checkout.state !== 'open') continue;
    const keep =
      !reusable &&
      wanted &&
      wanted.receipt === checkout.receipt &&
      sameQuote(checkout.order, wanted.order);
    const session = await (keep ? retrieveSession(sessionId) : expireSession(sessionId));
    if (session.payment_status === 'paid') {
      await completePayment(sessionId, session);
      throw new Failure('refused', [{ code: 'order-changed' }]);
    }
    if (keep && session.status === 'open') reusable = session;
    else await completePayment(sessionId, session);
  }
  return reusable;
}

/** Whether two quotes are the same except for their time. */
function sameQuote(a: Order, b: Order): boolean {
  return sameValue(a, { ...b, orderDate: a.orderDate });
}
