import type { Cents } from '../../lib/money.ts';
import { sameValue } from '../../lib/same-value.ts';
import { ownOrderId } from '../../order/order-id.ts';
import { type DocumentWrite, stores, withoutUndefined } from '../../store/document-write.ts';
import {
  type CustomerRefund,
  isEffective,
  isFromPayment,
  needsRetry,
  type Refund,
  refundWrites,
} from '../refund.ts';
import { coverFailed } from './cover-failed.ts';
import { noteOutcomeWrites } from './credit-note.ts';
import type { PaymentOwner } from './provider-refund.ts';

/** A dispute in the data of the payment provider: the customer's bank claims a payment back, or asks about it. */
export interface ProviderDispute {
  id: string;
  payment_intent: string;
  /** The disputed part of the payment. */
  amount: Cents;
  /** As the provider names it. */
  status: string;
  /** As the provider names it: why the customer disputes the payment. */
  reason: string;
  /** Until when the provider takes evidence, epoch ms. */
  evidenceDue?: number | undefined;
  /** What it has moved on the shop's balance, negative where money left it; `at` is epoch ms. */
  movements: readonly { amount: Cents; at: number }[];
  /** Only a question of the bank so far: the payment can be refunded, which settles it. */
  refundable: boolean;
  /** Epoch ms. */
  created: number;
}

/**
 * `answer`: the shop is to send evidence. `waiting`: the bank decides. `lost`: the money is the customer's. `won`: it is the
 * shop's, or the bank has dropped its question.
 */
export type DisputeState = 'answer' | 'waiting' | 'won' | 'lost';

/** disputes/{id}: a dispute about a payment of this shop. */
export interface Dispute extends ProviderDispute {
  state: DisputeState;
  uid: string;
  dateId: string;
  name: string;
  phone: string;
  /** Epoch ms. */
  changedAt: number;
}

const ended: Partial<Record<string, DisputeState>> = {
  won: 'won',
  lost: 'lost',
  warning_closed: 'won',
  prevented: 'won',
  charge_refunded: 'won',
};

export function disputeStateOf({ status }: Pick<ProviderDispute, 'status'>): DisputeState {
  return ended[status] ?? (status.endsWith('needs_response') ? 'answer' : 'waiting');
}

export const openDisputeStates: readonly DisputeState[] = ['answer', 'waiting'];

export function isOpenDispute({ state }: Pick<Dispute, 'state'>): boolean {
  return openDisputeStates.includes(state);
}

/** The part of a payment that open disputes keep from being refunded, cents. */
export function disputedAmount(disputes: readonly ProviderDispute[]): Cents {
  return disputes
    .filter((one) => isOpenDispute({ state: disputeStateOf(one) }) && !one.refundable)
    .reduce((sum, { amount }) => sum + amount, 0);
}

/** Whose payment is disputed. */
export interface DisputedPayment extends Omit<PaymentOwner, 'nextCreditNote'> {
  name: string;
  phone: string;
  /** What was paid. */
  received: Cents;
}

/**
 * The writes that store a dispute as the provider has it now, empty if it is stored so. One that is lost is a refund in the
 * books, made by the bank, for as long as it is lost: an appeal may still win it. What failed refunds of the payment owe until
 * then is not owed meanwhile, nor what one that fails later owes, as far as the payment has not brought in that much beside. `ofPayment` are the payment's refunds, `known` all of its customer.
 */
export function planDispute(
  dispute: ProviderDispute,
  stored: Dispute | undefined,
  ofPayment: readonly Refund[],
  known: readonly CustomerRefund[],
  owner: DisputedPayment,
  now: number,
): DocumentWrite[] {
  const { uid, dateId, name, phone } = owner;
  const state = disputeStateOf(dispute);
  const found = withoutUndefined({ ...dispute, state });
  const same =
    stored && Object.entries(found).every(([k, v]) => sameValue(v, stored[k as keyof Dispute]));
  const losses = lossWrites(dispute, ofPayment, known, owner, now);
  if (same) return losses.moved ? losses.writes : [];
  const next: Dispute = { ...dispute, state, uid, dateId, name, phone, changedAt: now };
  return [
    {
      collection: stores.disputes,
      id: dispute.id,
      fields: Object.entries(next).map(([key, value]) =>
        value === undefined ? { path: [key], remove: true as const } : { path: [key], set: value },
      ),
    },
    ...losses.writes,
  ];
}

function lossWrites(
  dispute: ProviderDispute,
  ofPayment: readonly Refund[],
  known: readonly CustomerRefund[],
  { uid, dateId, orderId, kind, received }: DisputedPayment,
  now: number,
): { writes: DocumentWrite[]; moved: boolean } {
  const { id, payment_intent } = dispute;
  const amount = isGone(dispute) ? lostAmount(dispute) : 0;
  const record = ofPayment.find((refund) => refund.id === id);
  const isNew = record === undefined || !isFromPayment(record);
  const before = ofPayment.filter(({ coveredBy }) => coveredBy === id);
  const owed = ofPayment.filter(needsRetry);
  const others = ofPayment.filter((refund) => refund.id !== id && isEffective(refund));
  const tooMuch = Math.max(0, sum(others) + amount + sum(owed) - received);
  const most = isNew ? amount : Math.min(amount, sum(before) + tooMuch);
  const failed = isNew || tooMuch > 0 ? [...before, ...owed] : before;
  const { covers, changed } = coverFailed({ id, amount: most }, failed, now);
  const moved = covers !== record?.covers;
  const covered = [...changed.flatMap(refundWrites), ...noteOutcomeWrites(changed, known)];
  if (amount === 0) {
    if (!record) return { writes: [], moved };
    const won: Refund = { ...record, state: 'canceled', covers, changedAt: now };
    return { writes: [...refundWrites(won), ...covered], moved };
  }
  const lost: Refund = {
    ...{ id, decision: id, kind, state: 'succeeded', amount, covers, to: 'card', payment_intent },
    ...{ uid, dateId, orderId: record ? ownOrderId(record) : orderId },
    ...{ actor: 'provider', actorName: 'provider', reason: '', providerId: id, dispute: true },
    ...{ at: record?.at ?? now, changedAt: now },
  };
  return { writes: [...refundWrites(lost), ...covered], moved };
}

const sum = (refunds: readonly Refund[]): Cents =>
  refunds.reduce((total, { amount }) => total + amount, 0);

/** Whether the money is the customer's, if only for as long as an appeal lasts. */
function isGone({ status }: ProviderDispute): boolean {
  return status === 'lost' || status.startsWith('appeal_');
}

/** What a lost dispute has taken in the end: less than its amount where a refund was made before, and some was put back. */
function lostAmount({ amount, movements }: ProviderDispute): Cents {
  if (movements.length === 0) return amount;
  return Math.max(0, -movements.reduce((sum, movement) => sum + movement.amount, 0));
}
