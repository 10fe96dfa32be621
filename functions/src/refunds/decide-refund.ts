import { type Checkout, checkoutOf } from '../../../src/domain/card/checkout.ts';
import { replacedLinkWrites } from '../../../src/domain/card/replaced-link.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { orderWithId, ownOrderId } from '../../../src/domain/order/order-id.ts';
import type { OrderSnapshot } from '../../../src/domain/order/plan/order-plan.ts';
import { requestOf } from '../../../src/domain/order/plan/request-of.ts';
import {
  ordersOfDate,
  planUnarchive,
  readSnapshotOfAnyAge,
} from '../../../src/domain/order/stored/archived-orders.ts';
import type { CustomerRefunds } from '../../../src/domain/refunds/customer-refunds.ts';
import { nextCreditNote } from '../../../src/domain/refunds/payments/credit-note.ts';
import {
  type ProviderPayment,
  paymentsOf,
} from '../../../src/domain/refunds/payments/held-money.ts';
import { planRefund } from '../../../src/domain/refunds/plans/refund-plan.ts';
import {
  previewKey,
  type RefundPreview,
} from '../../../src/domain/refunds/plans/refund-preview.ts';
import type { Refund } from '../../../src/domain/refunds/refund.ts';
import type { RefundDecision } from '../../../src/domain/refunds/refund-decision.ts';
import type { RefundProblem } from '../../../src/domain/refunds/refund-problem.ts';
import type { RefundRequest } from '../../../src/domain/refunds/requests/refund-request.ts';
import type { FunctionOutcome } from '../../../src/domain/staff/actions/function-action.ts';
import type { StaffActor } from '../../../src/domain/staff/staff-log.ts';
import { type DocumentWrite, stores } from '../../../src/domain/store/document-write.ts';
import type { ReadDocument } from '../../../src/domain/store/transaction.ts';
import { checkoutsOf, checkoutWrite } from '../payments/checkouts.ts';
import { finishCheckout } from '../payments/finish-checkout.ts';
import { endEarlier } from '../payments/open-checkout.ts';
import { runInTurn } from '../run-each.ts';
import { runPlan } from '../run-plan-as-admin.ts';
import { sendRefund } from './send-refund.ts';
import { sendRefundSms } from './send-refund-sms.ts';
import { readPayment } from './stripe-refunds.ts';

export type RefundOutcome = FunctionOutcome<null, RefundProblem>;

/** That a refund is made, or was made before under the same id. */
export const refunded: RefundOutcome = { kind: 'done', result: null };

/** Returns what a decision would refund and change, without changing anything. Throws `provider-failed`. */
export async function previewRefund(
  decision: RefundDecision,
  actor: StaffActor,
): Promise<RefundOutcome | { kind: 'preview'; preview: RefundPreview; key: string }> {
  const { payments } = await orderPayments(decision);
  const plan = await runPlan(async (read) => {
    const snapshot = await readSnapshot(read, decision, payments);
    return { planned: planRefund(decision, snapshot, actor) };
  });
  const { planned } = plan;
  if (planned.kind === 'already-done') return refunded;
  if (planned.kind === 'refused') return planned;
  const { preview } = planned;
  return { kind: 'preview', preview, key: previewKey(preview) };
}

/**
 * Applies a decision once: writes order, points, records and credit notes in one transaction, then calls
 * Stripe. `seen` is the key of the preview that staff confirmed. The decision stays even if Stripe fails;
 * the reconciliation job repeats the rest. Throws `provider-failed` before any write, `refused` when an edit was paid in
 * the meantime.
 */
export async function decideRefund(
  decision: RefundDecision,
  seen: string,
  actor: StaffActor,
): Promise<RefundOutcome> {
  // An old order may have moved; whatever it was read for must find it where it is changed.
  await runPlan((read) => planUnarchive(read, decision.uid, decision.dateId));
  const { payments, checkouts } = await orderPayments(decision);
  // Expire open sessions: the customer could otherwise still pay for the old version of the order.
  await endEarlier(
    checkouts.filter(({ checkout }) => ownOrderId(checkout.order) === decision.orderId),
  );
  const { planned } = await runPlan(async (read) => {
    const snapshot = await readSnapshot(read, decision, payments);
    const plan = planRefund(decision, snapshot, actor);
    if (plan.kind !== 'write') return { planned: plan };
    if (previewKey(plan.preview) !== seen) {
      const problem: RefundProblem = { code: 'preview-changed' };
      return { planned: { kind: 'refused' as const, problem } };
    }
    const saved = plan.order
      ? [checkoutWrite(savedId(decision), savedCheckout(decision, plan.order, actor.now))]
      : [];
    const replaced =
      decision.action.kind === 'goodwill'
        ? []
        : await replacedWrites(read, decision, snapshot.order);
    return { planned: plan, writes: [...plan.writes, ...saved, ...replaced] };
  });
  if (planned.kind === 'refused') return planned;
  if (planned.kind === 'write') {
    await sendAll(planned.refunds);
    const { order } = planned;
    if (order) await finish(decision, savedCheckout(decision, order, actor.now));
  }
  return refunded;
}

/** Requests these refunds from Stripe and sends the customer their SMS; the reconciliation job repeats what fails. */
export async function sendAll(refunds: readonly Refund[]): Promise<void> {
  for (const send of [sendRefund, sendRefundSms]) {
    await runInTurn('after a refund', refunds, ({ id }) => send(id));
  }
}

/** The payments of the order as it is now with the provider's figures, and all sessions of the date. */
async function orderPayments({ uid, dateId, orderId }: RefundDecision) {
  const checkouts = await checkoutsOf({ uid, dateId }, () => true);
  const { order } = await runPlan(async (read) => {
    return { order: orderWithId(await ordersOfDate(read, uid, dateId), orderId) };
  });
  const ids = order
    ? paymentsOf(
        order,
        checkouts.map(({ checkout }) => checkout),
      )
    : [];
  const payments: ProviderPayment[] = [];
  for (const id of ids) payments.push(await readPayment(id));
  return { payments, checkouts };
}

/** Ends the link that adds dishes to the order as it was. */
async function replacedWrites(
  read: ReadDocument,
  { uid, dateId, orderId }: RefundDecision,
  { orders }: OrderSnapshot,
): Promise<DocumentWrite[]> {
  const existing = orderWithId(orders[dateId], orderId);
  return existing ? replacedLinkWrites(read, { uid, dateId, orderKey: existing.orderKey }) : [];
}

async function readSnapshot(
  read: ReadDocument,
  { uid, dateId, requestId }: RefundDecision,
  payments: readonly ProviderPayment[],
) {
  const request = requestId && (await read(`${stores.refundRequests}/${requestId}`));
  return {
    order: await readSnapshotOfAnyAge(read, { uid, dateId, now: Date.now() }),
    payments,
    stored: ((await read(`${stores.refundsForCustomer}/${uid}`)) ?? {}) as CustomerRefunds,
    request: (request || undefined) as unknown as RefundRequest | undefined,
    nextCreditNote: nextCreditNote(await read(`${stores.common}/creditNote`)),
  };
}

/** The checkout of a reduced order: its copies and its SMS follow as after an edit with nothing to pay. */
function savedId({ id }: RefundDecision): string {
  return `refund-${id}`;
}

function savedCheckout(decision: RefundDecision, order: Order, now: number): Checkout {
  const { id: attemptId, basedOn } = decision;
  const request = requestOf(order, { attemptId, basedOn, seen: { total: 0, toPay: 0 } });
  const checkout = checkoutOf({ order, totals: { toPay: 0 } }, request, now);
  return { ...checkout, state: 'completed', uncopied: true };
}

async function finish(decision: RefundDecision, checkout: Checkout): Promise<void> {
  await finishCheckout(savedId(decision), checkout, 'completed').catch((error) =>
    console.error('after a refund', decision.id, error),
  );
}
