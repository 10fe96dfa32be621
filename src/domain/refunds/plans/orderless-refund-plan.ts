import type { Order } from '../../order/order.ts';
import { ownOrderId } from '../../order/order-id.ts';
import type { StaffActor } from '../../staff/staff-log.ts';
import type { DocumentWrite } from '../../store/document-write.ts';
import type { CustomerRefunds } from '../customer-refunds.ts';
import { noteOutcomeWrites } from '../payments/credit-note.ts';
import {
  allocate,
  disputeProblem,
  heldAmount,
  owedAmount,
  type ProviderPayment,
  refundableAmount,
} from '../payments/held-money.ts';
import { needsRetry, type PendingSms, type Refund, refundWrites } from '../refund.ts';
import { refundException, retryRefund } from '../refund-actions.ts';
import type { RefundProblem } from '../refund-problem.ts';
import { logged, recordsOf } from '../refund-records.ts';
import { refundSms } from '../refund-sms.ts';

/** A refund to payments that changes no order. */
export type PaymentRefundPlan =
  | { kind: 'write'; refunds: Refund[]; writes: DocumentWrite[] }
  | { kind: 'already-done' }
  | { kind: 'refused'; problem: RefundProblem };

/** The decision of staff to refund everything that is left of a payment without an order. */
export interface ExceptionDecision {
  id: string;
  payment_intent: string;
  reason: string;
}

/** Refunds a payment that did not become an order; ignores the orders of the customer. */
export function planExceptionRefund(
  decision: ExceptionDecision,
  owner: { uid: string; dateId: string; order: Order } | undefined,
  payment: ProviderPayment,
  stored: CustomerRefunds,
  actor: StaffActor,
): PaymentRefundPlan {
  const known = Object.values(stored.refunds ?? {});
  if (known.some((refund) => refund.decision === decision.id)) return { kind: 'already-done' };
  if (!owner) return { kind: 'refused', problem: { code: 'not-an-exception' } };
  if (decision.reason.trim() === '')
    return { kind: 'refused', problem: { code: 'reason-missing' } };
  const disputed = disputeProblem([payment]);
  if (disputed) return { kind: 'refused', problem: disputed };
  const held = refundableAmount(payment, known) - owedAmount([payment], known);
  if (held <= 0) return { kind: 'refused', problem: { code: 'not-held', held: 0 } };
  const { payment_intent, created } = payment;
  const parts = [{ payment_intent, amount: held, created }];
  const { uid, dateId, order } = owner;
  const asked = { ...decision, uid, dateId, orderId: ownOrderId(order), to: 'card' as const };
  const sms = refundSms(order, { ...asked, kind: 'exception', given: held });
  const refunds = recordsOf(asked, 'exception', { given: held, parts, sms }, actor);
  return {
    kind: 'write',
    refunds,
    writes: logged(refundException, refunds, decision.reason, asked, actor),
  };
}

/**
 * Repeats a failed refund, from the amounts that the payments of the order hold now, all of which it needs: points that went
 * back count against their sum. `order` is the order as it is now, if it still exists.
 */
export function planRetry(
  decision: { id: string; reason: string },
  failed: Refund | undefined,
  order: Order | undefined,
  payments: readonly ProviderPayment[],
  stored: CustomerRefunds,
  actor: StaffActor,
): PaymentRefundPlan {
  const known = Object.values(stored.refunds ?? {});
  if (known.some((refund) => refund.decision === decision.id)) return { kind: 'already-done' };
  if (failed?.to !== 'card' || !needsRetry(failed)) {
    return { kind: 'refused', problem: { code: 'not-failed' } };
  }
  const disputed = disputeProblem(payments);
  if (disputed) return { kind: 'refused', problem: disputed };
  const { amount, creditNote, invoice } = failed;
  // A payment without an order went to no points.
  const held =
    failed.kind === 'exception'
      ? amount
      : heldAmount({ ...failed, orderId: ownOrderId(failed) }, payments, known, !order);
  const { parts, missing } = allocate(Math.min(amount, held), payments, known);
  const given = Math.min(amount, held) - missing;
  if (given < amount) return { kind: 'refused', problem: { code: 'not-held', held: given } };
  const reason = decision.reason.trim() || failed.reason;
  const sms = failed.pendingSms ?? untoldSms(failed, order, reason);
  const refunds = recordsOf(
    { ...failed, orderId: ownOrderId(failed), id: decision.id, reason },
    failed.kind === 'provider' ? 'goodwill' : failed.kind,
    { given, parts, creditNote, invoice, sms },
    actor,
  ).map((refund) => ({ ...refund, retryOf: failed.id }));
  const closed: Refund = {
    ...failed,
    retriedBy: decision.id,
    changedAt: actor.now,
    pendingSms: undefined,
  };
  return {
    kind: 'write',
    refunds,
    writes: [
      ...refundWrites(closed),
      ...noteOutcomeWrites([closed, ...refunds], known),
      ...logged(retryRefund, refunds, reason, failed, actor),
    ],
  };
}

/**
 * The SMS about a refund of a reduced order that the provider never made: the SMS about the order did not
 * mention it.
 */
function untoldSms(
  { kind, providerId, amount, to }: Refund,
  order: Order | undefined,
  reason: string,
): PendingSms | undefined {
  if (!order || kind !== 'reduction' || providerId !== undefined) return undefined;
  return refundSms(order, { kind, given: amount, to, reason });
}
