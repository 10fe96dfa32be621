import type { Language } from '../lib/language.ts';
import { type Cents, toCents } from '../lib/money.ts';
import { titlesOf } from '../order/line-titles.ts';
import type { LineTitle, OrderLine } from '../order/order.ts';
import { linkVersion, type PayLink } from './pay-link.ts';

/** What the page of a payment link shows; nothing of who the customer is or where they live. */
export interface PayPage {
  /** `failed`: it was paid, and the shop gives the payment back; `replaced`: another order stands in its place. */
  state: 'open' | 'paid' | 'failed' | 'cancelled' | 'expired' | 'replaced';
  /** The language of the order. */
  language: Language;
  /** Names the day of delivery. */
  dateId: string;
  lines: (LineTitle & Pick<OrderLine, 'menuKey' | 'q'> & { sum: Cents })[];
  amount: Cents;
  /** What was paid before, points included, of an order to which dishes are added; missing for a new one. */
  paidBefore?: Cents | undefined;
  /** Epoch ms. */
  until: number;
  /** Sent with the wish to pay: what is paid is what the page showed. */
  version: string;
}

/** The page of a link at `now`, epoch ms. */
export function payPageOf(link: PayLink, now: number): PayPage {
  const { order, amount, addsTo, until, dateId } = link;
  return {
    state: stateOf(link, now),
    language: order.orderLang,
    dateId,
    lines: Object.values(order.menus).map((line) => ({
      menuKey: line.menuKey,
      ...titlesOf(line),
      q: line.q,
      sum: toCents(line.subTotal),
    })),
    amount,
    ...(addsTo && { paidBefore: toCents(order.totalPrice) - amount }),
    until,
    version: linkVersion(link),
  };
}

function stateOf({ state, targetState, until }: PayLink, now: number): PayPage['state'] {
  const next = state === 'ending' ? (targetState ?? 'expired') : state;
  return next === 'open' && now >= until ? 'expired' : next;
}
