import { FieldPath, type Firestore, type Query } from 'firebase-admin/firestore';
import { copySheet } from '../../../src/domain/customer/copy-sheets.ts';
import { readUser } from '../../../src/domain/customer/user.ts';
import { errorLists, reportShares } from '../../../src/domain/issues/reports.ts';
import { blacklistId } from '../../../src/domain/staff/customers/blocked-phone.ts';
import type { StoredPart } from '../../../src/domain/staff/customers/erasure.ts';
import { handleIssue } from '../../../src/domain/staff/inbox/handled-issue.ts';
import { stores } from '../../../src/domain/store/document-write.ts';
import { pages } from '../pages.ts';
import { waitingPathsOf } from '../reminders/waiting-paths.ts';
import { placesOf } from './customer-places.ts';
import { partsOfDate } from './parts-of-date.ts';
import { type Data, documents, furtherSheetsOf, member, read, uidOf } from './stored-parts.ts';

/** Records that name the customer in a field, and how many of them are read at once. */
const recordsOf = (db: Firestore, uid: string): [query: Query, atOnce: number][] => [
  [db.collection(stores.invoiceCopies).where('customerInfo.uid', '==', uid), 50],
  [db.collection(stores.refunds).where('uid', '==', uid), 50],
  [db.collection(stores.refundRequests).where('uid', '==', uid), 50],
  [db.collection(stores.disputes).where('uid', '==', uid), 50],
  [db.collection(stores.checkouts).where('uid', '==', uid), 50],
  [db.collection(stores.payLinks).where('uid', '==', uid), 50],
  [db.collection(stores.smsSent).where('uid', '==', uid), 50],
  [db.collection(stores.remindersSent).where('uid', '==', uid), 50],
  [db.collection(stores.reminderNumbers).where('uids', 'array-contains', uid), 50],
  [db.collection(stores.doorPhotos).where('uid', '==', uid), 5],
  [db.collection(stores.staffLog).where('uid', '==', uid), 20],
  // Last, because the others are found by them.
  [db.collection(stores.ordersBackupByTime).where('customerInfo.uid', '==', uid), 50],
];

/**
 * Collections with one document per customer, whose id is the uid. The balance is first: without it nobody changes an
 * order. The orders, by which other data is found, are last but for the profile.
 */
const own = [
  stores.pointBalances,
  stores.points,
  stores.preferences,
  stores.consents,
  stores.refundsForCustomer,
  stores.paymentExceptions,
  stores.deliveryWindows,
  stores.tempOrdersForCard,
  stores.personalDataCalls,
  stores.ordersForCustomerBackup,
  stores.ordersForCustomer,
  stores.users,
];

/**
 * Everything stored about a customer, in all collections (docs/data-model.md), a few documents at once. What other data is
 * found by comes after it, so that a deletion that was broken off finds the rest when it is repeated. Does not find
 * messages written with the command-line tool, because they hold no uid.
 */
export async function* findPersonalData(db: Firestore, uid: string): AsyncGenerator<StoredPart[]> {
  const { dates, payments } = await placesOf(db, uid);
  const invoices = new Set<string>();
  for (const [dateId, places] of dates) {
    for (const number of places.invoices) invoices.add(number);
    yield* partsOfDate(db, uid, dateId, places);
  }
  yield* documents(db, paths(stores.creditNotes, invoices));
  yield* documents(db, paths(stores.cardPaymentIntent, payments));
  yield await blockedPhone(db, uid);
  yield await handledIssues(db, uid);
  const copies = await copiesOf(db, uid);
  yield copies;
  // What the nightly step has moved meanwhile.
  yield await movedCopies(db, uid, copies);
  yield await reportsOn(db, uid);
  for (const [query, atOnce] of recordsOf(db, uid)) yield* found(query, atOnce);
  yield* documents(db, await waitingPathsOf(db, uid));
  yield* documents(
    db,
    errorLists.map((list) => `${reportShares(list)}/${uid}`),
  );
  yield* found(furtherSheetsOf(db, stores.ordersForCustomerBackup, uid), 5);
  for (const store of own) {
    yield* documents(db, [`${store}/${uid}`]);
    if (store === stores.pointBalances) {
      const checks = ['date', 8, 14, 20, 26].map((part) => `${stores.orderChecks}/${uid}_${part}`);
      yield* documents(db, checks);
    }
  }
}

/** Whether anything is stored about somebody. */
export async function isStored(db: Firestore, uid: string): Promise<boolean> {
  for await (const parts of findPersonalData(db, uid)) if (parts.length > 0) return true;
  return false;
}

const paths = (store: string, ids: Iterable<string>) => [...ids].map((id) => `${store}/${id}`);

async function* found(query: Query, atOnce: number): AsyncGenerator<StoredPart[]> {
  for await (const docs of pages(query, atOnce)) {
    yield docs.map((one) => ({ path: one.ref.path, data: one.data() }));
  }
}

/** The copies of the customer's profile, on whatever sheet. */
async function copiesOf(db: Firestore, uid: string): Promise<StoredPart[]> {
  const { docs } = await db.collection(stores.userList).select(new FieldPath(uid)).get();
  return [
    ...docs.flatMap((list) => member(list.ref.path, list.data(), uid)),
    ...(await membersOf(db, uid, [`${stores.users}/users`])),
  ];
}

/** Those on the sheets that follow these lists and the one of details. */
function movedCopies(db: Firestore, uid: string, copies: readonly StoredPart[]) {
  const lists = [`${stores.users}/users`, ...copies.map(({ path }) => path)];
  const sheets = lists.filter((path) => !path.includes('~')).map((path) => copySheet(path, uid));
  return membersOf(db, uid, [...new Set(sheets)]);
}

async function membersOf(db: Firestore, uid: string, paths: readonly string[]) {
  const found = await db.getAll(...paths.map((path) => db.doc(path)), {
    fieldMask: [new FieldPath(uid)],
  });
  return found.flatMap((one) => member(one.ref.path, one.data(), uid));
}

/** The reports that are about the customer. */
async function reportsOn(db: Firestore, uid: string): Promise<StoredPart[]> {
  const [addressIssues, smsUnsent, orderIssues] = await Promise.all([
    read(db, 'errors/addressIssues'),
    read(db, 'errors/smsUnsent'),
    read(db, 'errors/orderIssues'),
  ]);
  const entries = (path: string, data: Data = {}, field: readonly string[] = []): StoredPart[] =>
    Object.entries(data)
      .filter(([, entry]) => isAbout(entry, uid))
      .map(([key, entry]) => ({ path, field: [...field, key], data: entry }));
  return [
    ...entries('errors/addressIssues', addressIssues),
    ...entries('errors/smsUnsent', smsUnsent),
    ...Object.entries(orderIssues ?? {}).flatMap(([dateId, ofDate]) =>
      entries('errors/orderIssues', ofDate as Data, [dateId]),
    ),
  ];
}

/** Whether an entry of a list of reports is about somebody. */
function isAbout(entry: unknown, uid: string): boolean {
  const { uid: own, order } = (entry ?? {}) as { uid?: unknown; order?: unknown };
  return own === uid || uidOf(order) === uid;
}

/** What staff have noted on issues of the customer: the log says which these were. */
async function handledIssues(db: Firestore, uid: string): Promise<StoredPart[]> {
  const path = `${stores.staffInbox}/handled`;
  const logged = await db
    .collection(stores.staffLog)
    .where('uid', '==', uid)
    .where('action', '==', handleIssue.name)
    .select('subject')
    .get();
  const ids = new Set(logged.docs.map((entry) => entry.get('subject')));
  return Object.entries((await read(db, path)) ?? {})
    .filter(([id]) => ids.has(id) || id.endsWith(`_${uid}`))
    .map(([id, data]) => ({ path, field: [id], data }));
}

async function blockedPhone(db: Firestore, uid: string): Promise<StoredPart[]> {
  const profile = readUser(uid, (await read(db, `${stores.users}/${uid}`)) ?? {});
  const phone = blacklistId(profile.deliveryInfo?.phone ?? '');
  const path = `${stores.blacklist}/${phone}`;
  const data = phone && (await read(db, path));
  return data ? [{ path, data }] : [];
}
