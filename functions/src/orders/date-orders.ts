import { getFirestore } from 'firebase-admin/firestore';
import type { DateOrders } from '../../../src/domain/staff/orders/date-orders.ts';
import { stores } from '../../../src/domain/store/document-write.ts';

/** All orders of a date, read outside any transaction: every order writes them (`checkLockable`). */
export async function readDateOrders(dateId: string): Promise<DateOrders> {
  const stored = await getFirestore().collection(stores.orders2).doc(dateId).get();
  return (stored.data() ?? {}) as DateOrders;
}
