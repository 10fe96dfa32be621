import { type DocumentWrite, stores, withoutUndefined } from '../document-write.ts';
import type { Cents } from '../money.ts';
import { ledgerKey } from '../points.ts';
import type { CustomerRequest } from './refund-request.ts';

/**
 * `requested`: stored here, not yet answered by the provider; the others are the provider's own states. What
 * goes back as points has succeeded at once.
 */
export type RefundState = 'requested' | 'pending' | 'succeeded' | 'failed' | 'canceled';

/** `exception`: of a payment that became no order. `provider`: made in the provider's dashboard. */
export type RefundKind = 'reduction' | 'cancellation' | 'goodwill' | 'exception' | 'provider';

export type RefundTarget = 'card' | 'points';

/**
 * refunds/{id}: money that goes back from one payment, or as points. The id is the provider's idempotency key;
 * a refund from the dashboard has the provider's own id.
 */
export interface Refund {
  id: string;
  /** What staff decided as one: its parts share it, one a payment. */
  decision: string;
  kind: RefundKind;
  state: RefundState;
  amount: Cents;
  to: RefundTarget;
  /**
   * How much less the order costs by the decision, on its first part: more than goes back where the payments no
   * longer hold it. An order costs what its payments brought in less all of these.
   */
  offOrder?: Cents | undefined;
  /** The payment that it goes back to; undefined for points. */
  payment_intent?: string | undefined;
  uid: string;
  dateId: string;
  orderKey: string;
  /** Uid and e-mail address of who decided; `provider` for the dashboard. */
  actor: string;
  actorName: string;
  /** Words to the customer. */
  reason: string;
  /** Epoch ms. */
  at: number;
  changedAt: number;
  /** The provider's id of it, once known. */
  providerId?: string | undefined;
  /** The provider's word for why it failed or waits. */
  problem?: string | undefined;
  /** Number of the credit note that names it. */
  creditNote?: number | undefined;
  /** The invoice that the credit note takes from. */
  invoice?: number | undefined;
  /** The failed refund that this one repeats, and the one that repeats this. */
  retryOf?: string | undefined;
  retriedBy?: string | undefined;
  /** The SMS about the decision, on its first part, until it was sent or given up. */
  pendingSms?: PendingSms | undefined;
}

export interface PendingSms {
  name: string;
  phone: string;
  smsMsgBody: string;
}

/** What its customer reads of a refund. */
export type CustomerRefund = Omit<Refund, 'actor' | 'actorName' | 'providerId' | 'pendingSms'>;

/** refundsForCustomer/{uid}: refunds by id; the latest request of each order by `requestKey`. */
export interface CustomerRefunds {
  refunds?: Record<string, CustomerRefund> | undefined;
  requests?: Record<string, CustomerRequest> | undefined;
}

/** Key of an order among its customer's requests. */
export const requestKey = ledgerKey;

/** Whether the amount has left the payment, or is about to. */
export function isLive({ state }: Pick<Refund, 'state'>): boolean {
  return state !== 'failed' && state !== 'canceled';
}

/** Whether somebody must give the amount back in another way: it came back to the shop. */
export function needsRetry({ state, retriedBy }: Pick<Refund, 'state' | 'retriedBy'>): boolean {
  return (state === 'failed' || state === 'canceled') && retriedBy === undefined;
}

/** The two writes that store a refund: the whole record, and what its customer reads of it. */
export function refundWrites(refund: Refund): DocumentWrite[] {
  const { actor: _, actorName: __, providerId: ___, pendingSms: ____, ...rest } = refund;
  return [
    {
      collection: stores.refunds,
      id: refund.id,
      fields: Object.entries(refund).map(([key, value]) =>
        value === undefined ? { path: [key], remove: true as const } : { path: [key], set: value },
      ),
    },
    {
      collection: stores.refundsForCustomer,
      id: refund.uid,
      fields: [{ path: ['refunds', refund.id], set: withoutUndefined(rest) }],
    },
  ];
}
