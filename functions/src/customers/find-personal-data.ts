import { FieldPath, type Firestore, type QuerySnapshot } from 'firebase-admin/firestore';
import { phoneDigits, smsRecipient } from '../../../src/domain/customer/delivery.ts';
import type { User } from '../../../src/domain/customer/user.ts';
import { sydneyStamp } from '../../../src/domain/dates/sydney-time.ts';
import { orderIdOf } from '../../../src/domain/order/order-id.ts';
import { errorLists, reportShares } from '../../../src/domain/reports/reports.ts';
import { closingRange } from '../../../src/domain/staff/closing/day-closing.ts';
import { blacklistId } from '../../../src/domain/staff/customers/blocked-phone.ts';
import {
  dateActions,
  orderKeysIn,
  type StoredPart,
} from '../../../src/domain/staff/customers/erasure.ts';
import { sendsCollection } from '../../../src/domain/staff/delivery/delivery-notice.ts';
import { marksCollection } from '../../../src/domain/staff/orders/order-marks.ts';
import { stores } from '../../../src/domain/store/document-write.ts';
import { sheetsOf } from '../date-sheets.ts';
import { waitingPathsOf } from '../reminders/waiting-paths.ts';

type Data = Record<string, unknown>;

/** Collections with one document per customer, whose id is the uid. */
const own = [
  stores.users,
  stores.points,
  stores.pointBalances,
  stores.ordersForCustomer,
  stores.ordersForCustomerBackup,
  stores.tempOrdersForCard,
  stores.deliveryWindows,
  stores.preferences,
  stores.consents,
  stores.refundsForCustomer,
  stores.paymentExceptions,
];

/** Firestore's limit of values for `in`. */
const valuesPerQuery = 30;

/**
 * Everything stored about a customer, in all collections (docs/data-model.md). Does not find messages
 * written with the command-line tool, because they hold no uid.
 */
export async function findPersonalData(db: Firestore, uid: string): Promise<StoredPart[]> {
  const parts = [
    ...(await documents(
      db,
      own.map((collection) => `${collection}/${uid}`),
    )),
    ...(await documents(
      db,
      ['date', 8, 14, 20, 26].map((part) => `${stores.orderChecks}/${uid}_${part}`),
    )),
    ...(await documents(
      db,
      errorLists.map((list) => `${reportShares(list)}/${uid}`),
    )),
    ...(await documents(db, await waitingPathsOf(db, uid))),
    ...(await sharedParts(db, uid)),
    ...(await recordsOf(db, uid)),
  ];
  return [
    ...parts,
    ...(await partsOfDates(db, uid, parts)),
    ...(await partsByName(db, uid, parts)),
  ];
}

/** The customer's part of documents that hold many customers. */
async function sharedParts(db: Firestore, uid: string): Promise<StoredPart[]> {
  const lists = await db.collection(stores.userList).get();
  const [users, addressIssues, smsUnsent, orderIssues] = await Promise.all(
    ['users/users', 'errors/addressIssues', 'errors/smsUnsent', 'errors/orderIssues'].map((path) =>
      read(db, path),
    ),
  );
  const entries = (path: string, data: Data = {}, field: readonly string[] = []): StoredPart[] =>
    Object.entries(data)
      .filter(([, entry]) => JSON.stringify(entry).includes(`"${uid}"`))
      .map(([key, entry]) => ({ path, field: [...field, key], data: entry }));
  return [
    ...lists.docs.flatMap((list) => member(list.ref.path, list.data(), uid)),
    ...member('users/users', users, uid),
    ...entries('errors/addressIssues', addressIssues),
    ...entries('errors/smsUnsent', smsUnsent),
    ...Object.entries(orderIssues ?? {}).flatMap(([dateId, ofDate]) =>
      entries('errors/orderIssues', ofDate as Data, [dateId]),
    ),
  ];
}

/** Documents that name the customer in a field. */
async function recordsOf(db: Firestore, uid: string): Promise<StoredPart[]> {
  const found = await Promise.all([
    db.collection(stores.ordersBackupByTime).where('customerInfo.uid', '==', uid).get(),
    db.collection(stores.invoiceCopies).where('customerInfo.uid', '==', uid).get(),
    db.collection(stores.checkouts).where('uid', '==', uid).get(),
    db.collection(stores.payLinks).where('uid', '==', uid).get(),
    db.collection(stores.smsSent).where('uid', '==', uid).get(),
    db.collection(stores.remindersSent).where('uid', '==', uid).get(),
    db.collection(stores.reminderNumbers).where('uids', 'array-contains', uid).get(),
    db.collection(stores.doorPhotos).where('uid', '==', uid).get(),
    db.collection(stores.staffLog).where('uid', '==', uid).get(),
    db.collection(stores.refunds).where('uid', '==', uid).get(),
    db.collection(stores.refundRequests).where('uid', '==', uid).get(),
    db.collection(stores.disputes).where('uid', '==', uid).get(),
  ]);
  return found.flatMap(({ docs }) => docs.map((one) => ({ path: one.ref.path, data: one.data() })));
}

/** Data stored by date: orders for staff, invoices, order marks, stops and closings with the log of them, and messages. */
async function partsOfDates(
  db: Firestore,
  uid: string,
  found: readonly StoredPart[],
): Promise<StoredPart[]> {
  const dateIds = new Set(JSON.stringify(found).match(/\b\d{8}_\d{5,16}\b/g));
  const keys = orderKeysIn(found);
  const parts = await Promise.all(
    [...dateIds].map(async (dateId) => {
      const [sheets, invoices, run, closings] = await Promise.all([
        sheetsOf(db, dateId).select(new FieldPath(uid)).get(),
        read(db, `${stores.invoices}/${dateId}`),
        read(db, `${stores.deliveryRuns}/${dateId}`),
        closingsOf(db, dateId),
      ]);
      const ids = keys.map((orderKey) => orderIdOf({ uid, orderKey }));
      const sends = await documents(
        db,
        ids.map((id) => `${sendsCollection(dateId)}/${id}`),
      );
      const messages = sends.map(
        ({ data }) => `${stores.deliveryMsgs}/${dateId}/messages/${(data as Data).msgId}`,
      );
      const byKey = await documents(
        db,
        keys.map((key) => `${stores.ordersBackupByKey}/${dateId}_${key}`),
      );
      const shared = [`${stores.invoices}/${dateId}`, ...byKey.map(({ path }) => path)];
      const shares = await documents(
        db,
        shared.map((path) => `${path}/shares/${uid}`),
      );
      const named = (data: Data) => {
        const text = JSON.stringify(data);
        return ids.some((id) => text.includes(JSON.stringify(id)));
      };
      const routes = await db
        .collection(stores.staffLog)
        .where('dateId', '==', dateId)
        .where('action', 'in', dateActions)
        .get();
      return [
        ...sheets.docs.flatMap((sheet) => member(sheet.ref.path, sheet.data(), uid)),
        ...Object.entries(invoices ?? {})
          .filter(([, invoice]) => uidOf(invoice) === uid)
          .map(([number, data]) => ({
            path: `${stores.invoices}/${dateId}`,
            field: [number],
            data,
          })),
        ...(run && named(run) ? [{ path: `${stores.deliveryRuns}/${dateId}`, data: run }] : []),
        ...[...closings.docs, ...routes.docs]
          .map((entry) => ({ path: entry.ref.path, data: entry.data() }))
          .filter(({ data }) => named(data)),
        ...(await documents(
          db,
          ids.map((id) => `${marksCollection(dateId)}/${id}`),
        )),
        ...sends,
        ...(await documents(db, messages)),
        ...byKey.flatMap(({ path, data }) => ordersOf(uid, path, data as Data)),
        ...shares,
      ];
    }),
  );
  return parts.flat();
}

/** All closings of a date, its corrections too. */
function closingsOf(db: Firestore, dateId: string): Promise<QuerySnapshot> {
  const [from, before] = closingRange(dateId);
  return db
    .collection(stores.dayClosings)
    .orderBy('__name__')
    .startAt(from)
    .endBefore(before)
    .get();
}

/** The customer's orders of an address: the whole document unless it also has another customer's orders. */
function ordersOf(uid: string, path: string, data: Data): StoredPart[] {
  const entries = Object.entries(data);
  const mine = entries.filter(([, order]) => uidOf(order) === uid);
  if (mine.length === entries.length) return [{ path, data }];
  return mine.map(([time, order]) => ({ path, field: [time], data: order }));
}

/** How many SMS each of a customer's phones got per day, from the daily counts. */
async function messageCounts(db: Firestore, found: readonly StoredPart[]): Promise<StoredPart[]> {
  const sent = found.filter(({ path }) => path.startsWith(`${stores.smsSent}/`));
  const days = sent.map(({ data }) => sydneyStamp(Number((data as Data).at)).slice(0, 8));
  const phones = new Set(JSON.stringify(found).match(/\b\d{4}-\d{3}-\d{3}\b/g));
  const counts = await documents(
    db,
    days.map((day) => `${stores.smsSent}/day-${day}`),
  );
  return counts.flatMap(({ path, data }) =>
    [...phones].flatMap((phone) => {
      const to = smsRecipient(phone);
      const { to: known, fresh } = data as { to?: Data; fresh?: { to?: Data } };
      return [
        { path, field: ['to', to], data: known?.[to] },
        { path, field: ['fresh', 'to', to], data: fresh?.to?.[to] },
      ].filter((count) => count.data !== undefined);
    }),
  );
}

/** Data stored under a payment id, invoice number, phone or order key. */
async function partsByName(
  db: Firestore,
  uid: string,
  found: readonly StoredPart[],
): Promise<StoredPart[]> {
  const payments = new Set(
    found.flatMap(({ data }) => {
      const id = (data as Data).payment_intent;
      return typeof id === 'string' && id !== '' ? [id] : [];
    }),
  );
  const invoices = found
    .filter(({ path }) => path.startsWith(`${stores.invoiceCopies}/`))
    .map(({ path }) => path.split('/').at(-1));
  const profile = found.find(({ path }) => path === `${stores.users}/${uid}`)?.data as
    | User
    | undefined;
  const phone = blacklistId(phoneDigits(profile?.deliveryInfo?.phone ?? ''));
  const known = new Set(found.map(({ path }) => path));
  const keys = orderKeysIn(found);
  const log: StoredPart[] = [];
  for (let at = 0; at < keys.length; at += valuesPerQuery) {
    const some = keys.slice(at, at + valuesPerQuery);
    const { docs } = await db.collection(stores.staffLog).where('orderKey', 'in', some).get();
    for (const entry of docs) {
      const data = entry.data();
      if (!known.has(entry.ref.path) && (data.uid ?? uid) === uid) {
        log.push({ path: entry.ref.path, data });
      }
    }
  }
  return [
    ...log,
    ...(await messageCounts(db, found)),
    ...(await documents(
      db,
      invoices.map((number) => `${stores.creditNotes}/${number}`),
    )),
    ...(await documents(
      db,
      [...payments].map((id) => `${stores.cardPaymentIntent}/${id}`),
    )),
    ...(await documents(db, phone === undefined ? [] : [`${stores.blacklist}/${phone}`])),
  ];
}

async function read(db: Firestore, path: string): Promise<Data | undefined> {
  return (await db.doc(path).get()).data();
}

/** Reads these documents; skips those that do not exist. */
async function documents(db: Firestore, paths: readonly string[]): Promise<StoredPart[]> {
  if (paths.length === 0) return [];
  const found = await db.getAll(...[...new Set(paths)].map((path) => db.doc(path)));
  return found.flatMap((one) => {
    const data = one.data();
    return data ? [{ path: one.ref.path, data }] : [];
  });
}

function member(path: string, data: Data | undefined, uid: string): StoredPart[] {
  return data && Object.hasOwn(data, uid) ? [{ path, field: [uid], data: data[uid] }] : [];
}

function uidOf(order: unknown): unknown {
  return (order as { customerInfo?: { uid?: unknown } } | undefined)?.customerInfo?.uid;
}
