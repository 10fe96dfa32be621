import { getFirestore } from 'firebase-admin/firestore';
import type { Order } from '../../../src/domain/order/order.ts';
import { orderIdOf, refOf } from '../../../src/domain/order/order-id.ts';
import { isPrepaid } from '../../../src/domain/order/payment-methods.ts';
import {
  planCustomerCopies,
  planStaffCopies,
} from '../../../src/domain/order/stored/order-copies.ts';
import { stores } from '../../../src/domain/store/document-write.ts';
import { runInTurn } from '../run-each.ts';
import { runPlan } from '../run-plan-as-admin.ts';
import type { SentSms } from './claim-sms.ts';
import { confirmationId, copyId, sendConfirmation } from './send-confirmation.ts';

const minute = 60_000;
/** So long after an order the phone that placed it asks for its SMS no more, unless it is opened again; ms. */
const phoneIsGone = 10 * minute;
/** Older orders are not looked at, ms: a late SMS would confuse, and every run reads what is younger. */
const tooLate = 60 * minute;

/**
 * Sends the SMS of orders to be paid on delivery whose page died before it could ask for it, the copy of one that was cut off
 * between the two, and writes the orders' copies. It reads the orders of the last hour, each of them four times in all.
 */
export async function sendUnaskedSms(now: number): Promise<void> {
  const waiting = (await newestVersions(now - tooLate)).filter(
    (order) => !isPrepaid(order) && now - order.orderDate > phoneIsGone,
  );
  if (waiting.length === 0) return;
  const claims = await claimsOf(waiting.map(confirmationId));
  const copied = [...claims].filter(([, { copied }]) => copied).map(([id]) => copyId(id));
  const copies = await claimsOf(copied);
  const isClaimed = (order: Order) => {
    const id = confirmationId(order);
    const claim = claims.get(id);
    return claim !== undefined && (!claim.copied || copies.has(copyId(id)));
  };
  const unasked = waiting
    .filter((order) => !isClaimed(order))
    .map((order) => ({ id: order.attemptId, order }));
  await runInTurn('the SMS of an order', unasked, ({ order }) => finish(order, now));
}

/** Those of the SMS with these ids that somebody has claimed, by id. */
async function claimsOf(ids: readonly string[]): Promise<Map<string, SentSms>> {
  if (ids.length === 0) return new Map();
  const db = getFirestore();
  const claims = await db.getAll(...ids.map((id) => db.collection(stores.smsSent).doc(id)));
  const found = claims.filter(({ exists }) => exists);
  return new Map(found.map((claim) => [claim.id, claim.data() as SentSms]));
}

/** The latest version of every order that has been placed or edited since. */
async function newestVersions(since: number): Promise<Order[]> {
  // In order of time, as a query with a range is.
  const placed = await getFirestore()
    .collection(stores.ordersBackupByTime)
    .where('orderDate', '>', since)
    .get();
  const orders = placed.docs.map((document) => document.data() as Order);
  const keyOf = (order: Order) => `${order.dateId} ${orderIdOf(refOf(order))}`;
  return [...new Map(orders.map((order) => [keyOf(order), order])).values()];
}

async function finish(order: Order, now: number): Promise<void> {
  const named = { dateId: order.dateId, ...refOf(order) };
  if ((await sendConfirmation(named, {}, now)) === 'no-order') return;
  const planCopies = order.madeByUser ? planCustomerCopies : planStaffCopies;
  await runPlan(async (read) => ({ writes: await planCopies(order, read) }));
}
