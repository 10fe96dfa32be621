import { getFirestore } from 'firebase-admin/firestore';
import type { Order } from '../../../src/domain/order/order.ts';
import { ordersOfDate } from '../../../src/domain/order/stored/archived-orders.ts';
import type { CustomerRefunds } from '../../../src/domain/refunds/customer-refunds.ts';
import {
  orderOfPayment,
  type ProviderPayment,
  paymentsBeside,
  paymentsOf,
} from '../../../src/domain/refunds/payments/held-money.ts';
import {
  planExceptionRefund,
  planRetry,
} from '../../../src/domain/refunds/plans/orderless-refund-plan.ts';
import {
  planSettlement,
  type Settlement,
} from '../../../src/domain/refunds/plans/settle-refund-plan.ts';
import type { Refund } from '../../../src/domain/refunds/refund.ts';
import type { RefundRequest } from '../../../src/domain/refunds/requests/refund-request.ts';
import { planDecline } from '../../../src/domain/refunds/requests/refund-request-plan.ts';
import type { StaffActor } from '../../../src/domain/staff/staff-log.ts';
import { stores } from '../../../src/domain/store/document-write.ts';
import { checkoutsOf } from '../payments/checkouts.ts';
import { readOnce } from '../read-once.ts';
import { runPlan } from '../run-plan-as-admin.ts';
import { checkoutOfPayment, readRefund } from './apply-refund.ts';
import { type RefundOutcome, refunded, sendAll } from './decide-refund.ts';
import { syncPayment } from './disputes.ts';
import { readPayment } from './stripe-refunds.ts';

/** Refunds a payment that became no order. Throws `provider-failed`. */
export async function refundException(
  decision: { id: string; payment_intent: string; reason: string },
  actor: StaffActor,
): Promise<RefundOutcome> {
  const checkout = await checkoutOfPayment(decision.payment_intent);
  const owner = checkout?.state === 'exception' ? checkout : undefined;
  const payment = await readPayment(decision.payment_intent);
  const plan = await runPlan(async (read) => {
    const stored = owner ? await read(`${stores.refundsForCustomer}/${owner.uid}`) : {};
    return planExceptionRefund(decision, owner, payment, (stored ?? {}) as CustomerRefunds, actor);
  });
  return outcomeOf(plan);
}

/**
 * Repeats a failed refund, from the payments that still hold money of the order. Throws `provider-failed`.
 */
export async function retryRefund(
  decision: { id: string; refund: string; reason: string },
  actor: StaffActor,
): Promise<RefundOutcome> {
  const found = await getFirestore().collection(stores.refunds).doc(decision.refund).get();
  const { order, payments } = await paymentsFor(found.data() as Refund | undefined);
  await syncAll(payments);
  const plan = await runPlan(async (read) => {
    const failed = await readRefund(read, decision.refund);
    const stored = failed ? await read(`${stores.refundsForCustomer}/${failed.uid}`) : {};
    return planRetry(decision, failed, order, payments, (stored ?? {}) as CustomerRefunds, actor);
  });
  return outcomeOf(plan);
}

/**
 * Records that a failed refund was paid back by hand. Stripe is asked first, as its dashboard or the customer's bank may have
 * given the same money back. Throws `provider-failed`.
 */
export async function settleRefund(
  settlement: Settlement & { refund: string },
  actor: StaffActor,
): Promise<RefundOutcome> {
  const found = await getFirestore().collection(stores.refunds).doc(settlement.refund).get();
  const { payment_intent } = (found.data() ?? {}) as Partial<Refund>;
  const payments = payment_intent === undefined ? [] : [await readPayment(payment_intent)];
  await syncAll(payments);
  const plan = await runPlan(async (read) => {
    const failed = await readRefund(read, settlement.refund);
    const stored = failed ? await read(`${stores.refundsForCustomer}/${failed.uid}`) : {};
    return planSettlement(settlement, failed, payments, (stored ?? {}) as CustomerRefunds, actor);
  });
  return plan.kind === 'refused' ? plan : refunded;
}

/** Declines a customer's request, once under the actor's entry id. */
export async function declineRequest(
  { request, words }: { request: string; words: string },
  actor: StaffActor,
): Promise<RefundOutcome> {
  const plan = await runPlan(async (read) => {
    const stored = await read(`${stores.refundRequests}/${request}`);
    return planDecline(stored as unknown as RefundRequest | undefined, words, actor);
  });
  return plan.kind === 'refused' ? plan : refunded;
}

/** Updates the records of payments, as events about them may have been lost. */
async function syncAll(payments: readonly ProviderPayment[]): Promise<void> {
  for (const { payment_intent, received, refunds } of payments) {
    // Stripe does not know it.
    if (received === 0) continue;
    await syncPayment(payment_intent, refunds);
  }
}

/** The order of a failed refund, unless it is gone, and its payments: that of the refund first, then the others. */
async function paymentsFor(
  failed: Refund | undefined,
): Promise<{ order?: Order | undefined; payments: ProviderPayment[] }> {
  if (!failed?.payment_intent) return { payments: [] };
  const { uid, dateId, payment_intent } = failed;
  const checkouts = (await checkoutsOf({ uid, dateId }, () => true)).map(
    ({ checkout }) => checkout,
  );
  const ofDate = Object.values(await ordersOfDate(readOnce, uid, dateId));
  const isOrders = failed.kind !== 'exception';
  const order = isOrders ? orderOfPayment(payment_intent, ofDate, checkouts) : undefined;
  const beside = order ? paymentsOf(order, checkouts) : paymentsBeside(payment_intent, checkouts);
  const ids = new Set([payment_intent, ...(isOrders ? beside : [])]);
  const payments: ProviderPayment[] = [];
  for (const id of ids) payments.push(await readPayment(id));
  return { order, payments };
}

async function outcomeOf(plan: ReturnType<typeof planRetry>): Promise<RefundOutcome> {
  if (plan.kind === 'refused') return plan;
  if (plan.kind === 'write') await sendAll(plan.refunds);
  return refunded;
}
