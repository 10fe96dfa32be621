import {
  FieldPath,
  type Firestore,
  type Query,
  type QuerySnapshot,
} from 'firebase-admin/firestore';
import { ownValue } from '../../src/domain/lib/own-value.ts';
import { type OrderRef, orderWithId } from '../../src/domain/order/order-id.ts';
import { allSheets, sheetRange } from '../../src/domain/order/stored/order-sheets.ts';
import { readableDateOrders } from '../../src/domain/order/stored/readable-orders.ts';
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

/** Whether somebody has placed this order of a date, be it cancelled by now. */
export async function wasPlaced(
  db: Firestore,
  { dateId, uid, orderId }: OrderRef & { dateId: string },
): Promise<boolean> {
  const orders = ordersIn(await sheetsOf(db, dateId).select(new FieldPath(uid)).get());
  const { entries } = readableDateOrders(orders);
  if (orderWithId(ownValue(entries, uid), orderId)) return true;
  const versions = db
    .collection(stores.ordersBackupByTime)
    .where('customerInfo.uid', '==', uid)
    .where('dateId', '==', dateId);
  const found = await versions.where('orderId', '==', orderId).limit(1).select().get();
  if (found.size > 0) return true;
  const older = await versions.where('orderKey', '==', orderId).limit(1).select().get();
  return older.size > 0;
}
