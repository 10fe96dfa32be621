import type Stripe from 'stripe';
import type { Checkout } from '../../src/domain/card-plan.ts';
import { checkoutDocument } from './checkouts.ts';
import { Failure } from './failure.ts';
import { finishCheckout } from './finish-checkout.ts';
import { retrieveSession } from './payment-session.ts';
import { settlePayment } from './settle-payment.ts';

/** What has become of a payment session. */
export interface Completion {
  state: 'completed' | 'exception' | 'unpaid' | 'expired';
  dateId: string;
  orderKey: string;
  /** Of the order that was paid for. */
  attemptId: string;
}

/**
 * Makes the order that a payment session was opened for, once, however often and from wherever it is
 * called (return page, webhook, sweep, the next try): the session's document decides. `known` is the
 * session if the provider has just answered it. Throws `not-found` for a session that this shop did
 * not open, `provider-failed` when the provider cannot be asked.
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
