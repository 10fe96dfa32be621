import Stripe from 'stripe';
import type { ProviderPayment, ProviderRefund } from '../../../src/domain/refunds/held-money.ts';
import type { Refund } from '../../../src/domain/refunds/refund.ts';
import { Failure } from '../failure.ts';
import { stripe } from '../payments/stripe.ts';

/** Refunds that are read of one payment at most. */
const maxRefunds = 1000;

/**
 * A payment and its refunds as Stripe has them now; the amounts are 0 for a payment that Stripe does not
 * know. Throws `provider-failed`.
 */
export async function readPayment(payment_intent: string): Promise<ProviderPayment> {
  try {
    const intent = await stripe().paymentIntents.retrieve(payment_intent);
    return {
      payment_intent,
      received: intent.amount_received,
      created: intent.created * 1000,
      refunds: await listRefunds({ payment_intent }),
    };
  } catch (error) {
    if (codeOf(error) === 'resource_missing') {
      return { payment_intent, received: 0, created: 0, refunds: [] };
    }
    throw new Failure('provider-failed', undefined, error);
  }
}

/**
 * Refunds as the provider has them now, of one payment or from a moment on (epoch ms). Throws what Stripe
 * throws.
 */
export async function listRefunds(
  which: { payment_intent: string } | { since: number },
): Promise<ProviderRefund[]> {
  const params =
    'since' in which ? { created: { gte: Math.floor(which.since / 1000) } } : { ...which };
  const found = await stripe()
    .refunds.list({ ...params, limit: 100 })
    .autoPagingToArray({ limit: maxRefunds });
  return found.flatMap((refund) => toProviderRefund(refund) ?? []);
}

/**
 * Has the provider make the refund of a record. The record's id is the idempotency key, so that a repeated
 * call makes no second one. Throws what Stripe throws.
 */
export async function createRefund({
  id,
  payment_intent = '',
  amount,
  uid,
  dateId,
}: Refund): Promise<ProviderRefund | undefined> {
  // Only values that never change, as a repeated idempotency key needs the same parameters; orderKey may
  // change.
  const metadata = { refund: id, uid, dateId };
  const refund = await stripe().refunds.create(
    { payment_intent, amount, reason: 'requested_by_customer', metadata },
    { idempotencyKey: id },
  );
  return toProviderRefund(refund);
}

/** Stripe's error code if it will never make the refund; undefined if unknown or it may still be made. */
export function refusalOf(error: unknown): string | undefined {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) return undefined;
  return codeOf(error) ?? 'refused';
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Stripe.errors.StripeError ? error.code : undefined;
}

const states: Record<string, ProviderRefund['state']> = {
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'canceled',
};

/** Undefined for a refund of no payment of this kind. */
function toProviderRefund(refund: Stripe.Refund): ProviderRefund | undefined {
  const payment_intent = paymentOf(refund);
  if (payment_intent === undefined) return undefined;
  return {
    id: refund.id,
    payment_intent,
    amount: refund.amount,
    // Refunds that wait for the bank or the customer are `pending`.
    state: states[refund.status ?? ''] ?? 'pending',
    problem: refund.failure_reason ?? refund.pending_reason,
    record: refund.metadata?.refund,
    created: refund.created * 1000,
  };
}

/** The payment that a refund or charge is about. */
export function paymentOf(
  object: Pick<Stripe.Refund | Stripe.Charge, 'payment_intent'>,
): string | undefined {
  const { payment_intent } = object;
  return typeof payment_intent === 'string' ? payment_intent : payment_intent?.id;
}
