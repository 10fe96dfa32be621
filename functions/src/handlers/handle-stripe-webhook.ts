import type { RequestHandler } from 'express';
import type { Request } from 'firebase-functions/v2/https';
import type Stripe from 'stripe';
import { Failure } from '../failure.ts';
import { completePayment } from '../payments/complete-payment.ts';
import { stripe } from '../payments/stripe.ts';
import { syncDispute, syncPayment } from '../refunds/disputes.ts';
import { paymentOf } from '../refunds/stripe-refunds.ts';
import { settings } from '../settings.ts';

const ofSessions = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
]);

const ofRefunds = new Set(['refund.created', 'refund.updated', 'refund.failed', 'charge.refunded']);

const ofDisputes = new Set([
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
]);

/**
 * POST /app/stripe-webhook: Stripe reports that a session was paid or has ended, or that a refund or a dispute changed.
 * Responds with 2xx only after handling the event, so that Stripe repeats it otherwise.
 */
export const stripeWebhook: RequestHandler = async (request, response) => {
  const event = verified(request as Request);
  // Fetches the current state from Stripe, because an old event must not undo later changes.
  if (ofSessions.has(event.type)) {
    await completeKnown((event.data.object as Stripe.Checkout.Session).id);
  }
  if (ofRefunds.has(event.type)) {
    const payment = paymentOf(event.data.object as Stripe.Refund | Stripe.Charge);
    if (payment !== undefined) await syncPayment(payment);
  }
  if (ofDisputes.has(event.type)) await syncDispute((event.data.object as Stripe.Dispute).id);
  response.json({ received: true });
};

/** Ignores sessions of another shop on the same Stripe account. */
async function completeKnown(sessionId: string): Promise<void> {
  try {
    await completePayment(sessionId);
  } catch (error) {
    if (!(error instanceof Failure && error.code === 'not-found')) throw error;
  }
}

function verified(request: Request): Stripe.Event {
  // Outside: settings that are wrong are the shop's fault, so that Stripe repeats the call.
  const { STRIPE_WEBHOOK_SECRET: secret } = settings('payments');
  const { webhooks } = stripe();
  try {
    return webhooks.constructEvent(request.rawBody, request.get('stripe-signature') ?? '', secret);
  } catch (error) {
    throw new Failure('forbidden', undefined, error);
  }
}
