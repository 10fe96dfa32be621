import { mayInvoice, type User } from '../../customer/user.ts';
import { isDateId } from '../../dates/date-id.ts';
import { dayAfter, sydneyDay } from '../../dates/sydney-time.ts';
import { type DocumentWrite, stores } from '../../store/document-write.ts';
import type { ReadDocument } from '../../store/transaction.ts';
import type { CustomerOrders, Order } from '../order.ts';
import type { OrderSnapshot } from '../plan/order-plan.ts';
import { readOrderSnapshot } from '../plan/order-snapshot.ts';
import { archivePath, bytesOf, datesIn, findArchived, isMap } from './archive-sheets.ts';
import { readableOfDate, readableOrders } from './readable-orders.ts';

/** So many days after its date an order moves to `ordersForCustomerBackup`. */
const archiveAfterDays = 180;

/** A customer's latest dates stay anyhow: they say what to order again, and that the shop knows the customer. */
const datesKept = 10;

/** Who issues invoices can still do so for an order that is older by this many days; then it moves without one. */
const invoiceAfterDays = 220;

/** What the first sheet may hold until some of it has moved on; a document holds 1 MiB, by Firestore's way of counting. */
const mostBytes = 900_000;

/** The first day (yyyymmdd) whose orders stay where they are at `now` (epoch ms); those `days` more ago moved by then. */
export function firstDayKept(now: number, days = 0): string {
  return dayAfter(sydneyDay(now), -archiveAfterDays - days).replaceAll('-', '');
}

/**
 * Moves a customer's old orders from `ordersForCustomer`, which has room for some 340, to `ordersForCustomerBackup`, as they
 * are and in one commit. None of a date that is still `listed`, because it waits for a payment, a refund or its cash, and
 * none of a customer whose data is being deleted, which may have looked into the backup already. What doesn't fit stays until
 * some of what is there has moved on (archive-sheets.ts). No writes where nothing is to move, so that it can be repeated.
 */
export async function planArchive(
  read: ReadDocument,
  uid: string,
  listed: ReadonlySet<string>,
  now: number,
): Promise<{ writes: DocumentWrite[]; moved: string[] }> {
  const own = (await read(`${stores.ordersForCustomer}/${uid}`)) ?? {};
  const before = firstDayKept(now);
  const old = Object.keys(own)
    .filter((id) => isDateId(id) && isMap(own[id]))
    .sort()
    .slice(0, -datesKept)
    .filter((id) => id.slice(0, 8) < before && !listed.has(id));
  const profile = old.length > 0 && ((await read(`${stores.users}/${uid}`)) as Partial<User>);
  if (!profile || profile.deletedAs) return { writes: [], moved: [] };
  const invoiceable = mayInvoice(profile) ? firstDayKept(now, invoiceAfterDays) : before;
  const over = old.filter((id) => {
    return id.slice(0, 8) < invoiceable || Object.values(own[id] as object).every(hasInvoice);
  });
  const backup = (await read(archivePath(uid))) ?? {};
  let bytes = bytesOf(backup);
  const moved = over.filter((dateId) => {
    const more = bytesOf({ [dateId]: own[dateId] });
    if (bytes + more > mostBytes) return false;
    bytes += more;
    return true;
  });
  const left = moved.map((dateId) => ({ path: [dateId], remove: true as const }));
  return {
    writes: [
      { collection: stores.ordersForCustomerBackup, id: uid, fields: datesIn(own, moved) },
      { collection: stores.ordersForCustomer, id: uid, fields: left },
    ].filter(({ fields }) => fields.length > 0),
    moved,
  };
}

/** A customer's orders of a date, order key → order, also if they have moved to the backup by now. */
export async function ordersOfDate(
  read: ReadDocument,
  uid: string,
  dateId: string,
): Promise<CustomerOrders[string]> {
  return readableOfDate({ [dateId]: await storedOfDate(read, uid, dateId) }, dateId);
}

/** The same with what can't be read. */
async function storedOfDate(read: ReadDocument, uid: string, dateId: string): Promise<object> {
  const [archived, own] = await Promise.all([
    findArchived(read, uid, dateId),
    read(`${stores.ordersForCustomer}/${uid}`),
  ]);
  return { ...archived?.orders, ...(own as CustomerOrders)?.[dateId] };
}

/** What an order of any date is planned from (order-snapshot.ts); the date's orders may have moved to the backup. */
export async function readSnapshotOfAnyAge(
  read: ReadDocument,
  ask: { uid: string; dateId: string; now: number },
): Promise<OrderSnapshot> {
  const snapshot = await readOrderSnapshot(read, ask);
  const ofDate = readableOrders({ [ask.dateId]: await storedOfDate(read, ask.uid, ask.dateId) });
  return {
    ...snapshot,
    orders: { ...snapshot.orders, ...ofDate.entries },
    unreadable: [...(snapshot.unreadable ?? []), ...ofDate.unreadable],
  };
}

/** Takes an order out of the backup as well, if it has moved there. */
export async function archivedRemoval(
  read: ReadDocument,
  { customerInfo: { uid }, dateId, orderKey }: Order,
): Promise<DocumentWrite[]> {
  const archived = await findArchived(read, uid, dateId);
  if (!archived?.orders[orderKey]) return [];
  const gone = { path: [dateId, orderKey], remove: true as const };
  return [{ collection: stores.ordersForCustomerBackup, id: archived.id, fields: [gone] }];
}

/**
 * Brings the orders of a date back from the backup, so that one of them can be changed. No writes where there are none, nor
 * for a customer whose data is being deleted.
 */
export async function planUnarchive(
  read: ReadDocument,
  uid: string,
  dateId: string,
): Promise<{ writes: DocumentWrite[] }> {
  const archived = await findArchived(read, uid, dateId);
  const profile = archived && ((await read(`${stores.users}/${uid}`)) as Partial<User> | undefined);
  if (!archived || profile?.deletedAs) return { writes: [] };
  const all = await storedOfDate(read, uid, dateId);
  const back = Object.entries(all).map(([orderKey, set]) => ({ path: [dateId, orderKey], set }));
  const gone = { path: [dateId], remove: true as const };
  return {
    writes: [
      { collection: stores.ordersForCustomer, id: uid, fields: back },
      { collection: stores.ordersForCustomerBackup, id: archived.id, fields: [gone] },
    ].filter(({ fields }) => fields.length > 0),
  };
}

const hasInvoice = (order: Partial<Order>) => order?.invoice !== undefined;
