import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import { paymentLookBackMs } from '../../../src/domain/issues/issues.ts';
import type { StoredPayments } from '../../../src/domain/staff/inbox/resolved-payments.ts';
import { stores } from '../../../src/domain/store/document-write.ts';

/** A customer's payments that became no order, of the time in which they are compared with the orders. */
export async function exceptionalPayments(
  db: Firestore,
  uid: string,
): Promise<Pick<StoredPayments, 'paidOrders'> & { checkouts: Record<string, DocumentData> }> {
  // Equality alone needs no composite index; the rest is compared here.
  const { docs } = await db
    .collection(stores.checkouts)
    .where('uid', '==', uid)
    .where('state', '==', 'exception')
    .get();
  const recent = docs.filter((one) => one.get('createdAt') > Date.now() - paymentLookBackMs);
  const checkouts = Object.fromEntries(recent.map((one) => [one.id, one.data()]));
  return { checkouts, paidOrders: await paidOrdersOf(db, Object.values(checkouts)) };
}

/** Ids of the payments of these checkouts that have become an order. */
export async function paidOrdersOf(
  db: Firestore,
  checkouts: readonly DocumentData[],
): Promise<Set<string>> {
  const payments = checkouts.map(({ payment_intent }) => payment_intent).filter(Boolean);
  if (payments.length === 0) return new Set();
  const ids = [...new Set(payments.map(String))];
  const records = await db.getAll(...ids.map((id) => db.doc(`${stores.cardPaymentIntent}/${id}`)));
  return new Set(records.filter(({ exists }) => exists).map(({ id }) => id));
}
