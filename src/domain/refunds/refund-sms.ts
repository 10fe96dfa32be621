import type { Language } from '../lib/language.ts';
import { type Cents, formatMoney, formatPoints } from '../lib/money.ts';
import { shortened, withoutContacts, withoutLinks } from '../messages/sms-text.ts';
import type { Order } from '../order/order.ts';
import type { PendingSms, RefundKind, RefundTarget } from './refund.ts';

interface Phrases {
  shop: string;
  refund: string;
  cancelled: string;
  orderless: string;
  deliver: string;
  selfPickup: string;
  toCard: string;
  asPoints: string;
  asRequested: string;
  pointsBack: (points: string) => string;
  thanks: string;
}

const phrases: Record<Language, Phrases> = {
  ko: {
    shop: '[한상]',
    refund: '환불',
    cancelled: '주문 취소',
    orderless: '주문이 되지 않은 결제예요.',
    deliver: '배송',
    selfPickup: '픽업',
    toCard: '결제하신 카드로, 며칠 걸릴 수 있어요',
    asPoints: '포인트로',
    asRequested: '요청하신 대로 해 드렸어요.',
    pointsBack: (points) => `쓰신 포인트 ${points}점을 돌려드렸어요.`,
    thanks: '감사합니다',
  },
  // Only characters of GSM 03.38.
  en: {
    shop: '[Hansang]',
    refund: 'Refund',
    cancelled: 'Order cancelled',
    orderless: 'This payment did not become an order.',
    deliver: 'Delivery',
    selfPickup: 'Pick-up',
    toCard: 'to your card, it can take some days',
    asPoints: 'as points',
    asRequested: 'As you asked.',
    pointsBack: (points) => `The ${points} points that you used are yours again.`,
    thanks: 'Thank you!',
  },
};

/** "Refund $5.00 (as points)"; empty if nothing is refunded. */
export function refundLine(language: Language, given: Cents, to: RefundTarget): string {
  if (given === 0) return '';
  const text = phrases[language];
  return `${text.refund} ${formatMoney(given)} (${to === 'card' ? text.toCard : text.asPoints})`;
}

/** The reason that the customer reads where staff agree to a request and say nothing else. */
export function agreedReason(language: Language): string {
  return phrases[language].asRequested;
}

/** The SMS about a refund that makes no new version of the order, in the language of the order. */
export function refundSms(
  { customerInfo, orderLang, deliveryDate }: Order,
  refund: {
    kind: RefundKind;
    given: Cents;
    to: RefundTarget;
    reason: string;
    pointsBack?: Cents | undefined;
  },
): PendingSms {
  const text = phrases[orderLang];
  const { kind, given, to, reason, pointsBack } = refund;
  const what = kind === 'cancellation' ? text.cancelled : text.refund;
  const smsMsgBody = [
    `${text.shop} ${what} - ${text[customerInfo.orderDeliverType]} ${shortened(withoutContacts(deliveryDate))}`,
    kind === 'exception' ? text.orderless : '',
    refundLine(orderLang, given, to),
    pointsBack ? text.pointsBack(formatPoints(pointsBack)) : '',
    shortened(withoutLinks(reason)),
    text.thanks,
  ]
    .filter(Boolean)
    .join('\n');
  return { name: customerInfo.name, phone: customerInfo.phone, smsMsgBody };
}
