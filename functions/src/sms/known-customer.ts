import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import {
  areNewAccountsLimited,
  isKnownCustomer,
} from '../../../src/domain/customer/new-account.ts';
import type { User } from '../../../src/domain/customer/user.ts';
import { sydneyStamp } from '../../../src/domain/dates/sydney-time.ts';
import { orderIdOf, ownOrderId } from '../../../src/domain/order/order-id.ts';
import { readableOrders } from '../../../src/domain/order/stored/readable-orders.ts';
import { readableLedger } from '../../../src/domain/points/own-ledger.ts';
import { marksCollection, type OrderMarks } from '../../../src/domain/staff/orders/order-marks.ts';
import { stores } from '../../../src/domain/store/document-write.ts';

/** How many of a customer's latest past orders are looked at. */
const maxOrders = 5;

/** Whether the shop knows a customer: by profile and points, or because an order was marked as delivered. */
export async function isKnown(uid: string, now: number): Promise<boolean> {
  const db = getFirestore();
  const [user, ledger, orders] = await db.getAll(
    ...[stores.users, stores.points, stores.ordersForCustomer].map((store) =>
      db.collection(store).doc(uid),
    ),
  );
  const { entries } = readableLedger(ledger?.data() ?? {});
  if (isKnownCustomer(user?.data() as User | undefined, entries)) return true;
  const today = sydneyStamp(now).slice(0, 8);
  const past = Object.entries(readableOrders(orders?.data() ?? {}).entries)
    .filter(([dateId]) => dateId.slice(0, 8) <= today)
    .sort(([a], [b]) => (a < b ? 1 : -1))
    .flatMap(([dateId, ofDate]) =>
      Object.values(ofDate).map((order) =>
        db.doc(`${marksCollection(dateId)}/${orderIdOf({ uid, orderId: ownOrderId(order) })}`),
      ),
    )
    .slice(0, maxOrders);
  if (past.length === 0) return false;
  const marks = await db.getAll(...past);
  return marks.some((mark) => (mark.data() as OrderMarks | undefined)?.delivered !== undefined);
}

/** Whether the limits of new accounts hold for a customer whom the shop does not know. */
export async function isLimited(uid: string): Promise<boolean> {
  const registration = await getFirestore().doc(`${stores.common}/registration`).get();
  if (!areNewAccountsLimited(registration.data())) return false;
  const account = await getAuth()
    .getUser(uid)
    .catch(() => undefined);
  return account?.emailVerified !== true;
}
