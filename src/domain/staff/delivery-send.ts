import { type DeliveryWindow, formatWindow } from '../delivery-window.ts';
import { type DocumentWrite, stores } from '../document-write.ts';
import type { Order } from '../order.ts';
import {
  type DeliverySend,
  deliveryNotice,
  deliverySms,
  isUnknown,
  sendsCollection,
  windowVersion,
} from './delivery-notice.ts';
import { type OrderMarks, orderIdOf } from './order-marks.ts';
import { logWrites, type StaffActor } from './staff-log.ts';

/** How long the link of a delivery message works, ms. */
const messageLifeMs = 14 * 86_400_000;

/** Which customers get the SMS of an unchanged window again: none, those it may not have reached, or all. */
export type Resend = 'no' | 'unknown' | 'all';

export type DeliverySendPlan =
  | { kind: 'write'; sms: string; writes: DocumentWrite[] }
  | { kind: 'already-sent' };

/**
 * Plans the SMS that tells a customer their delivery time: writes the page behind the link, the state
 * `sending`, the window for the screens of the customer, and the log entry. The same window is sent to a stop
 * only once, unless `resend` says otherwise; a message that is being sent is always waited for.
 */
export function planDeliverySend(
  order: Order,
  ask: {
    window: DeliveryWindow;
    resend: Resend;
    msgId: string;
    link: string;
    /** The marks of the order. */
    marks: OrderMarks | undefined;
  },
  stored: DeliverySend | undefined,
  actor: StaffActor,
): DeliverySendPlan {
  const { window, resend, msgId, link, marks } = ask;
  const version = windowVersion(window);
  if (stored?.version === version && !maySendAgain(stored, resend, actor.now)) {
    return { kind: 'already-sent' };
  }
  const { dateId, orderKey } = order;
  const { uid } = order.customerInfo;
  const send: DeliverySend = { uid, orderKey, state: 'sending', version, msgId, at: actor.now };
  const entry = {
    action: 'delivery-message' as const,
    dateId,
    orderKey,
    uid,
    before: stored?.state ?? '–',
    after: formatWindow(window, 'en'),
  };
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
      ...logWrites(actor, entry),
    ],
  };
}

function maySendAgain(stored: DeliverySend, resend: Resend, now: number): boolean {
  if (stored.state === 'failed') return true;
  if (stored.state === 'sent') return resend === 'all';
  return resend !== 'no' && isUnknown(stored, now);
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
