import { createHash } from 'node:crypto';
import { isMobile, smsRecipient } from '../../../src/domain/customer/phone.ts';
import type { DeliveryWindow } from '../../../src/domain/dates/delivery-window.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { orderIdOf, ownOrderId } from '../../../src/domain/order/order-id.ts';
import { storedOrder } from '../../../src/domain/order/stored/stored-order.ts';
import type { InputOf, OutcomeOf } from '../../../src/domain/staff/actions/function-actions.ts';
import {
  type DeliverySend,
  sendsCollection,
} from '../../../src/domain/staff/delivery/delivery-notice.ts';
import {
  type DeliverySendPlan,
  planDeliverySend,
  sendResultWrites,
} from '../../../src/domain/staff/delivery/delivery-send.ts';
import type { SendChoice, TimeSent } from '../../../src/domain/staff/delivery/recipient.ts';
import { marksCollection, type OrderMarks } from '../../../src/domain/staff/orders/order-marks.ts';
import type { StaffActor } from '../../../src/domain/staff/staff-log.ts';
import { runPlan } from '../run-plan-as-admin.ts';
import { settings, WrongSettings } from '../settings.ts';
import { newDeliveryLink } from './delivery-link.ts';
import { SmsRefused, sendSms } from './sms.ts';

/** Sent at once: the ten of a call then end in two turns, within the time of a call, even if the provider never answers. */
const sentAtOnce = 5;

/** Tells customers their delivery times. `entryId` of the actor is the attempt. */
export async function sendDeliveryTimes(
  { dateId, resend, stops }: InputOf<'delivery-message'>,
  actor: StaffActor,
): Promise<OutcomeOf<'delivery-message'>> {
  const choice = { resend, attemptId: actor.entryId };
  const result: Record<string, TimeSent> = {};
  const waiting = [...stops];
  const send = async () => {
    for (let stop = waiting.shift(); stop; stop = waiting.shift()) {
      result[orderIdOf(stop)] = await sendDeliveryTime({ ...stop, ...choice, dateId }, actor).catch(
        (error) => {
          // The other customers get theirs all the same.
          console.error('a delivery time could not be sent', orderIdOf(stop), error);
          return 'unknown';
        },
      );
    }
  };
  await Promise.all(Array.from({ length: sentAtOnce }, send));
  return { kind: 'done', result };
}

type TimedStop = SendChoice & {
  attemptId: string;
  dateId: string;
  uid: string;
  orderId: string;
  window: DeliveryWindow;
};

/**
 * Sends one customer an SMS with their delivery time and a link, once per attempt, and once per window unless staff
 * choose to send it again. Returns `failed` if the SMS certainly was not sent, `unknown` if that cannot be told.
 */
async function sendDeliveryTime(stop: TimedStop, staff: StaffActor): Promise<TimeSent> {
  const { msgId, link } = newDeliveryLink(settings('web').SHOP_ORIGINS[0] ?? '', stop.dateId);
  const actor = { ...staff, now: Date.now(), entryId: entryIdOf(stop) };
  const path = `${sendsCollection(stop.dateId)}/${orderIdOf(stop)}`;
  const claim = await runPlan<Claim>(async (read) => {
    const order = await storedOrder(read, stop);
    if (!order) return { kind: 'no-order' };
    const stored = (await read(path)) as DeliverySend | undefined;
    const marksPath = `${marksCollection(stop.dateId)}/${orderIdOf(stop)}`;
    const marks = (await read(marksPath)) as OrderMarks | undefined;
    const { window, resend, attemptId } = stop;
    const message = { window, resend, attemptId, msgId, link, marks };
    return { ...planDeliverySend(order, message, stored, actor), order };
  });
  if (claim.kind === 'no-order') return claim.kind;
  if (claim.kind === 'known') return claim.result;
  const { order } = claim;
  const result = await attempt(order, claim.sms);
  if (result === 'unknown') return result;
  await runPlan(async (read) => {
    const stored = (await read(path)) as DeliverySend | undefined;
    return { writes: sendResultWrites(order, msgId, result, stored) };
  });
  return result.state;
}

/** Id of a stop's log entry in an attempt. */
function entryIdOf({ attemptId, uid, orderId, window }: TimedStop): string {
  const stop = JSON.stringify([uid, orderId, window.from, window.to]);
  return `${attemptId}-${createHash('sha256').update(stop).digest('hex').slice(0, 16)}`;
}

type Claim = { kind: 'no-order' } | (DeliverySendPlan & { order: Order });

async function attempt(
  order: Order,
  text: string,
): Promise<'unknown' | { state: 'sent' | 'failed'; error?: string }> {
  const { phone } = order.customerInfo;
  if (!isMobile(phone)) return { state: 'failed', error: 'not an Australian mobile number' };
  try {
    await sendSms({ from: settings('sms').SMS_SENDER, to: smsRecipient(phone), text });
    return { state: 'sent' };
  } catch (error) {
    if (error instanceof SmsRefused || error instanceof WrongSettings) {
      return { state: 'failed', error: String(error) };
    }
    console.error('unknown whether the SMS of a delivery time was sent', ownOrderId(order), error);
    return 'unknown';
  }
}
