import { type DeliveryWindow, formatWindow } from '../delivery-window.ts';
import { type DocumentWrite, stores } from '../document-write.ts';
import type { Order } from '../order.ts';
import {
  type DeliverySend,
  deliveryNotice,
  deliverySms,
  sendsCollection,
  windowVersion,
} from './delivery-notice.ts';
import { orderIdOf } from './order-marks.ts';
import { logWrites, type StaffActor } from './staff-log.ts';

/** How long the link of a delivery message works, ms. */
const messageLifeMs = 14 * 86_400_000;
/** After this time a message that is still `sending` counts as lost, ms. */
const sendingMs = 60_000;

export type DeliverySendPlan =
  | { kind: 'write'; sms: string; writes: DocumentWrite[] }
  | { kind: 'already-sent' };

/**
 * Plans the SMS that tells a customer their delivery time: writes the page behind the link, the state
 * `sending`, the window for the screens of the customer, and the log entry. The same window is sent to a stop
 * only once, unless `resend` is set.
 */
export function planDeliverySend(
  order: Order,
  ask: { window: DeliveryWindow; resend: boolean; msgId: string; link: string },
  stored: DeliverySend | undefined,
  actor: StaffActor,
): DeliverySendPlan {
  const { window, resend, msgId, link } = ask;
  const version = windowVersion(window);
  const underWay = stored?.state === 'sending' && actor.now - stored.at < sendingMs;
  const same = stored?.version === version;
  if (same && (underWay || (stored.state === 'sent' && !resend))) return { kind: 'already-sent' };
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
          text: deliveryNotice(order, window),
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

/** The write that stores whether the SMS was sent. */
export function sendResultWrite(
  order: Order,
  result: { state: 'sent' | 'failed'; error?: string },
): DocumentWrite {
  const { uid } = order.customerInfo;
  return {
    collection: sendsCollection(order.dateId),
    id: orderIdOf({ uid, orderKey: order.orderKey }),
    fields: Object.entries(result).map(([key, value]) => ({ path: [key], set: value })),
  };
}
