import type { DeliveryWindow } from '../../dates/delivery-window.ts';
import type { Order } from '../../order/order.ts';
import { orderIdOf, refOf } from '../../order/order-id.ts';
import { type DocumentWrite, stores } from '../../store/document-write.ts';
import { functionLog } from '../actions/function-action.ts';
import type { OrderMarks } from '../orders/order-marks.ts';
import type { StaffActor } from '../staff-log.ts';
import {
  type DeliverySend,
  deliveryNotice,
  deliverySms,
  messageIds,
  sendsCollection,
  windowOf,
  windowVersion,
} from './delivery-notice.ts';
import { isRecipient, type SendChoice, sendResult, type TimeSent } from './recipient.ts';
import { sendDeliveryTimes } from './send-delivery-times.ts';

/** How long the link of a delivery message works, ms. */
const messageLifeMs = 14 * 86_400_000;

/** Most earlier messages of a stop that are kept in mind; older ones have expired. */
const mostEarlier = 50;

export type DeliverySendPlan =
  | { kind: 'write'; sms: string; writes: DocumentWrite[] }
  /** This attempt has sent it already, or another one has. */
  | { kind: 'known'; result: TimeSent };

/**
 * Plans the SMS that tells a customer their delivery time: writes the page behind the link, the state
 * `sending`, the window for the screens of the customer, and the log entry; nothing for a stop that is no
 * recipient (`isRecipient`), or that was delivered.
 */
export function planDeliverySend(
  order: Order,
  message: SendChoice & {
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
  const { window, msgId, attemptId, link, marks } = message;
  if (stored && !isRecipient(stored, window, message, actor.now)) {
    return { kind: 'known', result: sendResult(stored, attemptId) };
  }
  if (marks?.delivered) return { kind: 'known', result: 'delivered' };
  const { dateId } = order;
  const { uid, orderId } = refOf(order);
  const version = windowVersion(window);
  const send: DeliverySend = {
    uid,
    state: 'sending',
    version,
    msgId,
    ...(stored && { earlier: messageIds(stored).slice(0, mostEarlier) }),
    attemptId,
    at: actor.now,
  };
  const before = stored && stored.state !== 'failed' ? windowOf(stored) : null;
  const entry = { dateId, orderId, uid, before, after: window };
  return {
    kind: 'write',
    sms: deliverySms(order, window, link),
    writes: [
      {
        collection: `${stores.deliveryMsgs}/${dateId}/messages`,
        id: msgId,
        fields: Object.entries({
          text: deliveryNotice(order, window, marks),
          lang: order.orderLang,
          createdAt: actor.now,
          expiresAt: actor.now + messageLifeMs,
        }).map(([key, value]) => ({ path: [key], set: value })),
      },
      {
        collection: sendsCollection(dateId),
        id: orderIdOf({ uid, orderId }),
        fields: [
          ...Object.entries(send).map(([key, value]) => ({ path: [key], set: value })),
          { path: ['error'], remove: true },
        ],
      },
      {
        collection: stores.deliveryWindows,
        id: uid,
        fields: [{ path: [dateId, orderId], set: { ...window, at: actor.now } }],
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
  return [
    {
      collection: sendsCollection(order.dateId),
      id: orderIdOf(refOf(order)),
      fields: Object.entries(result).map(([key, value]) => ({ path: [key], set: value })),
    },
  ];
}
