import { FieldPath, type Firestore, type Query } from 'firebase-admin/firestore';
import { orderIdOf } from '../../../src/domain/order/order-id.ts';
import { statusCollection } from '../../../src/domain/order/order-status.ts';
import { closingRange } from '../../../src/domain/staff/closing/day-closing.ts';
import { dateActions, type StoredPart } from '../../../src/domain/staff/customers/erasure.ts';
import {
  type DeliverySend,
  messageIds,
  sendsCollection,
} from '../../../src/domain/staff/delivery/delivery-notice.ts';
import { marksCollection } from '../../../src/domain/staff/orders/order-marks.ts';
import { stores } from '../../../src/domain/store/document-write.ts';
import { sheetsOf } from '../date-sheets.ts';
import { pages } from '../pages.ts';
import type { PlacesOfDate } from './customer-places.ts';
import { type Data, documents, member, uidOf } from './stored-parts.ts';

/** Documents read at once that many customers share, of up to a megabyte each. */
const sharedAtOnce = 5;
/** Log entries read at once, of up to some kilobytes for each order of the date. */
const entriesAtOnce = 20;

/**
 * A customer's data that is stored by date: orders for staff, invoices, order marks, stops and closings with the log of
 * them, and messages.
 */
export async function* partsOfDate(
  db: Firestore,
  uid: string,
  dateId: string,
  { orderNames, invoices }: PlacesOfDate,
): AsyncGenerator<StoredPart[]> {
  const ids = [...orderNames].map((orderId) => orderIdOf({ uid, orderId }));
  yield* documents(
    db,
    ids.flatMap((id) => [`${marksCollection(dateId)}/${id}`, `${statusCollection(dateId)}/${id}`]),
  );
  const sends = ids.map((id) => `${sendsCollection(dateId)}/${id}`);
  for await (const found of documents(db, sends)) {
    const messages = found.flatMap(({ data }) => messageIds(data as DeliverySend));
    yield* documents(
      db,
      messages.map((id) => `${stores.deliveryMsgs}/${dateId}/messages/${id}`),
    );
    yield found;
  }
  const copies = [...orderNames].map((key) => `${stores.ordersBackupByKey}/${dateId}_${key}`);
  yield* documents(
    db,
    [`${stores.invoices}/${dateId}`, ...copies].map((path) => `${path}/shares/${uid}`),
  );
  for await (const found of documents(db, copies, sharedAtOnce)) {
    yield found.flatMap(({ path, data }) => ordersOf(uid, path, data as Data));
  }
  yield await invoicesOf(db, uid, dateId, [...invoices]);
  for await (const runs of documents(db, [`${stores.deliveryRuns}/${dateId}`])) {
    yield runs.filter((run) => namesOrderOf(uid, run));
  }
  const [from, before] = closingRange(dateId);
  const closings = db.collection(stores.dayClosings);
  yield* named(uid, closings.where('__name__', '>=', from).where('__name__', '<', before), 1);
  const log = db.collection(stores.staffLog).where('dateId', '==', dateId);
  yield* named(uid, log.where('action', 'in', dateActions), entriesAtOnce);
  const sheets = await sheetsOf(db, dateId).select(new FieldPath(uid)).get();
  yield sheets.docs.flatMap((sheet) => member(sheet.ref.path, sheet.data(), uid));
}

/** Documents that name an order of the customer by its id. */
async function* named(uid: string, query: Query, atOnce: number): AsyncGenerator<StoredPart[]> {
  for await (const docs of pages(query, atOnce)) {
    const parts = docs.map((one) => ({ path: one.ref.path, data: one.data() }));
    yield parts.filter((part) => namesOrderOf(uid, part));
  }
}

const namesOrderOf = (uid: string, { data }: StoredPart) =>
  JSON.stringify(data).includes(`"${uid}_`);

/** The customer's orders of an address: the whole document unless it also has another customer's orders. */
function ordersOf(uid: string, path: string, data: Data): StoredPart[] {
  const entries = Object.entries(data);
  const mine = entries.filter(([, order]) => uidOf(order) === uid);
  if (mine.length === entries.length) return [{ path, data }];
  return mine.map(([time, order]) => ({ path, field: [time], data: order }));
}

/** The customer's invoices among those of a date. */
async function invoicesOf(
  db: Firestore,
  uid: string,
  dateId: string,
  numbers: readonly string[],
): Promise<StoredPart[]> {
  if (numbers.length === 0) return [];
  const path = `${stores.invoices}/${dateId}`;
  const fieldMask = numbers.map((number) => new FieldPath(number));
  const [found] = await db.getAll(db.doc(path), { fieldMask });
  return Object.entries(found?.data() ?? {})
    .filter(([, invoice]) => uidOf(invoice) === uid)
    .map(([number, data]) => ({ path, field: [number], data }));
}
