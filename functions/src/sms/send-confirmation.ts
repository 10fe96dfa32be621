import { createHash } from 'node:crypto';
import { getFirestore } from 'firebase-admin/firestore';
import { cancellationSmsText, smsText } from '../../../src/domain/messages/sms-text.ts';
import type { CancelledOrder, Order } from '../../../src/domain/order/order.ts';
import { orderVersion } from '../../../src/domain/order/plan/order-plan.ts';
import { storedOrder } from '../../../src/domain/order/stored/stored-order.ts';
import { backupId } from '../../../src/domain/points/ledger-plan.ts';
import { stores } from '../../../src/domain/store/document-write.ts';
import { readOnce } from '../read-once.ts';
import { refundLineOf } from '../refunds/refund-line.ts';
import { type Delivery, deliverSms, smsTo } from './deliver-sms.ts';
import type { Sms } from './sms.ts';

/** `failed`: refused, over a limit, or result unknown; each is reported to staff. */
export type Confirmation =
  /** `unchanged`: the last SMS about this order says the same, as the edit is not part of an SMS. */
  Exclude<Delivery, 'retry'> | 'no-order' | 'not-this-text';

/**
 * Sends a customer the SMS confirmation of a stored order, once for each version. `claimed` is the SMS that
 * the caller expects; returns `not-this-text` if it differs from the server's.
 */
export async function sendConfirmation(
  uid: string,
  dateId: string,
  orderKey: string,
  claimed: { [K in keyof Sms]?: Sms[K] | undefined } = {},
  now = Date.now(),
): Promise<Confirmation> {
  const order = await storedOrder(readOnce, { uid, dateId, orderKey });
  if (!order) return 'no-order';
  const { name, phone } = order.customerInfo;
  const edited = isEdited(order);
  const text = smsText(order, edited, await refundLineOf(order));
  const own = smsTo(phone, text);
  const differs = (part: keyof Sms) => claimed[part] !== undefined && claimed[part] !== own[part];
  if (differs('from') || differs('to') || differs('text')) return 'not-this-text';
  const about = { id: confirmationId(order), uid, dateId, orderKey, name, phone, text, edited };
  const result = await deliverSms({ ...about, summary: smsText(order) }, now);
  return result === 'retry' ? 'failed' : result;
}

/**
 * Tells a customer once that staff have cancelled their order at `cancelledAt`, epoch ms. Returns `no-order`
 * without the record of that cancellation.
 */
export async function sendCancellation(
  {
    uid,
    dateId,
    orderKey,
    cancelledAt,
  }: Pick<CancelledOrder, 'dateId' | 'orderKey' | 'cancelledAt'> & {
    uid: string;
  },
  now = Date.now(),
): Promise<Confirmation> {
  const path = `${stores.ordersBackupByTime}/${backupId(uid, cancelledAt)}`;
  const order = (await getFirestore().doc(path).get()).data() as CancelledOrder | undefined;
  const isMeant = order?.cancelledAt === cancelledAt && order.customerInfo.uid === uid;
  if (!isMeant || order.dateId !== dateId || order.orderKey !== orderKey) return 'no-order';
  const { name, phone } = order.customerInfo;
  const text = cancellationSmsText(order);
  const id = `cancelled-${confirmationId(order)}`;
  const about = { id, uid, dateId, orderKey, name, phone, text, edited: false };
  const result = await deliverSms({ ...about, cancelledAt }, now);
  return result === 'retry' ? 'failed' : result;
}

/** Id in `smsSent` of the confirmation of this version of an order. */
export function confirmationId(order: Order): string {
  const { customerInfo, dateId, orderKey } = order;
  return createHash('sha256')
    .update([customerInfo.uid, dateId, orderKey, orderVersion(order)].join('\n'))
    .digest('hex');
}

/**
 * The stored SMS only tells whether to send the text for a new or an edited order; it is never sent itself.
 */
function isEdited(order: Order): boolean {
  return order.smsMsgBody === smsText(order, true);
}
