import type Stripe from 'stripe';
import { expectTypeOf, it } from 'vitest';
import type { Charge, PaymentIntent, Refund } from '../../../tools/dev/payment-sandbox/refund.ts';

// Verified by the type checker: every property that the sandbox returns is one of Stripe's, with its type.
it('the sandbox answers refunds, charges and payments in the provider’s shape', () => {
  expectTypeOf<Refund>().toExtend<Pick<Stripe.Refund, keyof Refund>>();
  expectTypeOf<Charge>().toExtend<Pick<Stripe.Charge, keyof Charge>>();
  expectTypeOf<PaymentIntent>().toExtend<Pick<Stripe.PaymentIntent, keyof PaymentIntent>>();
});
