import type { Firestore } from 'firebase-admin/firestore';
import { marksCollection, type OrderMarks } from '../../src/domain/staff/orders/order-marks.ts';
import { stores } from '../../src/domain/store/document-write.ts';

/** How many changes by staff the log has of a date: a read for a thousand of them, and none is ever removed. */
export async function countLogged(db: Firestore, dateId: string): Promise<number> {
  const found = await db.collection(stores.staffLog).where('dateId', '==', dateId).count().get();
  return found.data().count;
}

/** The marks of a date's orders, by order id. */
export async function readMarks(
  db: Firestore,
  dateId: string,
): Promise<Record<string, OrderMarks>> {
  const found = await db.collection(marksCollection(dateId)).get();
  return Object.fromEntries(found.docs.map((one) => [one.id, one.data() as OrderMarks]));
}
