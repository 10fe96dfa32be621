import type { Cents } from '../lib/money.ts';
import { ownOrderId } from '../order/order-id.ts';
import { functionLog } from '../staff/actions/function-action.ts';
import type { StaffActor } from '../staff/staff-log.ts';
import type { DocumentWrite } from '../store/document-write.ts';
import type { RefundPart } from './payments/held-money.ts';
import { type PendingSms, type Refund, type RefundKind, refundWrites } from './refund.ts';
import type { refundException, retryRefund } from './refund-actions.ts';
import type { RefundDecision } from './refund-decision.ts';

/** The refund records of a decision: one for each payment, or one for a refund as points. */
export function recordsOf(
  decision: Pick<RefundDecision, 'id' | 'uid' | 'dateId' | 'orderId' | 'reason' | 'to'>,
  kind: RefundKind,
  money: {
    given: Cents;
    parts: readonly RefundPart[];
    creditNote?: number | undefined;
    invoice?: number | undefined;
    priceReduction?: Cents | undefined;
    pointsBack?: Cents | undefined;
    sms?: PendingSms | undefined;
  },
  actor: StaffActor,
): Refund[] {
  const { id, uid, dateId, orderId, to } = decision;
  const common = {
    decision: id,
    kind,
    to,
    uid,
    dateId,
    orderId,
    actor: actor.uid,
    actorName: actor.name,
    reason: decision.reason.trim(),
    at: actor.now,
    changedAt: actor.now,
    creditNote: money.creditNote,
    invoice: money.invoice,
  };
  const { given, parts, priceReduction, pointsBack } = money;
  const first = { priceReduction, pointsBack, pendingSms: money.sms };
  const whole = { ...common, ...first, amount: given, state: 'succeeded' as const };
  if (to === 'points' && given > 0) return [{ ...whole, id: `${id}-points` }];
  if (parts.length === 0) {
    // Nothing is left to refund, but the record must show that the order was reduced or deleted.
    return priceReduction || kind === 'cancellation' ? [{ ...whole, id: `${id}-0` }] : [];
  }
  return parts.map(({ payment_intent, amount }, at) => ({
    ...common,
    ...(at === 0 ? first : {}),
    id: `${id}-${at + 1}`,
    amount,
    payment_intent,
    state: 'requested',
  }));
}

/** The writes of refunds that change no order, with their log entry. */
export function logged(
  action: typeof refundException | typeof retryRefund,
  refunds: readonly Refund[],
  reason: string,
  { uid, dateId, ...order }: Pick<Refund, 'uid' | 'dateId' | 'orderId' | 'orderKey'>,
  actor: StaffActor,
): DocumentWrite[] {
  const given = refunds.reduce((sum, { amount }) => sum + amount, 0);
  return [
    ...refunds.flatMap(refundWrites),
    ...functionLog(action, actor, {
      uid,
      dateId,
      orderId: ownOrderId(order),
      before: {},
      after: { given: { amount: given, to: 'card' } },
      reason: reason.trim(),
    }),
  ];
}
