import { postalAddress } from '../customer/delivery-info.ts';
import { cutText } from '../lib/cut-text.ts';
import type { Language } from '../lib/language.ts';
import { formatMoney, toCents } from '../lib/money.ts';
import {
  amountDue,
  amountOwed,
  amountPaid,
  lineTitle,
  type Order,
  type OrderLine,
} from '../order/order.ts';
import { isCardPaid } from '../order/payment-methods.ts';
import { smsSize } from './sms-size.ts';

type SmsOrder = Pick<
  Order,
  | 'customerInfo'
  | 'menus'
  | 'totalPrice'
  | 'usedPoint'
  | 'pointShortfall'
  | 'deliveryDate'
  | 'paymentMethod'
  | 'paid'
  | 'orderLang'
>;

interface Phrases {
  shop: string;
  changed: string;
  cancelled: string;
  deliver: string;
  selfPickup: string;
  points: string;
  total: string;
  card: string;
  owed: string;
  thanks: string;
  more: (count: number) => string;
}

const phrases: Record<Language, Phrases> = {
  ko: {
    shop: '[한상]',
    changed: '주문 변경',
    cancelled: '주문 취소',
    deliver: '배송',
    selfPickup: '직접 수령',
    points: '포인트 사용',
    total: '합계',
    card: '카드 결제 완료',
    owed: '남은 금액',
    thanks: '감사합니다',
    more: (count) => `외 ${count}가지 (주문 내역에서 보기)`,
  },
  // Uses only characters of GSM 03.38: one other character more than halves the capacity of a part.
  en: {
    shop: '[Hansang]',
    changed: 'Order changed -',
    cancelled: 'Order cancelled -',
    deliver: 'Delivery',
    selfPickup: 'Pick-up',
    points: 'Points used',
    total: 'Total',
    card: 'Paid by card',
    owed: 'Still to pay',
    thanks: 'Thank you!',
    more: (count) => `and ${count} more (see Order History)`,
  },
};

/** Longest texts of a customer that an SMS contains, characters; longer ones are cut. */
const maxNoteLength = 60;
const maxAddressLength = 120;

/** Most parts of one SMS; a longer list of lines is cut. */
export const maxSmsParts = 6;

/**
 * The confirmation SMS in the language of the order (spec §7): delivery or pick-up, date, address, note,
 * lines, amount due, whether it was paid by card, and thanks. `edited`: the SMS begins by saying that the
 * order was changed. `refunded`: a line about a refund.
 */
export function smsText(order: SmsOrder, edited = false, refunded = ''): string {
  return fitted(order, edited, sums(order, refunded));
}

/** The same about an order that a card has paid, for somebody who has not ordered it: no amounts (`textRecipients`). */
export function smsTextToAnother(order: SmsOrder, edited = false): string {
  return fitted(order, edited, [phrases[order.orderLang].card]);
}

function fitted(order: SmsOrder, edited: boolean, end: readonly string[]): string {
  const lines = Object.values(order.menus);
  let shown = lines.length;
  const text = () => textWith(order, lines, shown, edited, end);
  while (shown > 1 && smsSize(text()).parts > maxSmsParts) shown -= 1;
  return text();
}

/**
 * The SMS that tells a customer that staff have cancelled their order: what was to come, when and where, and with
 * `amounts` for how much.
 */
export function cancellationSmsText(order: SmsOrder, amounts = true): string {
  const text = phrases[order.orderLang];
  const { orderDeliverType } = order.customerInfo;
  return [
    `${text.shop} ${text.cancelled} ${text[orderDeliverType]} ${dayText(order)}`,
    shortened(withoutContacts(postalAddress(order.customerInfo), 10), maxAddressLength),
    amounts && `${text.total} ${formatMoney(amountDue(order))}`,
    text.thanks,
  ]
    .filter(Boolean)
    .join('\n');
}

/** The delivery day. The rules check it only for its length, so a customer can store any text in its place. */
function dayText({ deliveryDate }: SmsOrder): string {
  return shortened(withoutContacts(deliveryDate));
}

function textWith(
  order: SmsOrder,
  lines: readonly OrderLine[],
  shown: number,
  edited: boolean,
  end: readonly string[],
): string {
  const text = phrases[order.orderLang];
  const { orderDeliverType, note } = order.customerInfo;
  return [
    [text.shop, edited && text.changed, text[orderDeliverType], dayText(order)]
      .filter(Boolean)
      .join(' '),
    shortened(withoutContacts(postalAddress(order.customerInfo), 10), maxAddressLength),
    shortened(withoutContacts(note)),
    ...lines.slice(0, shown).map((line) => `${lineTitle(line, order.orderLang)} x${line.q}`),
    shown < lines.length ? text.more(lines.length - shown) : '',
    ...end,
    text.thanks,
  ]
    .filter(Boolean)
    .join('\n');
}

/** The lines with amounts: points, the amount due, what is still to be paid and what is refunded. */
function sums(order: SmsOrder, refunded: string): string[] {
  const text = phrases[order.orderLang];
  const owed = amountOwed(order);
  const cardMark = isCardPaid(order) && amountPaid(order) > 0 ? ` (${text.card})` : '';
  return [
    order.usedPoint > 0 ? `${text.points} ${formatMoney(-toCents(order.usedPoint))}` : '',
    `${text.total} ${formatMoney(amountDue(order))}${cardMark}`,
    owed > 0 ? `${text.owed} ${formatMoney(owed)}` : '',
    refunded,
  ];
}

/**
 * Removes everything from a customer's text that a phone would turn into a link, and invisible characters, which
 * could hide one: the SMS comes from the shop's number, and the customer can have it sent to a stranger.
 */
export function withoutLinks(words: string): string {
  return words
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/:\/\//g, ' ')
    .replace(/[.。](?=[^\s\p{P}])/gu, '. ');
}

/** A number as phones find it in a text: digits of any script, and what may stand between them. */
const callable =
  /\p{Nd}(?:(?:[\s()[\].~\u2053\u223c\u2010-\u2015\u2212ー-]|(?<!\s)\/(?!\s))*\p{Nd})+/gu;

/**
 * Removes links and breaks numbers that a phone would offer to call, which have `digits` or more; door codes
 * and ranges of house numbers stay.
 */
export function withoutContacts(words: string, digits = 8): string {
  return withoutLinks(words).replace(callable, (number) =>
    number.replace(/\P{Nd}/gu, '').length < digits ? number : `${number.slice(0, 3)}...`,
  );
}

/** A customer's text on one line, cut to `max` characters. */
export function shortened(text: string, max = maxNoteLength): string {
  return cutText(text.replace(/\s+/g, ' ').trim(), max, '...');
}
