import type Stripe from 'stripe';
import {
  affectsSameOrder,
  type Checkout,
  checkoutOf,
  staleTempDates,
  type TempOrders,
} from '../../src/domain/card-plan.ts';
import { setFields, stores } from '../../src/domain/document-write.ts';
import type { Order } from '../../src/domain/order.ts';
import type { OrderRequest } from '../../src/domain/order-plan.ts';
import { shareProblem } from '../../src/domain/order-share.ts';
import { sameValue } from '../../src/domain/same-value.ts';
import { checkoutsOf, checkoutWrite, openCheckoutsOf, type StoredCheckout } from './checkouts.ts';
import { completePayment } from './complete-payment.ts';
import { Failure } from './failure.ts';
import {
  createSession,
  expireSession,
  paymentIntentOf,
  retrieveSession,
} from './payment-session.ts';
import { quoteOrder, saveAtOnce, savedId } from './quote-order.ts';
import { runPlan } from './run-plan.ts';
import { saveTempOrder } from './save-temp-order.ts';

/** A page to pay on, or the finished order when nothing was left to pay (spec §7). */
export interface CheckoutResponse {
  id: string | null;
  payment_intent: string | null;
  url: string | null;
  completed: boolean;
}

const completed: CheckoutResponse = { id: null, payment_intent: null, url: null, completed: true };

/** Checked by the handler; `price` is what the customer saw, cents. */
export interface CheckoutRequest {
  uid: string;
  dateId: string;
  orderKey: string;
  title: string;
  price: number;
  /** The shop's own origin that the payment comes back to. */
  origin: string;
  /** What is ordered; without it the temporary order that is there already. */
  order?: unknown;
}

/** Open sessions of a customer at most; a fourth one ends the oldest. */
const maxOpenSessions = 3;

/** Sessions of a customer for one date at most, open or not. */
const maxSessionsOfDate = 40;

/**
 * Opens a payment session for a saved temporary order, from the server's own sums. Throws
 * what `quoteOrder` and `createSession` throw, and `refused` for a price that differs.
 */
export async function openCheckout(ask: CheckoutRequest): Promise<CheckoutResponse> {
  const { uid, dateId, orderKey } = ask;
  if (ask.order !== undefined) await saveTempOrder(uid, dateId, orderKey, ask.order);
  const quote = await quoteOrder(ask);
  const { request } = quote;
  await limitSessions(ask);
  const earlier = await checkoutsOf(ask, (one) => affectsSameOrder(one, { orderKey, request }));
  if (quote.kind === 'save') {
    // Before the order changes: a pay page that is still open would take money for the old one.
    await endEarlier(earlier);
    const saved = await saveAtOnce(ask);
    await completePayment(savedId(saved)).catch((error) => console.error('after saving', error));
    return completed;
  }
  const { plan, finishDate } = quote;
  const { total, toPay } = plan.totals;
  const unpaid = await unpaidBeside(ask, request);
  const tooMuch = shareProblem([...quote.ofDate, ...unpaid]);
  if (tooMuch) throw new Failure('refused', [tooMuch]);
  if (toPay !== ask.price) throw new Failure('refused', [{ code: 'amount-changed', total, toPay }]);

  const checkout = checkoutOf(plan, request, Date.now());
  const { title, origin } = ask;
  const options = { title, origin, finishDate, earlier: earlier.length };
  const session = (await endEarlier(earlier, checkout)) ?? (await createSession(checkout, options));
  await noteSession(session, checkout);
  return {
    id: session.id,
    payment_intent: paymentIntentOf(session),
    url: session.url,
    completed: false,
  };
}

/** Keeps what one customer can have stored small. Throws `too-many-requests`. */
async function limitSessions({ uid, dateId }: CheckoutRequest): Promise<void> {
  const ofDate = await checkoutsOf({ uid, dateId }, () => true);
  if (ofDate.length >= maxSessionsOfDate) throw new Failure('too-many-requests');
  const open = await openCheckoutsOf(uid);
  for (const { sessionId } of open.slice(maxOpenSessions - 1)) {
    await completePayment(sessionId, await expireSession(sessionId));
  }
}

/** Orders of the date that the customer may still pay for, beside what is asked. */
async function unpaidBeside(
  { uid, dateId, orderKey }: CheckoutRequest,
  request: OrderRequest,
): Promise<Order[]> {
  const open = await openCheckoutsOf(uid);
  return open
    .map(({ checkout }) => checkout)
    .filter((one) => one.dateId === dateId && !affectsSameOrder(one, { orderKey, request }))
    .map(({ order }) => order);
}

/**
 * Notes what the session is for before anybody can pay; a second tap finds the first one's note. The
 * temporary order is told its session at every tap, because each tap saves it afresh.
 */
async function noteSession(session: Stripe.Checkout.Session, checkout: Checkout): Promise<void> {
  const { id: sessionId } = session;
  const payment_intent = paymentIntentOf(session);
  const { uid, dateId, orderKey, order } = checkout;
  await runPlan(async (read) => {
    const noted = await read(`checkouts/${sessionId}`);
    const waiting = ((await read(`tempOrdersForCard/${uid}`)) ?? {}) as TempOrders;
    const stale = staleTempDates(waiting, (await read('dates/activeDates')) ?? {});
    const waits = waiting[dateId]?.[orderKey]?.attemptId === order.attemptId;
    const fields = [
      ...(waits
        ? setFields({ sessionId, ...(payment_intent ? { payment_intent } : {}) }, dateId, orderKey)
        : []),
      ...stale.map((day) => ({ path: [day], remove: true as const })),
    ];
    return {
      writes: [
        ...(noted ? [] : [checkoutWrite(sessionId, checkout)]),
        ...(fields.length > 0 ? [{ collection: stores.tempOrdersForCard, id: uid, fields }] : []),
      ],
    };
  });
}

/**
 * Ends the open ones of these payments: what changes an order must not leave an older state of it payable. A
 * session of the `wanted` quote that is still open is given again. One that turns out to be paid is
 * completed, and what is wanted refused, since the order is now another one.
 */
export async function endEarlier(
  earlier: readonly StoredCheckout[],
  wanted?: Checkout,
): Promise<Stripe.Checkout.Session | undefined> {
  let again: Stripe.Checkout.Session | undefined;
  for (const { sessionId, checkout } of earlier) {
    if (checkout.state !== 'open') continue;
    const keep = !again && wanted && sameQuote(checkout.order, wanted.order);
    const session = await (keep ? retrieveSession(sessionId) : expireSession(sessionId));
    if (session.payment_status === 'paid') {
      await completePayment(sessionId, session);
      throw new Failure('refused', [{ code: 'order-changed' }]);
    }
    if (keep && session.status === 'open') again = session;
    else await completePayment(sessionId, session);
  }
  return again;
}

/** Whether two quotes are the same but for the moment of quoting. */
function sameQuote(a: Order, b: Order): boolean {
  return sameValue(a, { ...b, orderDate: a.orderDate });
}
