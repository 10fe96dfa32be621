import { ownOrderId } from '../../order/order-id.ts';
import { functionLog } from '../../staff/actions/function-action.ts';
import type { StaffActor } from '../../staff/staff-log.ts';
import type { DocumentWrite } from '../../store/document-write.ts';
import type { CustomerRefunds } from '../customer-refunds.ts';
import { noteOutcomeWrites } from '../payments/credit-note.ts';
import { disputeProblem, type ProviderPayment } from '../payments/held-money.ts';
import { maxReasonLength } from '../reason-limits.ts';
import { needsRetry, type Refund, refundWrites, type SettledWay } from '../refund.ts';
import { settleRefund } from '../refund-actions.ts';
import type { RefundProblem } from '../refund-problem.ts';

/** That staff have paid a failed refund back by hand; `id` is the idempotency key. */
export interface Settlement {
  id: string;
  how: SettledWay;
  note: string;
}

type SettlementPlan =
  | { kind: 'write'; writes: DocumentWrite[] }
  | { kind: 'already-done' }
  | { kind: 'refused'; problem: RefundProblem };

/**
 * Records that a failed refund was paid back by hand: it counts as given from then on and cannot be repeated. Nothing is
 * sent to the provider, and the SMS that said where it goes is dropped. While its payment is disputed it is refused, as a
 * repetition is: the customer could get the money twice.
 */
export function planSettlement(
  { id, how, note }: Settlement,
  failed: Refund | undefined,
  payments: readonly ProviderPayment[],
  stored: CustomerRefunds,
  actor: StaffActor,
): SettlementPlan {
  if (failed?.settledBy?.decision === id) return { kind: 'already-done' };
  if (!failed || !needsRetry(failed)) return refused('not-failed');
  const disputed = disputeProblem(payments);
  if (disputed) return { kind: 'refused', problem: disputed };
  const words = note.trim();
  if (how === 'other' && words === '') return refused('reason-missing');
  if (words.length > maxReasonLength) return refused('reason-too-long');
  const settled: Refund = {
    ...failed,
    settled: { how, at: actor.now },
    settledBy: { decision: id, actorName: actor.name, note: words },
    changedAt: actor.now,
    pendingSms: undefined,
  };
  const { uid, dateId, amount } = failed;
  return {
    kind: 'write',
    writes: [
      ...refundWrites(settled),
      ...noteOutcomeWrites([settled], Object.values(stored.refunds ?? {})),
      ...functionLog(settleRefund, actor, {
        ...{ uid, dateId, orderId: ownOrderId(failed), reason: words },
        before: {},
        after: { settled: { amount, how } },
      }),
    ],
  };
}

function refused(code: 'not-failed' | 'reason-missing' | 'reason-too-long'): SettlementPlan {
  return { kind: 'refused', problem: { code } };
}
