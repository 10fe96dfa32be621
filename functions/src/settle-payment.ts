import type Stripe from 'stripe';
import {
  type Checkout,
  exceptionWrite,
  type PaidPlan,
  type PendingIssue,
  planPaidOrder,
  type TempOrders,
} from '../../src/domain/card-plan.ts';
import { readOrderSnapshot } from '../../src/domain/order-snapshot.ts';
import { checkoutWrite } from './checkouts.ts';
import { paymentIntentOf } from './payment-session.ts';
import { runPlan } from './run-plan.ts';

interface Payment {
  payment_intent: string;
  /** Cents. */
  amount: number;
}

/**
 * One transaction for everything that a paid session means: order, points, payment record, what its
 * customer must know, and the session's end with what staff are still to be told (`pendingIssue`).
 */
export async function settlePayment(
  session: Stripe.Checkout.Session,
): Promise<'completed' | 'exception'> {
  const payment: Payment = {
    payment_intent: paymentIntentOf(session) ?? session.id,
    amount: session.amount_total ?? 0,
  };
  const { state } = await runPlan(async (read) => {
    const checkout = (await read(`checkouts/${session.id}`)) as unknown as Checkout;
    // Somebody else was faster.
    if (checkout.state === 'completed' || checkout.state === 'exception')
      return { state: checkout.state };
    const { uid, dateId } = checkout;
    const waiting = ((await read(`tempOrdersForCard/${uid}`)) ?? {}) as TempOrders;
    const context = await readOrderSnapshot(read, { uid, dateId, now: Date.now() });
    const plan = planPaidOrder(checkout, context, payment, waiting);
    const { payment_intent } = payment;
    const pendingIssue = pendingIssueOf(plan, payment);
    const end = { payment_intent, ...(pendingIssue ? { pendingIssue } : {}) };
    if (plan.kind === 'exception') {
      const { reason } = plan;
      const state = 'exception' as const;
      const ended = checkoutWrite(session.id, { ...end, state, reason });
      return { state, writes: [exceptionWrite(checkout, reason), ended] };
    }
    const state = 'completed' as const;
    const writes = plan.kind === 'write' ? plan.writes : [];
    return { state, writes: [...writes, checkoutWrite(session.id, { ...end, state })] };
  });
  return state;
}

function pendingIssueOf(plan: PaidPlan, payment: Payment): PendingIssue | undefined {
  if (plan.kind === 'already-done') return undefined;
  const failed = plan.kind === 'exception';
  const reasons = failed ? [plan.reason] : plan.remarks.map(({ code }) => code);
  if (reasons.length === 0) return undefined;
  return {
    issue: failed ? 'cardPaymentException' : 'cardPaymentRemarks',
    error: `${reasons.join(', ')} (${payment.payment_intent}, ${payment.amount} cents)`,
    time: Date.now(),
  };
}
