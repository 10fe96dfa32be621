import { getFirestore, type Transaction } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import {
  type Checkout,
  exceptionWrite,
  type PaidPlan,
  planPaidOrder,
  type TempOrders,
} from '../../src/domain/card-plan.ts';
import { readOrderContext } from '../../src/domain/order-context.ts';
import { checkoutDocument } from './checkouts.ts';
import { applyWrites, readIn } from './firestore.ts';
import { newOrderIssue } from './issue-log.ts';
import { paymentIntentOf } from './payment-session.ts';

/**
 * One transaction for everything that a paid session means: order, points, payment record, the
 * session's end, and what staff and customer must know of it.
 */
export function settlePayment(
  session: Stripe.Checkout.Session,
): Promise<'completed' | 'exception'> {
  const payment = {
    payment_intent: paymentIntentOf(session) ?? session.id,
    amount: session.amount_total ?? 0,
  };
  return getFirestore().runTransaction(async (transaction) => {
    const reference = checkoutDocument(session.id);
    const checkout = (await transaction.get(reference)).data() as Checkout;
    // Somebody else was faster.
    if (checkout.state === 'completed' || checkout.state === 'exception') return checkout.state;
    const { uid, dateId } = checkout;
    const read = readIn(transaction);
    const waiting = ((await read(`tempOrdersForCard/${uid}`)) ?? {}) as TempOrders;
    const context = await readOrderContext(read, { uid, dateId, now: Date.now() });
    const plan = planPaidOrder(checkout, context, payment, waiting);
    const writes = await writesOf(transaction, checkout, plan, payment);
    applyWrites(transaction, writes);
    const { payment_intent } = payment;
    if (plan.kind === 'exception') {
      const { reason } = plan;
      transaction.update(reference, { state: 'exception', settled: true, payment_intent, reason });
      return 'exception';
    }
    transaction.update(reference, { state: 'completed', payment_intent });
    return 'completed';
  });
}

async function writesOf(
  transaction: Transaction,
  checkout: Checkout,
  plan: PaidPlan,
  payment: { payment_intent: string; amount: number },
) {
  const { order, dateId } = checkout;
  const told = (issue: string, reasons: readonly string[]) =>
    newOrderIssue(readIn(transaction), dateId, {
      name: order.customerInfo.name,
      issue,
      order,
      error: `${reasons.join(', ')} (${payment.payment_intent}, ${payment.amount} cents)`,
      time: Date.now(),
    });
  if (plan.kind === 'exception') {
    const issue = await told('cardPaymentException', [plan.reason]);
    return [exceptionWrite(checkout, plan.reason), issue];
  }
  if (plan.kind === 'already-done') return [];
  if (plan.remarks.length === 0) return plan.writes;
  const remarks = plan.remarks.map(({ code }) => code);
  return [...plan.writes, await told('cardPaymentRemarks', remarks)];
}
