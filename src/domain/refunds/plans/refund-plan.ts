import { type Cents, toDollars } from '../../lib/money.ts';
import { sameValue } from '../../lib/same-value.ts';
import { amountPaid, type Order, ownPointsUsed } from '../../order/order.ts';
import { orderWithId, ownOrderId } from '../../order/order-id.ts';
import { isCardPaid } from '../../order/payment-methods.ts';
import { orderVersion } from '../../order/plan/order-plan.ts';
import { orderWrites, removalWrites } from '../../order/plan/order-writes.ts';
import { functionLog } from '../../staff/actions/function-action.ts';
import type { StaffActor } from '../../staff/staff-log.ts';
import type { DocumentWrite } from '../../store/document-write.ts';
import { creditNoteWrites, linesTakenOff, noteWays } from '../payments/credit-note.ts';
import {
  allocate,
  disputeProblem,
  givenBefore,
  heldAmount,
  owedAmount,
} from '../payments/held-money.ts';
import { maxReasonLength } from '../reason-limits.ts';
import { type Refund, refundWrites } from '../refund.ts';
import { refundOrder } from '../refund-actions.ts';
import type { RefundDecision, RefundSnapshot } from '../refund-decision.ts';
import type { RefundProblem } from '../refund-problem.ts';
import { recordsOf } from '../refund-records.ts';
import { refundSms } from '../refund-sms.ts';
import { reducedOrder } from '../requests/reduced-order.ts';
import type { RefundRequest } from '../requests/refund-request.ts';
import { answerWrites, changeProblem, reductionProblem } from '../requests/refund-request-plan.ts';
import { quantitiesAsRequested } from '../requests/requested-lines.ts';
import { pointWrites } from './refund-points.ts';
import { figuresOf, loggedOrder, type OrderFigures, type RefundPreview } from './refund-preview.ts';

export type RefundPlan =
  | {
      kind: 'write';
      preview: RefundPreview;
      refunds: Refund[];
      /** The order after the change, if it was reduced. */
      order: Order | undefined;
      writes: DocumentWrite[];
    }
  | { kind: 'already-done' }
  | { kind: 'refused'; problem: RefundProblem };

/**
 * Plans all writes of a decision about a card-paid order: the reduced order or its removal, points, one
 * refund record for each payment (the newest first) or one for points, never more than is still held, a
 * credit note if an invoice was issued, the answer to the request, the log entry. The provider is called
 * afterwards, with the data of the records; `orderCopies` follow.
 */
export function planRefund(
  decision: RefundDecision,
  snapshot: RefundSnapshot,
  actor: StaffActor,
): RefundPlan {
  const { dateId, orderId, action, to } = decision;
  const { order: context, payments, stored, request } = snapshot;
  const known = Object.values(stored.refunds ?? {});
  const done = known.some((refund) => refund.decision === decision.id);
  const ofDate = context.orders[dateId] ?? {};
  const existing = orderWithId(ofDate, orderId);
  if (done || existing?.attemptId === decision.id || request?.answeredBy === decision.id) {
    return { kind: 'already-done' };
  }
  const held = Math.max(0, heldAmount(decision, payments, known) - owedAmount(payments, known));
  const problem = decisionProblem(decision, existing, snapshot, held);
  if (problem || !existing) {
    return { kind: 'refused', problem: problem ?? { code: 'order-missing' } };
  }
  const { now } = context;
  const reduced =
    action.kind === 'reduction'
      ? reducedOrder(existing, action.quantities, context.menus, { attemptId: decision.id, now })
      : undefined;
  const amount = Math.max(
    0,
    action.kind === 'goodwill' ? action.amount : (reduced?.toReturn ?? amountPaid(existing)),
  );
  const given = Math.min(amount, held);
  const missing = amount - given;
  const parts = to === 'card' ? allocate(given, payments, known).parts : [];
  const points = pointWrites(decision, existing, reduced?.order, snapshot, to, given);
  const needsCreditNote = existing.invoice !== undefined && given > 0;
  const preview: RefundPreview = {
    given: givenBefore(decision, payments, known),
    before: figuresOf(existing),
    after: figuresAfter(decision, existing, reduced?.order),
    amount,
    to,
    parts,
    missing,
    balanceBefore: context.balance ?? 0,
    balanceAfter: points.balance,
    confirmed: points.confirmed,
    creditNote: needsCreditNote,
  };
  const creditNote = needsCreditNote ? snapshot.nextCreditNote : undefined;
  const priceReduction = action.kind === 'goodwill' ? undefined : amount;
  // The confirmation SMS of a reduced order states the refund already.
  const pointsBack = action.kind === 'cancellation' ? ownPointsUsed(existing) : undefined;
  const sms = reduced
    ? undefined
    : refundSms(existing, { ...decision, kind: action.kind, given, pointsBack });
  const invoice = needsCreditNote ? existing.invoice : undefined;
  const money = { given, parts, creditNote, invoice, priceReduction, pointsBack, sms };
  const refunds = recordsOf(decision, action.kind, money, actor);
  return {
    kind: 'write',
    preview,
    refunds,
    order: reduced?.order,
    writes: [
      ...(reduced ? orderWrites(reduced.order, existing.orderKey, now) : []),
      ...(action.kind === 'cancellation' ? removalWrites(existing, context, now) : []),
      ...points.writes,
      ...refunds.flatMap(refundWrites),
      ...noteWrites(existing, preview, decision, { number: creditNote, refunds, now }),
      ...requestAnswer(decision, existing, request, now),
      ...functionLog(refundOrder, actor, {
        uid: decision.uid,
        dateId,
        orderId,
        before: { order: loggedOrder(preview.before) },
        after: {
          order: preview.after ? loggedOrder(preview.after) : null,
          given: { amount: given, to },
        },
        reason: decision.reason.trim(),
      }),
    ],
  };
}

function decisionProblem(
  { action, basedOn, dateId, reason, to, requestId, id }: RefundDecision,
  existing: Order | undefined,
  { order: context, request, payments }: RefundSnapshot,
  held: Cents,
): RefundProblem | undefined {
  if (!existing) return { code: 'order-missing' };
  // What is written now might stay under the customer's name.
  if (context.user.deletedAs !== undefined) return { code: 'account-deleted' };
  if (!isCardPaid(existing)) return { code: 'not-card-paid' };
  if (orderVersion(existing) !== basedOn) return { code: 'order-changed' };
  if (reason.trim() === '') return { code: 'reason-missing' };
  if (reason.trim().length > maxReasonLength) return { code: 'reason-too-long' };
  const disputed = disputeProblem(payments);
  if (disputed) return disputed;
  if (requestId !== undefined && request?.state !== 'waiting') return { code: 'request-closed' };
  if (to === 'points' && requestId !== undefined && request?.to !== 'points') {
    return { code: 'points-not-chosen' };
  }
  if (action.kind === 'goodwill') {
    if (!Number.isSafeInteger(action.amount) || action.amount <= 0) {
      return { code: 'bad-refund-amount' };
    }
    return action.amount > held ? { code: 'not-held', held } : undefined;
  }
  if (action.kind === 'cancellation') return undefined;
  const { menus, orders } = context;
  // A date that is past or deleted sells nothing, but ordered lines may still be removed.
  const date = context.date ?? closedDate;
  return (
    changeProblem(action.quantities, { dateId, date, menus, orders, existing }) ??
    reductionProblem(existing, action.quantities, menus, { attemptId: id, now: context.now })
  );
}

const closedDate = {
  deliveryDate: 0,
  finishDate: 0,
  orderDone: true,
  active: false,
  day: '',
  menus: {},
  menuLimitForPerson: {},
};

function figuresAfter(
  { action }: RefundDecision,
  existing: Order,
  reduced: Order | undefined,
): OrderFigures | undefined {
  return action.kind === 'cancellation' ? undefined : figuresOf(reduced ?? existing);
}

function noteWrites(
  existing: Order,
  { before, after, amount, missing, to }: RefundPreview,
  { reason }: RefundDecision,
  { number, refunds, now }: { number: number | undefined; refunds: readonly Refund[]; now: number },
): DocumentWrite[] {
  const { invoice, dateId } = existing;
  if (number === undefined || invoice === undefined) return [];
  return creditNoteWrites(existing.customerInfo.uid, {
    number,
    invoice,
    dateId,
    orderId: ownOrderId(existing),
    issuedAt: now,
    amount: toDollars(amount - missing),
    to,
    reason: reason.trim(),
    lines: linesTakenOff(before.lines, after?.lines ?? {}),
    ways: noteWays(refunds),
  });
}

function requestAnswer(
  { action, id, reason }: RefundDecision,
  existing: Order,
  request: RefundRequest | undefined,
  now: number,
): DocumentWrite[] {
  if (!request) return [];
  const asRequested =
    request.wish === 'cancel'
      ? action.kind === 'cancellation'
      : action.kind === 'reduction' &&
        sameValue(
          withoutZeros(quantitiesAsRequested(existing, request)),
          withoutZeros(action.quantities),
        );
  const words = reason.trim();
  return answerWrites(
    { ...request, answeredBy: id },
    { state: 'done', words, now, inPart: !asRequested },
  );
}

function withoutZeros(quantities: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(quantities).filter(([, q]) => q > 0));
}
