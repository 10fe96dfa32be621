import { formatUntil } from '../dates/cut-off-nearness.ts';
import { deliveryDay } from '../dates/delivery-day.ts';
import type { Language } from '../lib/language.ts';
import { formatMoney } from '../lib/money.ts';
import { amountDue, type Order } from '../order/order.ts';

interface LinkFacts {
  day: string;
  amount: string;
  until: string;
  link: string;
}

const texts: Record<Language, (facts: LinkFacts) => string> = {
  ko: ({ day, amount, until, link }) =>
    `[한상] ${day} 배송 ${amount} 카드 결제: ${link} ${until}까지 결제하시면 주문이 확정돼요.`,
  // Uses only characters of GSM 03.38, as sms-text.ts says.
  en: ({ day, amount, until, link }) =>
    `[Hansang] Delivery ${day}: pay ${amount} by card to confirm your order, by ${until}. ${link}`,
};

/** The SMS with the link to pay an order that was taken by phone: the day, the amount and until when, no words of anybody. */
export function payLinkSms(
  order: Order,
  { until, link, now }: { until: number; link: string; now: number },
): string {
  const { orderLang, dateId } = order;
  return texts[orderLang]({
    day: deliveryDay(dateId, orderLang, now),
    amount: formatMoney(amountDue(order)),
    until: formatUntil(until, orderLang, now),
    link,
  });
}
