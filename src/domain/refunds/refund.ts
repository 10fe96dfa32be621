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

/** How a refund that failed was paid back by hand. */
export const settledWays = ['transfer', 'cash', 'other'] as const;
export type SettledWay = (typeof settledWays)[number];

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
  priceReduction?: Cents | undefined;
  /** Points that the cancelled order had used and its customer has again, hundredths; only on the first record. */
  pointsBack?: Cents | undefined;
  /** The refunded payment; undefined for points. */
  payment_intent?: string | undefined;
  uid: string;
  dateId: string;
  /** Of the order (`ownOrderId`), or of the one that its payment was for. */
  orderId: string;
  /** In older refunds in its place. */
  orderKey?: string | undefined;
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
  /**
   * Of a failed refund: id of the record of what the provider has given back by itself in its place, in its dashboard or because
   * the customer's bank took it.
   */
  coveredBy?: string | undefined;
  /** Of that record: the part of its amount that failed refunds owed already. */
  covers?: Cents | undefined;
  /** Set once staff have paid it back by hand after it had failed; `at` is epoch ms. */
  settled?: { how: SettledWay; at: number } | undefined;
  /** Which decision settled it, whose, and what they noted about it. */
  settledBy?: { decision: string; actorName: string; note: string } | undefined;
  /** The customer's bank has taken it back in a dispute that the shop has lost. */
  dispute?: boolean | undefined;
  /** The SMS about the decision, only on its first record, until it is sent or given up. */
  pendingSms?: PendingSms | undefined;
}

export interface PendingSms {
  name: string;
  phone: string;
  smsMsgBody: string;
}

/** The part of a refund that the customer can read. */
export type CustomerRefund = Omit<
  Refund,
  'actor' | 'actorName' | 'providerId' | 'pendingSms' | 'settledBy'
>;

/** Whether the amount has left the payment at the provider, or is about to. */
export function isFromPayment({ state }: Pick<Refund, 'state'>): boolean {
  return state !== 'failed' && state !== 'canceled';
}

/** Whether the amount has left the shop, or is about to: from the payment, as points, or by hand. */
export function isEffective(refund: Pick<Refund, 'state' | 'settled'>): boolean {
  return isFromPayment(refund) || refund.settled !== undefined;
}

/** Whether a failed refund has been made in another way that the provider knows, which has a record of its own. */
export function isRepeated({
  retriedBy,
  coveredBy,
}: Pick<Refund, 'retriedBy' | 'coveredBy'>): boolean {
  return retriedBy !== undefined || coveredBy !== undefined;
}

/**
 * Whether the refund failed and nobody has repeated it or paid it back by hand: the amount came back to the shop, so staff
 * must refund it in another way. One that covered failed refunds owes nothing itself: they are owed again.
 */
export function needsRetry(
  refund: Pick<Refund, 'state' | 'retriedBy' | 'coveredBy' | 'covers' | 'settled' | 'dispute'>,
): boolean {
  const isOwn = !refund.dispute && refund.covers === undefined;
  return !isEffective(refund) && !isRepeated(refund) && isOwn;
}

/** What a refund gives back that no other decision had given before it failed, cents. */
export function ownAmount({ amount, covers = 0 }: Pick<Refund, 'amount' | 'covers'>): Cents {
  return amount - covers;
}

/** The two writes that store a refund: the whole record, and what its customer reads of it. */
export function refundWrites(refund: Refund): DocumentWrite[] {
  const { actor: _, actorName, providerId, pendingSms, settledBy, ...rest } = refund;
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
