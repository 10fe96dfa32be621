import { deliveryDay } from '../delivery-day.ts';
import { type DeliveryWindow, formatWindow } from '../delivery-window.ts';
import { toCollect } from '../fulfilment.ts';
import { formatMoney } from '../money.ts';
import type { Order } from '../order.ts';

/** deliverySends/{dateId}/stops/{uid_orderKey}: what became of telling a customer their delivery time. */
export interface DeliverySend {
  uid: string;
  orderKey: string;
  /** `sending` for good when nobody knows whether the message went out. */
  state: 'sending' | 'sent' | 'failed';
  /** `windowVersion` of what was sent. */
  version: string;
  /** Id of the message that the link opens. */
  msgId: string;
  at: number;
  error?: string;
}

export function sendsCollection(dateId: string): string {
  return `deliverySends/${dateId}/stops`;
}

/** What tells two delivery times apart. */
export function windowVersion({ from, to }: DeliveryWindow): string {
  return `${from}-${to}`;
}

/** The SMS: the day, the window and the link, nothing else. English fits one part, Korean two. */
export function deliverySms(order: Order, window: DeliveryWindow, link: string): string {
  const { orderLang, dateId } = order;
  const day = deliveryDay(dateId, orderLang, window.from);
  const time = formatWindow(window, orderLang);
  return orderLang === 'ko'
    ? `[한상] ${day} ${time}에 배송해 드려요. ${link}`
    : `[Hansang] Your delivery on ${day} comes ${time}. ${link}`;
}

/** What the link shows. */
export function deliveryNotice(order: Order, window: DeliveryWindow): string {
  const { orderLang, dateId, customerInfo } = order;
  const day = deliveryDay(dateId, orderLang, window.from);
  const time = formatWindow(window, orderLang);
  const collect = toCollect(order);
  const money = formatMoney(collect);
  const lines =
    orderLang === 'ko'
      ? [
          `${customerInfo.name}님, 안녕하세요. 한상입니다.`,
          `${day} ${time} 사이에 배송해 드려요.`,
          customerInfo.address,
          collect > 0 ? `받을 금액: ${money}` : '',
          customerInfo.note ? `메모: ${customerInfo.note}` : '',
        ]
      : [
          `Hello ${customerInfo.name}, this is Hansang.`,
          `Your delivery comes on ${day} between ${time}.`,
          customerInfo.address,
          collect > 0 ? `To pay at the door: ${money}` : '',
          customerInfo.note ? `Note: ${customerInfo.note}` : '',
        ];
  return lines.filter(Boolean).join('\n');
}
