import type Stripe from 'stripe';
import { expectTypeOf, it } from 'vitest';
import type { Dispute } from '../../../tools/dev/payment-sandbox/sandbox-dispute.ts';
import type {
  Charge,
  PaymentIntent,
  Refund,
} from '../../../tools/dev/payment-sandbox/sandbox-refund.ts';
import type { Wallet } from '../../../tools/dev/payment-sandbox/sandbox-session.ts';

// Verified by the type checker: every property that the sandbox returns is one of Stripe's, with its type.
it('the sandbox answers refunds, charges and payments in the provider’s shape', () => {
  expectTypeOf<Refund>().toExtend<Pick<Stripe.Refund, keyof Refund>>();
  // Of how it was paid, the sandbox returns the wallet alone.
  type PlainCharge = Omit<Charge, 'payment_method_details'>;
  expectTypeOf<PlainCharge>().toExtend<Pick<Stripe.Charge, keyof PlainCharge>>();
  expectTypeOf<Wallet>().toExtend<Stripe.Charge.PaymentMethodDetails.Card.Wallet['type']>();
  type PlainDispute = Omit<Dispute, 'balance_transactions' | 'evidence_details'>;
  expectTypeOf<PlainDispute>().toExtend<Pick<Stripe.Dispute, keyof PlainDispute>>();
  type Evidence = Dispute['evidence_details'];
  expectTypeOf<Evidence>().toExtend<Pick<Stripe.Dispute.EvidenceDetails, keyof Evidence>>();
  type Movement = Dispute['balance_transactions'][number];
  expectTypeOf<Movement>().toExtend<Pick<Stripe.BalanceTransaction, keyof Movement>>();
  expectTypeOf<PaymentIntent>().toExtend<Pick<Stripe.PaymentIntent, keyof PaymentIntent>>();
});
