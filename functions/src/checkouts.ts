import { type DocumentReference, getFirestore } from 'firebase-admin/firestore';
import type { Checkout } from '../../src/domain/card-plan.ts';
import { stores } from '../../src/domain/document-write.ts';

/** checkouts/{sessionId}: what a payment session was opened for. */
export function checkoutDocument(sessionId: string): DocumentReference {
  return getFirestore().collection(stores.checkouts).doc(sessionId);
}

export interface StoredCheckout {
  sessionId: string;
  checkout: Checkout;
}

/** Every session that was opened for one order, the newest first. */
export async function checkoutsOf(order: {
  uid: string;
  dateId: string;
  orderKey: string;
}): Promise<StoredCheckout[]> {
  // Equality alone needs no composite index; the key is compared here.
  const found = await getFirestore()
    .collection(stores.checkouts)
    .where('uid', '==', order.uid)
    .where('dateId', '==', order.dateId)
    .get();
  return found.docs
    .map((document) => ({ sessionId: document.id, checkout: document.data() as Checkout }))
    .filter(({ checkout }) => checkout.orderKey === order.orderKey)
    .sort((a, b) => b.checkout.createdAt - a.checkout.createdAt);
}
