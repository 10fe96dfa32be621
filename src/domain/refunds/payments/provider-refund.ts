import type { Checkout } from '../../card/checkout.ts';
import { toDollars } from '../../lib/money.ts';
import type { Order } from '../../order/order.ts';
import { ownOrderId } from '../../order/order-id.ts';
import type { DocumentWrite } from '../../store/document-write.ts';
import {
  type CustomerRefund,
  isFromPayment,
  needsRetry,
  ownAmount,
  type Refund,
  type RefundState,
  refundWrites,
} from '../refund.ts';
import { coverFailed } from './cover-failed.ts';
import { creditNoteWrites, noteOutcomeWrites, noteWays } from './credit-note.ts';
import { orderOfPayment, type ProviderRefund } from './held-money.ts';

/**
 * Events and responses arrive in any order, so a refund never returns to an earlier state. A refund can still
 * fail after it succeeded.
 */
const rank: Record<RefundState, number> = {
  requested: 0,
  pending: 1,
  succeeded: 2,
  failed: 3,
  canceled: 3,
};

/** Whose payment was refunded in the dashboard, and the order that it was for. */
export interface PaymentOwner {
  uid: string;
  dateId: string;
  orderId: string;
  /** `exception` if the payment did not become an order. */
  kind: 'provider' | 'exception';
  /** Invoice number of the order that the payment belongs to now, if one was issued. */
  invoice: number | undefined;
  nextCreditNote: number;
}

/**
 * The owner of a checkout's payment. `orders` and `siblings` are those of the same customer and date.
 */
export function ownerOfPayment(
  payment_intent: string,
  { uid, dateId, order: quoted, state }: Checkout,
  orders: readonly Order[],
  siblings: readonly Checkout[],
): Omit<PaymentOwner, 'nextCreditNote'> {
  // A payment exception belongs to no order, even if there is an order at the same address.
  const order =
    state === 'completed' ? orderOfPayment(payment_intent, orders, siblings) : undefined;
  return {
    uid,
    dateId,
    orderId: ownOrderId(order ?? quoted),
    kind: state === 'exception' ? 'exception' : 'provider',
    invoice: order?.invoice,
  };
}

/**
 * The writes that update a record to the provider's state, empty if it is up to date. The response, the
 * webhooks and the reconciliation job may arrive in any order and repeatedly. A refund without a record was made in the
 * provider's dashboard and gets one, which covers what earlier failed refunds of the payment owe; if it fails as well, they
 * are owed again. `ofPayment` are the payment's refunds, `known` all of its customer.
 */
export function planProviderRefund(
  refund: ProviderRefund,
  stored: Refund | undefined,
  owner: PaymentOwner | undefined,
  ofPayment: readonly Refund[],
  known: readonly CustomerRefund[],
  now: number,
): DocumentWrite[] {
  if (stored) {
    const isLater = rank[refund.state] > rank[stored.state];
    const sameRank = refund.state === stored.state && refund.problem !== stored.problem;
    if (!isLater && !sameRank) return [];
    const { state, problem, id: providerId } = refund;
    const moved = { ...stored, state, problem, providerId, changedAt: now };
    const changed = isFromPayment(moved) ? [moved] : failedWith(moved, ofPayment, now);
    return [...changed.flatMap(refundWrites), ...noteOutcomeWrites(changed, known)];
  }
  if (!owner) return [];
  const { kind, invoice, nextCreditNote, uid, dateId, orderId } = owner;
  const { covers, changed } = coverFailed(refund, ofPayment.filter(isRepeatedBy(refund)), now);
  const all: Refund = {
    id: refund.id,
    decision: refund.id,
    kind,
    state: refund.state,
    amount: refund.amount,
    covers,
    to: 'card',
    payment_intent: refund.payment_intent,
    uid,
    dateId,
    orderId,
    actor: 'provider',
    actorName: 'provider',
    reason: '',
    at: refund.created,
    changedAt: now,
    providerId: refund.id,
    problem: refund.problem,
  };
  // One that has failed at once covers nothing, but what it was to repeat is owed by the others alone.
  if (!isFromPayment(all)) return refundWrites(withoutCover(all));
  const needsCreditNote = invoice !== undefined && ownAmount(all) > 0;
  const record = needsCreditNote ? { ...all, creditNote: nextCreditNote, invoice } : all;
  return [
    ...[record, ...changed].flatMap(refundWrites),
    ...noteOutcomeWrites(changed, known),
    ...(needsCreditNote
      ? creditNoteWrites(uid, {
          number: nextCreditNote,
          invoice,
          dateId,
          orderId,
          issuedAt: now,
          amount: toDollars(ownAmount(record)),
          to: 'card',
          reason: '',
          lines: {},
          ways: noteWays([record]),
        })
      : []),
  ];
}

/** Whether a refund of the dashboard can stand for one: not for one that was decided later. The provider counts in seconds. */
const isRepeatedBy =
  ({ created }: ProviderRefund) =>
  (refund: Refund): boolean =>
    needsRetry(refund) && refund.at < created + 1000;

/** A refund that has failed, and those that are owed again because it covered them. */
function failedWith(refund: Refund, ofPayment: readonly Refund[], now: number): Refund[] {
  const covered = ofPayment.filter(({ coveredBy }) => coveredBy === refund.id);
  return [withoutCover(refund), ...coverFailed({ ...refund, amount: 0 }, covered, now).changed];
}

/** A failed refund that owes no more than what it was to give beside what it covered. */
function withoutCover(refund: Refund): Refund {
  const amount = ownAmount(refund);
  return amount === 0 ? refund : { ...refund, amount, covers: undefined };
}

/** The writes for a refund that the provider refuses to make: no money was refunded. */
export function planRefusedRefund(
  stored: Refund | undefined,
  problem: string,
  known: readonly CustomerRefund[],
  now: number,
): DocumentWrite[] {
  if (stored?.state !== 'requested') return [];
  const failed = { ...stored, state: 'failed' as const, problem, changedAt: now };
  return [...refundWrites(failed), ...noteOutcomeWrites([failed], known)];
}
