import type { RequestHandler } from 'express';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import { isDeliveredToday } from '../../../src/domain/dates/delivery-day.ts';
import { dateIdShape, orderIdShape } from '../../../src/domain/order/id-shapes.ts';
import { orderIdOf } from '../../../src/domain/order/order-id.ts';
import { parseRun } from '../../../src/domain/staff/delivery/delivery-run.ts';
import { stopsBefore as countBefore } from '../../../src/domain/staff/delivery/stops-ahead.ts';
import { ordersOf } from '../../../src/domain/staff/orders/date-orders.ts';
import { stores } from '../../../src/domain/store/document-write.ts';
import { callerUid } from '../caller.ts';
import { countLogged, readMarks } from '../date-marks.ts';
import { readDateOrders, sheetsOf } from '../date-sheets.ts';

const query = z.object({ dateId: dateIdShape, orderId: orderIdShape });

/**
 * GET /app/stops-before?dateId=&orderId=: how many stops the driver has before the caller's order, and nothing else about
 * them; null on another day, before the driver has begun, and for any order that is not the caller's or is not on the way.
 */
export const stopsBefore: RequestHandler = async (request, response) => {
  const uid = callerUid(response);
  const { dateId, orderId } = query.parse(request.query);
  response.set('Cache-Control', 'no-store');
  const counts = isDeliveredToday(dateId, Date.now()) ? await countsOf(dateId) : undefined;
  response.json({ before: counts?.get(orderIdOf({ uid, orderId })) ?? null });
};

/** By date, the numbers that were computed last, and of which state of it. */
const computed = new Map<string, { of: string; counts: Promise<Map<string, number>> }>();

/** The number of each order on the way. All customers of a day ask each minute, so the orders are read once a change. */
async function countsOf(dateId: string): Promise<Map<string, number> | undefined> {
  const db = getFirestore();
  const [run, sheets, logged] = await Promise.all([
    db.doc(`${stores.deliveryRuns}/${dateId}`).get(),
    sheetsOf(db, dateId).select().get(),
    countLogged(db, dateId),
  ]);
  if (!run.exists) return undefined;
  // A mark adds an entry to the log.
  const stamps = [run, ...sheets.docs].map(({ updateTime }) => updateTime?.valueOf());
  const state = [logged, ...stamps].join(' ');
  const known = computed.get(dateId);
  if (known?.of === state) return known.counts;
  const counts = count(db, dateId, run.data());
  computed.set(dateId, { of: state, counts });
  for (const other of computed.keys()) {
    if (!isDeliveredToday(other, Date.now())) computed.delete(other);
  }
  counts.catch(() => computed.delete(dateId));
  return counts;
}

async function count(
  db: Firestore,
  dateId: string,
  run: Record<string, unknown> | undefined,
): Promise<Map<string, number>> {
  const [orders, marks] = await Promise.all([readDateOrders(db, dateId), readMarks(db, dateId)]);
  const delivered = Object.keys(marks).filter((id) => marks[id]?.delivered);
  return countBefore(ordersOf(orders), parseRun(run), new Set(delivered));
}
