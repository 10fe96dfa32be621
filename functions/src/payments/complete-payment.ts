import type Stripe from 'stripe';
import type { Checkout } from '../../../src/domain/card/checkout.ts';
import { Failure } from '../failure.ts';
import { checkoutDocument } from './checkouts.ts';
import { finishCheckout } from './finish-checkout.ts';
import { retrieveSession } from './payment-session.ts';
import { settlePayment } from './settle-payment.ts';

/** The result of a payment session. */
export interface Completion {
  state: 'completed' | 'exception' | 'unpaid' | 'expired';
  dateId: string;
  orderKey: string;
  /** Idempotency key of the order that the session is for. */
  attemptId: string;
}

/**
 * Stores the order of a paid session exactly once, although return page, webhook, reconciliation job and later attempts
 * all call it: it decides by the state in checkouts/{sessionId}. `known` is the session if the caller has
 * just fetched it from Stripe. Throws `not-found` for a session that this shop did not open,
 * `provider-failed` when Stripe cannot be reached.
 */
export async function completePayment(
  sessionId: string,
  known?: Stripe.Checkout.Session,
): Promise<Completion> {
  const checkout = (await checkoutDocument(sessionId).get()).data() as Checkout | undefined;
  if (!checkout) throw new Failure('not-found');
  const { dateId, orderKey } = checkout;
  const state = await outcome(sessionId, checkout, known);
  const over = state === 'completed' || state === 'exception';
  if (over && !checkout.settled) await finishCheckout(sessionId, checkout, state);
  return { state, dateId, orderKey, attemptId: checkout.order.attemptId };
}

async function outcome(
  sessionId: string,
  checkout: Checkout,
  known: Stripe.Checkout.Session | undefined,
): Promise<Completion['state']> {
  if (checkout.state === 'completed' || checkout.state === 'exception') return checkout.state;
  const session = known ?? (await retrieveSession(sessionId));
  if (session.payment_status === 'paid') return settlePayment(session);
  if (session.status !== 'expired') return 'unpaid';
  if (checkout.state === 'open') {
    await checkoutDocument(sessionId).update({ state: 'expired', settled: true });
  }
  return 'expired';
}
