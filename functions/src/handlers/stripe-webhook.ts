import type { RequestHandler } from 'express';
import type { Request } from 'firebase-functions/v2/https';
import type Stripe from 'stripe';
import { completePayment } from '../complete-payment.ts';
import { Failure } from '../failure.ts';
import { settings } from '../settings.ts';
import { stripe } from '../stripe.ts';

const handled = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
]);

/**
 * POST /app/stripe-webhook: the provider's own word that a session was paid or has ended. Answers 2xx
 * only when it has been dealt with, so that the provider repeats it otherwise.
 */
export const stripeWebhook: RequestHandler = async (request, response) => {
  const event = verified(request as Request);
  if (handled.has(event.type)) {
    const session = event.data.object as Stripe.Checkout.Session;
    try {
      // Asked again, not believed: an old event must not undo what happened since.
      await completePayment(session.id);
    } catch (error) {
      // Sessions of another shop on the same account are none of ours.
      if (!(error instanceof Failure && error.code === 'not-found')) throw error;
    }
  }
  response.json({ received: true });
};

function verified(request: Request): Stripe.Event {
  try {
    return stripe().webhooks.constructEvent(
      request.rawBody,
      request.get('stripe-signature') ?? '',
      settings().STRIPE_WEBHOOK_SECRET,
    );
  } catch (error) {
    throw new Failure('forbidden', undefined, error);
  }
}
