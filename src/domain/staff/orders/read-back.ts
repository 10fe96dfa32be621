import { postalAddress } from '../../customer/delivery-info.ts';
import { formatLongDay } from '../../dates/format-date.ts';
import type { Language } from '../../lib/language.ts';
import { type Cents, formatMoney } from '../../lib/money.ts';

/** What staff have heard from a caller. */
export interface HeardOrder {
  name: string;
  phone: string;
  address: Parameters<typeof postalAddress>[0];
  /** The day of delivery, epoch ms. */
  day: number;
  /** The time that the customer has been told, "1:00-2:00 pm"; undefined until staff set the times. */
  window: string | undefined;
  /** In the order of the order, titles in the caller's language. */
  dishes: readonly { title: string; q: number }[];
  total: Cents;
  pointsUsed: Cents;
  toPay: Cents;
  payment: 'cash' | 'card';
}

interface Sentences {
  day: (name: string, day: string) => string;
  window: (window: string) => string;
  noWindow: string;
  address: (address: string) => string;
  phone: (phone: string) => string;
  dishes: (dishes: string) => string;
  dish: (title: string, q: number) => string;
  sum: (total: string) => string;
  points: (points: string) => string;
  cash: (amount: string) => string;
  card: (amount: string) => string;
  nothing: string;
}

const sentences: Record<Language, Sentences> = {
  // Amounts end in a vowel when they are read aloud: 달러, 센트.
  ko: {
    day: (name, day) => `${name} 님, 배송은 ${day}이에요.`,
    window: (window) => `도착 시간은 ${window} 사이예요.`,
    noWindow: '도착 시간은 정해지면 문자로 알려 드려요.',
    address: (address) => `주소는 ${address}, 맞으시죠?`,
    phone: (phone) => `전화번호는 ${phone}, 맞으시죠?`,
    dishes: (dishes) => `주문하신 음식은 ${dishes}예요.`,
    dish: (title, q) => `${title} ${q}개`,
    sum: (total) => `모두 ${total}예요.`,
    points: (points) => `포인트 ${points}를 빼 드려요.`,
    cash: (amount) => `배송받으실 때 현금으로 ${amount}를 주시면 돼요.`,
    card: (amount) => `카드로 ${amount}를 내실 링크를 문자로 보내 드려요. 결제하셔야 주문이 돼요.`,
    nothing: '더 내실 돈은 없어요.',
  },
  en: {
    day: (name, day) => `${name}, we deliver on ${day}.`,
    window: (window) => `It arrives ${window}.`,
    noWindow: 'We text you the time once it is set.',
    address: (address) => `The address is ${address}. Is that right?`,
    phone: (phone) => `Your number is ${phone}. Is that right?`,
    dishes: (dishes) => `You ordered ${dishes}.`,
    dish: (title, q) => `${q} × ${title}`,
    sum: (total) => `That is ${total} in all.`,
    points: (points) => `Your points pay ${points} of it.`,
    cash: (amount) => `Please pay ${amount} in cash when it comes.`,
    card: (amount) =>
      `We text you a link to pay ${amount} by card. It is an order once you have paid.`,
    nothing: 'There is nothing more to pay.',
  },
};

/** The sentences by which staff read an order back to its caller before they store it, in the caller's language (spec §7). */
export function readBack(order: HeardOrder, language: Language, now: number): string[] {
  const say = sentences[language];
  const { name, window, dishes, total, pointsUsed, toPay, payment } = order;
  return [
    say.day(name, formatLongDay(order.day, language, now)),
    window === undefined ? say.noWindow : say.window(window),
    say.address(postalAddress(order.address)),
    say.phone(order.phone),
    say.dishes(dishes.map(({ title, q }) => say.dish(title, q)).join(', ')),
    say.sum(formatMoney(total)),
    ...(pointsUsed > 0 ? [say.points(formatMoney(pointsUsed))] : []),
    toPay > 0 ? say[payment](formatMoney(toPay)) : say.nothing,
  ];
}
