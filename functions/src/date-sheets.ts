import type { Firestore, Query, QuerySnapshot } from 'firebase-admin/firestore';
import { allSheets, sheetRange } from '../../src/domain/order/order-sheets.ts';
import type { DateOrders } from '../../src/domain/staff/orders/date-orders.ts';
import { stores } from '../../src/domain/store/document-write.ts';

/** The sheets with the orders of a date, the first one first. */
export function sheetsOf(db: Firestore, dateId: string): Query {
  const [from, before] = sheetRange(dateId);
  return db.collection(stores.orders2).orderBy('__name__').startAt(from).endBefore(before);
}

/** All orders of a date. Not for transactions, which would wait for everyone who orders. */
export async function readDateOrders(db: Firestore, dateId: string): Promise<DateOrders> {
  return ordersIn(await sheetsOf(db, dateId).get());
}

/** All orders in the sheets of a date. */
export function ordersIn({ docs }: QuerySnapshot): DateOrders {
  return allSheets(docs.map((sheet) => sheet.data() as DateOrders));
}
