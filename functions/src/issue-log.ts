import type { Checkout, PendingIssue } from '../../src/domain/card-plan.ts';
import { type DocumentWrite, stores } from '../../src/domain/document-write.ts';
import { orderIssueId } from '../../src/domain/issues.ts';
import type { Order } from '../../src/domain/order.ts';
import { noteException } from '../../src/domain/payment-exceptions.ts';
import { runPlan } from './run-plan.ts';

/** The same for its customer, who has paid for it. */
function noteFor({ uid, dateId, orderKey, amount }: Checkout, at: number): DocumentWrite {
  return noteException(uid, orderIssueId(dateId, String(at)), { dateId, orderKey, amount, at });
}

/** One entry of errors/orderIssues (spec §7). */
interface OrderIssue extends PendingIssue {
  name: string;
  order: Order;
}

/**
 * Tells staff, once, what a payment's settlement left to tell: an entry of errors/orderIssues under
 * dateId.timestamp, at the next free millisecond when two come at once. Never part of the order's own
 * transaction: customers write to that document too, and a full one must not keep an order from being
 * stored. Throws what Firestore throws; the checkout keeps it as `pendingIssue` until then.
 */
export async function reportOrderIssue(sessionId: string): Promise<void> {
  await runPlan(async (read) => {
    const checkout = (await read(`checkouts/${sessionId}`)) as unknown as Checkout;
    const { pendingIssue, order, dateId } = checkout;
    if (!pendingIssue) return {};
    const issues = await read(`${stores.errors}/orderIssues`);
    const ofDate = (issues?.[dateId] ?? {}) as Record<string, unknown>;
    let at = pendingIssue.time;
    while (ofDate[at]) at += 1;
    const entry: OrderIssue = { ...pendingIssue, name: order.customerInfo.name, order };
    const fields = [{ path: [dateId, String(at)], set: entry }];
    const reported: DocumentWrite = { collection: stores.errors, id: 'orderIssues', fields };
    const done = [{ path: ['pendingIssue'], remove: true as const }];
    return {
      writes: [
        reported,
        { collection: stores.checkouts, id: sessionId, fields: done },
        ...(checkout.state === 'exception' ? [noteFor(checkout, at)] : []),
      ],
    };
  });
}
