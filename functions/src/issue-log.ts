import { FieldValue, getFirestore } from 'firebase-admin/firestore';
import type { Checkout, PendingIssue } from '../../src/domain/card-plan.ts';
import { stores } from '../../src/domain/document-write.ts';
import type { Order } from '../../src/domain/order.ts';
import { checkoutDocument } from './checkouts.ts';
import { applyWrites, readIn } from './firestore.ts';

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
  const reference = checkoutDocument(sessionId);
  await getFirestore().runTransaction(async (transaction) => {
    const { pendingIssue, order, dateId } = (await transaction.get(reference)).data() as Checkout;
    if (!pendingIssue) return;
    const issues = await readIn(transaction)(`${stores.errors}/orderIssues`);
    const ofDate = (issues?.[dateId] ?? {}) as Record<string, unknown>;
    let at = pendingIssue.time;
    while (ofDate[at]) at += 1;
    const entry: OrderIssue = { ...pendingIssue, name: order.customerInfo.name, order };
    const fields = [{ path: [dateId, String(at)], set: entry }];
    applyWrites(transaction, [{ collection: stores.errors, id: 'orderIssues', fields }]);
    transaction.update(reference, { pendingIssue: FieldValue.delete() });
  });
}
