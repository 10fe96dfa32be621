import Stripe from 'stripe';
import {
  disputedAmount,
  type ProviderDispute,
} from '../../../src/domain/refunds/payments/dispute.ts';
import type {
  ProviderPayment,
  ProviderRefund,
} from '../../../src/domain/refunds/payments/held-money.ts';
import type { Refund } from '../../../src/domain/refunds/refund.ts';
import { Failure } from '../failure.ts';
import { stripe } from '../payments/stripe.ts';

/** Refunds or disputes that are read at most. */
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
      disputed: disputedAmount(await listDisputes({ payment_intent })),
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
  const found = await stripe()
    .refunds.list({ ...paramsOf(which), limit: 100 })
    .autoPagingToArray({ limit: maxRefunds });
  return found.flatMap((refund) => toProviderRefund(refund) ?? []);
}

function paramsOf(which: { payment_intent: string } | { since: number }) {
  return 'since' in which ? { created: { gte: Math.floor(which.since / 1000) } } : { ...which };
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

/** A dispute as the provider has it now; undefined for one of no payment of this kind. Throws what Stripe throws. */
export async function readDispute(id: string): Promise<ProviderDispute | undefined> {
  return toProviderDispute(await stripe().disputes.retrieve(id));
}

/** Disputes of one payment, or that began since a moment (epoch ms). Throws what Stripe throws. */
export async function listDisputes(
  which: { payment_intent: string } | { since: number },
): Promise<ProviderDispute[]> {
  const found = await stripe()
    .disputes.list({ ...paramsOf(which), limit: 100 })
    .autoPagingToArray({ limit: maxRefunds });
  return found.flatMap((dispute) => toProviderDispute(dispute) ?? []);
}

function toProviderDispute(dispute: Stripe.Dispute): ProviderDispute | undefined {
  const payment_intent = paymentOf(dispute);
  if (payment_intent === undefined) return undefined;
  const { due_by } = dispute.evidence_details;
  return {
    id: dispute.id,
    payment_intent,
    amount: dispute.amount,
    status: dispute.status,
    reason: dispute.reason,
    evidenceDue: due_by === null ? undefined : due_by * 1000,
    movements: dispute.balance_transactions.map(({ amount, created }) => {
      return { amount, at: created * 1000 };
    }),
    refundable: dispute.is_charge_refundable,
    created: dispute.created * 1000,
  };
}

/** The payment that a refund, charge or dispute is about. */
export function paymentOf(
  object: Pick<Stripe.Refund | Stripe.Charge | Stripe.Dispute, 'payment_intent'>,
): string | undefined {
  const { payment_intent } = object;
  return typeof payment_intent === 'string' ? payment_intent : payment_intent?.id;
}
