import type { Cents } from '../lib/money.ts';
import type { OrderSnapshot } from '../order/plan/order-plan.ts';
import type { CustomerRefunds } from './customer-refunds.ts';
import type { ProviderPayment } from './payments/held-money.ts';
import type { RefundTarget } from './refund.ts';
import type { RefundRequest } from './requests/refund-request.ts';

/** What staff decide about a card-paid order. */
export interface RefundDecision {
  /** Idempotency key: a decision that is sent twice is carried out once. */
  id: string;
  uid: string;
  dateId: string;
  orderId: string;
  /** `orderVersion` of the order that the screen showed. */
  basedOn: string | null;
  action:
    | { kind: 'reduction'; quantities: Record<string, number> }
    | { kind: 'cancellation' }
    | { kind: 'goodwill'; amount: Cents };
  to: RefundTarget;
  /** The reason that the customer reads. */
  reason: string;
  /** The customer's request that this decision answers. */
  requestId?: string | undefined;
}

export interface RefundSnapshot {
  order: OrderSnapshot;
  /** The payments of this order, the newest first. */
  payments: readonly ProviderPayment[];
  stored: CustomerRefunds;
  request: RefundRequest | undefined;
  /** The number that a credit note would get. */
  nextCreditNote: number;
}
