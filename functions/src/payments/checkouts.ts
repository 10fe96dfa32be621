import {
  type DocumentReference,
  getFirestore,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import type { Checkout } from '../../../src/domain/card/checkout.ts';
import { type DocumentWrite, setFields, stores } from '../../../src/domain/store/document-write.ts';

/** checkouts/{sessionId}: what a payment session was opened for. */
export function checkoutDocument(sessionId: string): DocumentReference {
  return getFirestore().collection(stores.checkouts).doc(sessionId);
}

/** Sets fields of a session's document. */
export function checkoutWrite(sessionId: string, fields: Partial<Checkout>): DocumentWrite {
  return { collection: stores.checkouts, id: sessionId, fields: setFields(fields) };
}

export interface StoredCheckout {
  sessionId: string;
  checkout: Checkout;
}

/** A customer's sessions that can still be paid, the newest first. */
export async function openCheckoutsOf(uid: string): Promise<StoredCheckout[]> {
  const found = await getFirestore()
    .collection(stores.checkouts)
    .where('uid', '==', uid)
    .where('state', '==', 'open')
    .get();
  return found.docs.map(stored).sort(newestFirst);
}

function stored(document: QueryDocumentSnapshot): StoredCheckout {
  return { sessionId: document.id, checkout: document.data() as Checkout };
}

function newestFirst(a: StoredCheckout, b: StoredCheckout): number {
  return b.checkout.createdAt - a.checkout.createdAt;
}

/** A customer's sessions for one date for which `concern` returns true, the newest first. */
export async function checkoutsOf(
  order: { uid: string; dateId: string },
  concern: (checkout: Checkout) => boolean,
): Promise<StoredCheckout[]> {
  // Equality alone needs no composite index; the rest is compared here.
  const found = await getFirestore()
    .collection(stores.checkouts)
    .where('uid', '==', order.uid)
    .where('dateId', '==', order.dateId)
    .get();
  return found.docs
    .map(stored)
    .filter(({ checkout }) => concern(checkout))
    .sort(newestFirst);
}
