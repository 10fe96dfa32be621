import { createHash } from 'node:crypto';
import { getFirestore } from 'firebase-admin/firestore';
import { dayNumber } from '../../../src/domain/dates/date-id.ts';
import { sydneyStamp } from '../../../src/domain/dates/sydney-time.ts';
import { deliveredSms } from '../../../src/domain/messages/delivered-text.ts';
import { storedOrder } from '../../../src/domain/order/stored/stored-order.ts';
import type { OrderMarks } from '../../../src/domain/staff/orders/order-marks.ts';
import { stores } from '../../../src/domain/store/document-write.ts';
import { readOnce } from '../read-once.ts';
import { runInTurn } from '../run-each.ts';
import { settings } from '../settings.ts';
import type { SentSms } from './claim-sms.ts';
import { deliverSms } from './deliver-sms.ts';

const minute = 60_000;
/** So long the driver can take the mark back, or take a photo, ms. */
const grace = 3 * minute;
/** Whom nobody has told by then finds the food without it, ms. */
export const deliveredTooLate = 120 * minute;

/**
 * Tells customers by SMS that their order was delivered, once an order, if the shop wants that (`DELIVERED_TEXTS`). Runs on
 * a schedule, so it comes within a quarter of an hour; never later than two hours after the delivery. What the provider
 * refused is sent again by a later run.
 */
export async function sendDelivered(now: number): Promise<void> {
  if (settings('sms').DELIVERED_TEXTS !== 'true') return;
  const db = getFirestore();
  const today = Number(sydneyStamp(now).slice(0, 8));
  const dates = (await db.doc('dates/activeDates').get()).data() ?? {};
  const todays = Object.keys(dates).filter((dateId) => dayNumber(dateId) === today);
  for (const dateId of todays) {
    const marks = db.collection(`${stores.orderMarks}/${dateId}/orders`);
    const { docs } = await marks.where('delivered.at', '>', now - deliveredTooLate).get();
    await runInTurn('the SMS of a delivery', docs, (mark) =>
      tell(dateId, mark.id, mark.data() as OrderMarks, now),
    );
  }
}

async function tell(dateId: string, markId: string, marks: OrderMarks, now: number): Promise<void> {
  const { uid, delivered, photo } = marks;
  const orderId = markId.slice(uid.length + 1);
  if (!delivered || now - delivered.at < grace) return;
  const db = getFirestore();
  const id = `delivered-${createHash('sha256').update([uid, dateId, orderId].join('\n')).digest('hex')}`;
  const sent = (await db.collection(stores.smsSent).doc(id).get()).data() as SentSms | undefined;
  if (sent && sent.state !== 'failed') return;
  const order = await storedOrder(readOnce, { uid, dateId, orderId });
  if (order?.customerInfo.orderDeliverType !== 'deliver') return;
  const { name, phone } = order.customerInfo;
  const text = deliveredSms(order.orderLang, delivered.at, photo !== undefined);
  const about = { id, uid, dateId, orderId, name, phone, text, edited: false };
  await deliverSms({ ...about, deliveredAt: delivered.at }, now);
}
