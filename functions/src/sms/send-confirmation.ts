import { createHash } from 'node:crypto';
import { getFirestore } from 'firebase-admin/firestore';
import { cancellationSmsText, smsText } from '../../../src/domain/messages/sms-text.ts';
import type { CancelledOrder, Order } from '../../../src/domain/order/order.ts';
import { type OrderRef, refOf } from '../../../src/domain/order/order-id.ts';
import { orderVersion } from '../../../src/domain/order/plan/order-plan.ts';
import { type OrderName, storedOrder } from '../../../src/domain/order/stored/stored-order.ts';
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
  named: OrderName,
  claimed: { [K in keyof Sms]?: Sms[K] | undefined } = {},
  now = Date.now(),
): Promise<Confirmation> {
  const order = await storedOrder(readOnce, named);
  if (!order) return 'no-order';
  const { name, phone } = order.customerInfo;
  const edited = isEdited(order);
  const text = smsText(order, edited, await refundLineOf(order));
  const own = smsTo(phone, text);
  const differs = (part: keyof Sms) => claimed[part] !== undefined && claimed[part] !== own[part];
  if (differs('from') || differs('to') || differs('text')) return 'not-this-text';
  const about = { id: confirmationId(order), ...aboutOrder(order), name, phone, text, edited };
  const result = await deliverSms({ ...about, summary: smsText(order) }, now);
  return result === 'retry' ? 'failed' : result;
}

/**
 * Tells a customer once that staff have cancelled their order of the date at `cancelledAt`, epoch ms. Returns `no-order`
 * without the record of that cancellation, and if they have ordered again there: they would take that order for the
 * cancelled one.
 */
export async function sendCancellation(
  { uid, dateId, cancelledAt }: Pick<CancelledOrder, 'dateId' | 'cancelledAt'> & { uid: string },
  now = Date.now(),
): Promise<Confirmation> {
  const path = `${stores.ordersBackupByTime}/${backupId(uid, cancelledAt)}`;
  const order = (await getFirestore().doc(path).get()).data() as CancelledOrder | undefined;
  const isMeant = order?.cancelledAt === cancelledAt && order.customerInfo.uid === uid;
  if (!isMeant || order.dateId !== dateId) return 'no-order';
  const { orderKey } = order;
  if (await storedOrder(readOnce, { uid, dateId, orderKey })) return 'no-order';
  const { name, phone } = order.customerInfo;
  const text = cancellationSmsText(order);
  const id = `cancelled-${confirmationId(order)}`;
  const about = { id, ...aboutOrder(order), name, phone, text, edited: false };
  const result = await deliverSms({ ...about, cancelledAt }, now);
  return result === 'retry' ? 'failed' : result;
}

/** Id in `smsSent` of the confirmation of this version of an order. */
export function confirmationId(order: Order): string {
  const { uid, orderId } = refOf(order);
  return createHash('sha256')
    .update([uid, order.dateId, orderId, orderVersion(order)].join('\n'))
    .digest('hex');
}

function aboutOrder(order: Order): OrderRef & { dateId: string } {
  return { dateId: order.dateId, ...refOf(order) };
}

/**
 * The stored SMS only tells whether to send the text for a new or an edited order; it is never sent itself.
 */
function isEdited(order: Order): boolean {
  return order.smsMsgBody === smsText(order, true);
}
