import { postalAddress } from '../../customer/delivery-info.ts';
import { deliveryDay } from '../../dates/delivery-day.ts';
import { type DeliveryWindow, formatWindow } from '../../dates/delivery-window.ts';
import type { Language } from '../../lib/language.ts';
import { formatMoney } from '../../lib/money.ts';
import { withoutContacts } from '../../messages/sms-text.ts';
import type { Order } from '../../order/order.ts';
import { leftToCollect, type OrderMarks } from '../orders/order-marks.ts';

/**
 * deliverySends/{dateId}/stops/{orderIdOf}: the state of the SMS that tells a customer their delivery
 * time.
 */
export interface DeliverySend {
  uid: string;
  /** Stays `sending` if nobody knows whether the SMS was sent; `failed`: it certainly was not. */
  state: 'sending' | 'sent' | 'failed';
  /** `windowVersion` of the window that was sent. */
  version: string;
  /** Id of the message that the link opens. */
  msgId: string;
  /** Those of the messages before it. */
  earlier?: readonly string[] | undefined;
  /** Idempotency key of the attempt in which staff sent it. */
  attemptId: string;
  at: number;
  error?: string;
}

/** Ids of all messages of a stop, the latest first. */
export function messageIds({
  msgId,
  earlier = [],
}: Pick<DeliverySend, 'msgId' | 'earlier'>): string[] {
  return [msgId, ...earlier];
}

/** After this time nobody knows whether a message that is still `sending` was sent, ms. */
const sendingMs = 60_000;

/** True if nobody knows whether the SMS was sent: its result is still missing. `now` is epoch ms. */
export function isUnknown({ state, at }: DeliverySend, now: number): boolean {
  return state === 'sending' && now - at >= sendingMs;
}

/** What staff are told about the message of a stop. `changed`: another window was sent. */
export type SendStatus =
  | 'unsent'
  | 'failed'
  | 'changed'
  | 'opened'
  | 'sent'
  | 'sending'
  | 'unknown';

/** The status of the message about `window`; `now` and `openedAt`, when its link was opened, are epoch ms. */
export function sendStatus(
  send: (DeliverySend & { openedAt?: number | undefined }) | undefined,
  window: DeliveryWindow | undefined,
  now: number,
): SendStatus {
  if (!send) return 'unsent';
  if (send.state === 'failed') return 'failed';
  if (window && send.version !== windowVersion(window)) return 'changed';
  if (send.openedAt !== undefined) return 'opened';
  return isUnknown(send, now) ? 'unknown' : send.state;
}

export function sendsCollection(dateId: string): string {
  return `deliverySends/${dateId}/stops`;
}

/** Identifies a delivery window, so that a changed window can be recognised. */
export function windowVersion({ from, to }: DeliveryWindow): string {
  return `${from}-${to}`;
}

/** The window that was sent. */
export function windowOf({ version }: Pick<DeliverySend, 'version'>): DeliveryWindow {
  const [from, to] = version.split('-').map(Number);
  return { from: from ?? 0, to: to ?? 0 };
}

interface NoticeWords {
  sms: (day: string, time: string, link: string) => string;
  greeting: (name: string) => string;
  comes: (day: string, time: string) => string;
  collect: string;
  note: string;
}

const words: Record<Language, NoticeWords> = {
  ko: {
    sms: (day, time, link) => `[한상] ${day} ${time}에 배송해 드려요. ${link}`,
    greeting: (name) => `${name}님, 안녕하세요. 한상입니다.`,
    comes: (day, time) => `${day} ${time} 사이에 배송해 드려요.`,
    collect: '배송받을 때 내실 금액',
    note: '메모',
  },
  en: {
    sms: (day, time, link) => `[Hansang] Your delivery on ${day} comes ${time}. ${link}`,
    greeting: (name) => `Hello ${name}, this is Hansang.`,
    comes: (day, time) => `Your delivery comes on ${day} between ${time}.`,
    collect: 'To pay at the door',
    note: 'Note',
  },
};

/** The SMS: only the day, the window and the link. In English it fits one SMS part, in Korean two. */
export function deliverySms(order: Order, window: DeliveryWindow, link: string): string {
  const { orderLang, dateId } = order;
  const day = deliveryDay(dateId, orderLang, window.from);
  return words[orderLang].sms(day, formatWindow(window, orderLang), link);
}

/**
 * The text of the page that the link in the SMS opens; `marks` say what the customer has paid already. The customer
 * chooses the phone that gets the link, so their words hold no links and no numbers to call either.
 */
export function deliveryNotice(
  order: Order,
  window: DeliveryWindow,
  marks: OrderMarks | undefined,
): string {
  const { orderLang, dateId, customerInfo } = order;
  const text = words[orderLang];
  const collect = leftToCollect(order, marks);
  return [
    text.greeting(withoutContacts(customerInfo.name)),
    text.comes(deliveryDay(dateId, orderLang, window.from), formatWindow(window, orderLang)),
    withoutContacts(postalAddress(customerInfo), 10),
    collect > 0 ? `${text.collect}: ${formatMoney(collect)}` : '',
    customerInfo.note ? `${text.note}: ${withoutContacts(customerInfo.note)}` : '',
  ]
    .filter(Boolean)
    .join('\n');
}
