import type Stripe from 'stripe';
import type {
  Checkout,
  PaymentException,
  PendingIssue,
} from '../../../src/domain/card/checkout.ts';
import { type PaidPlan, planPaidOrder } from '../../../src/domain/card/paid-order-plan.ts';
import { linkException, settledLinkWrites } from '../../../src/domain/card/pay-link.ts';
import { replacedLinkWrites } from '../../../src/domain/card/replaced-link.ts';
import { exceptionWrite, readableTempOrders } from '../../../src/domain/card/temp-order.ts';
import { AppError } from '../../../src/domain/lib/app-error.ts';
import { ownValue } from '../../../src/domain/lib/own-value.ts';
import { readCustomerSnapshot } from '../../../src/domain/order/plan/order-snapshot.ts';
import { sheetWithRoom } from '../../../src/domain/order/stored/order-sheets.ts';
import { type DocumentWrite, setFields, stores } from '../../../src/domain/store/document-write.ts';
import { readLink } from '../pay-links/links.ts';
import { followEdit } from '../refunds/follow-edit.ts';
import { runPlan } from '../run-plan-as-admin.ts';
import { checkoutWrite } from './checkouts.ts';
import { paymentIntentOf } from './payment-session.ts';

interface Payment {
  payment_intent: string;
  /** Cents. */
  amount: number;
}

/**
 * Ways to settle a paid session, tried in this order, as documents can be full: if staff's list is full, the
 * order is stored in the customer's own documents only; if these are full, the payment is a payment
 * exception.
 */
const outcomes = ['stored', 'unlisted', 'told-to-customer', 'told-to-staff'] as const;
type Outcome = (typeof outcomes)[number];

/**
 * Settles a paid session in one transaction: writes order, points, payment record, the payment exception for
 * the customer, and the checkout's final state with the `pendingIssue` for staff. Settles every paid session
 * even if documents are full; throws only if Firestore cannot be reached.
 */
export async function settlePayment(
  session: Stripe.Checkout.Session,
): Promise<'completed' | 'exception'> {
  const payment: Payment = {
    payment_intent: paymentIntentOf(session) ?? session.id,
    amount: session.amount_total ?? 0,
  };
  await notePaid(session.id, payment, true).catch((error) => {
    if (!isRefused(error)) throw error;
    // The document of the customer's temporary orders is full.
    return notePaid(session.id, payment, false);
  });
  for (const outcome of outcomes) {
    try {
      return await settle(session.id, payment, outcome);
    } catch (error) {
      if (outcome === 'told-to-staff' || !isRefused(error)) throw error;
      console.error('a paid session could not be settled as', outcome, session.id, error);
    }
  }
  throw new Error('every outcome returns or throws');
}

/**
 * Stores the payment id in the checkout before settling, so that `shop issues` finds the payment if settling
 * fails; with `withWaiting` also in the temporary order.
 */
async function notePaid(
  sessionId: string,
  { payment_intent }: Payment,
  withWaiting: boolean,
): Promise<void> {
  await runPlan(async (read) => {
    const checkout = (await read(`${stores.checkouts}/${sessionId}`)) as Checkout | undefined;
    if (!checkout || checkout.payment_intent) return {};
    const { uid, dateId, orderKey } = checkout;
    const stored = await read(`${stores.tempOrdersForCard}/${uid}`);
    const waiting = readableTempOrders(stored).entries;
    const waits = withWaiting && ownValue(waiting[dateId], orderKey)?.sessionId === sessionId;
    const fields = setFields({ payment_intent }, dateId, orderKey);
    return {
      writes: [
        checkoutWrite(sessionId, { payment_intent }),
        ...(waits ? [{ collection: stores.tempOrdersForCard, id: uid, fields }] : []),
      ],
    };
  });
}

/** A write that Firestore will refuse again: a document that is full, or a profile that is gone. */
function isRefused(error: unknown): boolean {
  const invalidArgument = 3;
  return error instanceof AppError || (error as { code?: unknown }).code === invalidArgument;
}

async function settle(
  sessionId: string,
  payment: Payment,
  outcome: Outcome,
): Promise<'completed' | 'exception'> {
  const { state } = await runPlan(async (read) => {
    const checkout = (await read(`${stores.checkouts}/${sessionId}`)) as unknown as Checkout;
    // Another call has already settled it.
    if (checkout.state === 'completed' || checkout.state === 'exception') {
      return { state: checkout.state };
    }
    const { uid, dateId } = checkout;
    const { payment_intent } = payment;
    const waiting = readableTempOrders(await read(`tempOrdersForCard/${uid}`)).entries;
    const link = checkout.link ? await readLink(checkout.link, read) : undefined;
    const ofLink = (stored: boolean) =>
      checkout.link ? settledLinkWrites(checkout.link, link, stored, Date.now()) : [];
    const isStored = outcome === 'stored' || outcome === 'unlisted';
    const refusal = checkout.link ? linkException(checkout, link) : undefined;
    const plan: PaidPlan = refusal
      ? { kind: 'exception', reason: refusal }
      : isStored
        ? planPaidOrder(
            checkout,
            await readCustomerSnapshot(read, {
              uid,
              dateId,
              now: Date.now(),
              orderKey: checkout.request.movedFrom ?? checkout.orderKey,
              chooseSheet: sheetWithRoom(read, dateId),
            }),
            payment,
            waiting,
            link,
          )
        : { kind: 'exception', reason: 'not-stored' };
    const pendingIssue = pendingIssueOf(plan, payment, outcome);
    const end = { payment_intent, ...(pendingIssue ? { pendingIssue } : {}) };
    if (plan.kind === 'exception') {
      const paid = { ...checkout, payment_intent };
      const { state, writes } = exception(sessionId, paid, plan.reason, outcome, end);
      return { state, writes: [...writes, ...ofLink(false)] };
    }
    const state = 'completed' as const;
    const written = plan.kind === 'write';
    const left = written ? { uncopied: true, unlisted: outcome === 'unlisted' } : {};
    const ended = checkoutWrite(sessionId, { ...end, ...left, state });
    const writes = written ? plan.writes.filter((write) => isWritten(write, outcome)) : [];
    const followed = written ? await followEdit(read, checkout) : [];
    const replaced = written && !checkout.link ? await replacedLinkWrites(read, checkout) : [];
    return { state, writes: [...writes, ...followed, ...replaced, ...ofLink(true), ended] };
  });
  return state;
}

function isWritten({ collection }: DocumentWrite, outcome: Outcome): boolean {
  return outcome === 'stored' || collection !== stores.orders2;
}

function exception(
  sessionId: string,
  checkout: Checkout,
  reason: PaymentException,
  outcome: Outcome,
  end: Partial<Checkout>,
) {
  const state = 'exception' as const;
  const ended = checkoutWrite(sessionId, { ...end, state, reason });
  return {
    state,
    writes: outcome === 'told-to-staff' ? [ended] : [exceptionWrite(checkout, reason), ended],
  };
}

function pendingIssueOf(
  plan: PaidPlan,
  payment: Payment,
  outcome: Outcome,
): PendingIssue | undefined {
  if (plan.kind === 'already-done') return undefined;
  const failed = plan.kind === 'exception';
  const reasons: string[] = failed ? [plan.reason] : plan.remarks.map(({ code }) => code);
  const unlisted = !failed && outcome === 'unlisted';
  if (unlisted) reasons.push('not-listed');
  if (reasons.length === 0) return undefined;
  return {
    issue: failed || unlisted ? 'cardPaymentException' : 'cardPaymentRemarks',
    error: `${reasons.join(', ')} (${payment.payment_intent}, ${payment.amount} cents)`,
    time: Date.now(),
  };
}
