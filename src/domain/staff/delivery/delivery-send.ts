import type { DeliveryWindow } from '../../dates/delivery-window.ts';
import type { Order } from '../../order/order.ts';
import { type DocumentWrite, stores } from '../../store/document-write.ts';
import { functionLog } from '../actions/function-action.ts';
import { type OrderMarks, orderIdOf } from '../orders/order-marks.ts';
import type { StaffActor } from '../staff-log.ts';
import {
  type DeliverySend,
  deliveryNotice,
  deliverySms,
  isUnknown,
  sendsCollection,
  windowOf,
  windowVersion,
} from './delivery-notice.ts';
import { sendDeliveryTimes, sendResult, type TimeSent } from './send-delivery-times.ts';

/** How long the link of a delivery message works, ms. */
const messageLifeMs = 14 * 86_400_000;

/** Which customers get the SMS of an unchanged window again: none, those it may not have reached, or all. */
export type Resend = 'no' | 'unknown' | 'all';

/** What staff choose before they send. One choice, also one that is repeated after a failure, is one attempt. */
export interface SendChoice {
  resend: Resend;
  /** Idempotency key: no stop gets the SMS of a window twice in one attempt. Undefined for a new one. */
  attemptId: string | undefined;
}

/**
 * Whether a stop whose last SMS is `send` gets one about `window` now (epoch ms): never twice in one attempt, otherwise
 * always if it got none about this window, or as staff choose. A message that is being sent is always waited for.
 */
export function isRecipient(
  send: DeliverySend | undefined,
  window: DeliveryWindow,
  { resend, attemptId }: SendChoice,
  now: number,
): boolean {
  if (send?.version !== windowVersion(window)) return true;
  if (send.attemptId === attemptId) return false;
  if (send.state === 'failed') return true;
  if (send.state === 'sent') return resend === 'all';
  return resend !== 'no' && isUnknown(send, now);
}

export type DeliverySendPlan =
  | { kind: 'write'; sms: string; writes: DocumentWrite[] }
  /** This attempt has sent it already, or another one has. */
  | { kind: 'known'; result: TimeSent };

/**
 * Plans the SMS that tells a customer their delivery time: writes the page behind the link, the state
 * `sending`, the window for the screens of the customer, and the log entry; nothing for a stop that is no
 * recipient (`isRecipient`).
 */
export function planDeliverySend(
  order: Order,
  ask: SendChoice & {
    attemptId: string;
    window: DeliveryWindow;
    msgId: string;
    link: string;
    /** The marks of the order. */
    marks: OrderMarks | undefined;
  },
  stored: DeliverySend | undefined,
  actor: StaffActor,
): DeliverySendPlan {
  const { window, msgId, attemptId, link, marks } = ask;
  if (!isRecipient(stored, window, ask, actor.now)) {
    const own = stored?.attemptId === attemptId;
    return { kind: 'known', result: own && stored ? sendResult(stored) : 'already-sent' };
  }
  const { dateId, orderKey } = order;
  const { uid } = order.customerInfo;
  const version = windowVersion(window);
  const send: DeliverySend = {
    uid,
    orderKey,
    state: 'sending',
    version,
    msgId,
    attemptId,
    at: actor.now,
  };
  const told = stored && stored.state !== 'failed' ? windowOf(stored) : null;
  const entry = { dateId, orderKey, uid, before: told, after: window };
  return {
    kind: 'write',
    sms: deliverySms(order, window, link),
    writes: [
      {
        collection: `${stores.deliveryMsgs}/${dateId}/messages`,
        id: msgId,
        fields: Object.entries({
          text: deliveryNotice(order, window, marks),
          createdAt: actor.now,
          expiresAt: actor.now + messageLifeMs,
        }).map(([key, value]) => ({ path: [key], set: value })),
      },
      {
        collection: sendsCollection(dateId),
        id: orderIdOf({ uid, orderKey }),
        fields: [
          ...Object.entries(send).map(([key, value]) => ({ path: [key], set: value })),
          { path: ['error'], remove: true },
        ],
      },
      {
        collection: stores.deliveryWindows,
        id: uid,
        fields: [{ path: [dateId, orderKey], set: window }],
      },
      ...functionLog(sendDeliveryTimes, actor, entry),
    ],
  };
}

/** The writes that store whether the SMS was sent; none if another one has been sent to the stop since. */
export function sendResultWrites(
  order: Order,
  msgId: string,
  result: { state: 'sent' | 'failed'; error?: string },
  stored: DeliverySend | undefined,
): DocumentWrite[] {
  if (stored?.msgId !== msgId) return [];
  const { uid } = order.customerInfo;
  return [
    {
      collection: sendsCollection(order.dateId),
      id: orderIdOf({ uid, orderKey: order.orderKey }),
      fields: Object.entries(result).map(([key, value]) => ({ path: [key], set: value })),
    },
  ];
}
