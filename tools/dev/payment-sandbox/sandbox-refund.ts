import type { Wallet } from './sandbox-session.ts';

/** One refund as Stripe returns it; only the members that the shop may read. */
export interface Refund {
  id: string;
  object: 'refund';
  amount: number;
  balance_transaction: string | null;
  charge: string | null;
  /** Epoch seconds. */
  created: number;
  currency: string;
  failure_reason?: string;
  metadata: Record<string, string>;
  payment_intent: string | null;
  pending_reason?: 'processing' | 'insufficient_funds' | 'charge_pending';
  reason: 'duplicate' | 'fraudulent' | 'requested_by_customer' | null;
  receipt_number: string | null;
  status: RefundStatus;
}

export type RefundStatus = 'pending' | 'requires_action' | 'succeeded' | 'failed' | 'canceled';

/** The payment of a paid session. */
export interface PaymentIntent {
  id: string;
  object: 'payment_intent';
  amount: number;
  amount_received: number;
  created: number;
  currency: string;
  latest_charge: string;
  livemode: false;
  metadata: Record<string, string>;
  receipt_email: string | null;
  status: 'succeeded';
}

/** The charge of a payment; `amount_refunded` is the total of its refunds that did not fail. */
export interface Charge {
  id: string;
  object: 'charge';
  amount: number;
  amount_captured: number;
  amount_refunded: number;
  created: number;
  currency: string;
  livemode: false;
  metadata: Record<string, string>;
  paid: true;
  payment_intent: string;
  payment_method_details: { type: 'card'; card: { wallet: { type: Wallet } | null } };
  receipt_email: string | null;
  refunded: boolean;
  status: 'succeeded';
}

/**
 * The outcome of a payment's future refunds, set by tests: `balance` refuses them because the shop's balance
 * is too low; `fails-later` reports success and fails afterwards; `lost-answer` makes the refund and responds
 * with an error.
 */
export type RefundOutcome =
  | 'succeeded'
  | 'pending'
  | 'failed'
  | 'fails-later'
  | 'balance'
  | 'lost-answer';
