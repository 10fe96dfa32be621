import { randomBytes, randomUUID } from 'node:crypto';
import { isMobile, smsRecipient } from '../../src/domain/delivery.ts';
import type { DeliveryWindow } from '../../src/domain/delivery-window.ts';
import type { CustomerOrders, Order } from '../../src/domain/order.ts';
import { paths } from '../../src/domain/paths.ts';
import { type DeliverySend, sendsCollection } from '../../src/domain/staff/delivery-notice.ts';
import {
  type DeliverySendPlan,
  planDeliverySend,
  sendResultWrite,
} from '../../src/domain/staff/delivery-send.ts';
import { orderIdOf } from '../../src/domain/staff/order-marks.ts';
import { runPlan } from './run-plan.ts';
import { settings } from './settings.ts';
import { SmsRefused, sendSms } from './sms.ts';

export type DeliveryTimeResult = 'sent' | 'already-sent' | 'failed' | 'no-order';

/**
 * Sends one customer an SMS with their delivery time and a link, once per window unless `resend` is set.
 * Returns `failed` also if the result of sending is unknown.
 */
export async function sendDeliveryTime(
  stop: { dateId: string; uid: string; orderKey: string; window: DeliveryWindow; resend: boolean },
  staff: { uid: string; name: string },
  now = Date.now(),
): Promise<DeliveryTimeResult> {
  // Only the unguessable link protects the message; with 96 bits an English SMS still fits in one part.
  const msgId = randomBytes(12).toString('base64url');
  const link = `${settings().SHOP_ORIGINS[0]}${paths.message(stop.dateId, msgId)}`;
  const actor = { ...staff, now, entryId: randomUUID() };
  const claim = await runPlan<Claim>(async (read) => {
    const orders = (await read(`ordersForCustomer/${stop.uid}`)) as CustomerOrders | undefined;
    const order = orders?.[stop.dateId]?.[stop.orderKey];
    if (!order) return { kind: 'no-order' };
    const stored = await read(`${sendsCollection(stop.dateId)}/${orderIdOf(stop)}`);
    const ask = { window: stop.window, resend: stop.resend, msgId, link };
    const send = stored as DeliverySend | undefined;
    return { ...planDeliverySend(order, ask, send, actor), order };
  });
  if (claim.kind !== 'write') return claim.kind;
  const result = await attempt(claim.order, claim.sms);
  await runPlan(async () => ({ writes: [sendResultWrite(claim.order, result)] }));
  return result.state;
}

type Claim = { kind: 'no-order' } | (DeliverySendPlan & { order: Order });

async function attempt(
  order: Order,
  text: string,
): Promise<{ state: 'sent' | 'failed'; error?: string }> {
  const { phone } = order.customerInfo;
  if (!isMobile(phone)) return { state: 'failed', error: 'not an Australian mobile number' };
  try {
    await sendSms({ from: settings().SMS_SENDER, to: smsRecipient(phone), text });
    return { state: 'sent' };
  } catch (error) {
    if (!(error instanceof SmsRefused)) {
      console.error('nobody knows whether a delivery time went out', order.orderKey, error);
    }
    return { state: 'failed', error: String(error) };
  }
}
