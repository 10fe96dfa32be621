import type { PayLink } from '../card/pay-link.ts';
import { formatUntil } from '../dates/cut-off-nearness.ts';
import { deliveryDay } from '../dates/delivery-day.ts';
import type { Language } from '../lib/language.ts';
import { formatMoney } from '../lib/money.ts';

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

const added: Record<Language, (facts: LinkFacts) => string> = {
  ko: ({ day, amount, until, link }) =>
    `[한상] ${day} 배송에 더하신 음식 ${amount} 카드 결제: ${link} ${until}까지 결제하시면 주문에 들어가요.`,
  en: ({ day, amount, until, link }) =>
    `[Hansang] Dishes added to delivery ${day}: pay ${amount} by card, by ${until}, to have them in your order. ${link}`,
};

/** The SMS with the link to pay an order that was taken by phone: the day, the amount and until when, no words of anybody. */
export function payLinkSms(
  { order, amount, until, addsTo }: Pick<PayLink, 'order' | 'amount' | 'until' | 'addsTo'>,
  { link, now }: { link: string; now: number },
): string {
  const { orderLang, dateId } = order;
  return (addsTo ? added : texts)[orderLang]({
    day: deliveryDay(dateId, orderLang, now),
    amount: formatMoney(amount),
    until: formatUntil(until, orderLang, now),
    link,
  });
}
