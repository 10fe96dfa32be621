import type { Cents } from '../lib/money.ts';
import { type DocumentWrite, stores, withoutUndefined } from '../store/document-write.ts';

/**
 * `requested`: stored here, not yet answered by the provider. The other states are those of the provider. A
 * refund as points is `succeeded` at once.
 */
export type RefundState = 'requested' | 'pending' | 'succeeded' | 'failed' | 'canceled';

/**
 * `exception`: of a payment that did not become an order, wherever it was made. `provider`: of an order's
 * payment, made in the provider's dashboard.
 */
export type RefundKind = 'reduction' | 'cancellation' | 'goodwill' | 'exception' | 'provider';

export type RefundTarget = 'card' | 'points';

/**
 * refunds/{id}: a refund to one payment, or as points. The id is the idempotency key for the provider; a
 * refund made in the dashboard has the id of the provider.
 */
export interface Refund {
  id: string;
  /**
   * Id of the decision of staff; if it refunds several payments, it has a record for each, all with this id.
   */
  decision: string;
  kind: RefundKind;
  state: RefundState;
  amount: Cents;
  to: RefundTarget;
  /**
   * By how much the decision reduces the price of the order, only on the first record of the decision. It is
   * more than the refund if the payments no longer hold that much. The price of an order is the sum of its
   * payments minus all of these reductions.
   */
  offOrder?: Cents | undefined;
  /** Points that the cancelled order had used and its customer has again, hundredths; only on the first record. */
  pointsBack?: Cents | undefined;
  /** The refunded payment; undefined for points. */
  payment_intent?: string | undefined;
  uid: string;
  dateId: string;
  orderKey: string;
  /** Uid and e-mail address of the member of staff who decided; `provider` for the dashboard. */
  actor: string;
  actorName: string;
  /** The reason that the customer reads. */
  reason: string;
  /** Epoch ms. */
  at: number;
  changedAt: number;
  /** Id at the provider, once known. */
  providerId?: string | undefined;
  /** The provider's reason for a failed or delayed refund. */
  problem?: string | undefined;
  /** Number of the credit note that includes this refund. */
  creditNote?: number | undefined;
  /** Number of the invoice that the credit note reduces. */
  invoice?: number | undefined;
  /** Id of the failed refund that this one repeats; `retriedBy` is the decision that repeats this one. */
  retryOf?: string | undefined;
  retriedBy?: string | undefined;
  /** The SMS about the decision, only on its first record, until it is sent or given up. */
  pendingSms?: PendingSms | undefined;
}

export interface PendingSms {
  name: string;
  phone: string;
  smsMsgBody: string;
}

/** The part of a refund that the customer can read. */
export type CustomerRefund = Omit<Refund, 'actor' | 'actorName' | 'providerId' | 'pendingSms'>;

/** Whether the amount has left the payment, or is about to. */
export function isEffective({ state }: Pick<Refund, 'state'>): boolean {
  return state !== 'failed' && state !== 'canceled';
}

/**
 * Whether the refund failed and nobody has repeated it: the amount came back to the shop, so staff must
 * refund it in another way.
 */
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
