import { translationsOf } from '../../lib/language.ts';
import { type Cents, toCents } from '../../lib/money.ts';
import { amountDue, type LineTitle, lineTitle, type Order } from '../../order/order.ts';
import { orderVersion } from '../../order/plan/order-plan.ts';

/** What staff's changes of an order compare, show and log; null where there is no order. */
export type OrderState = {
  /** `orderVersion`. */
  version: string | null;
  /** Sum and what is left to pay, cents. */
  total: Cents;
  due: Cents;
  address: string;
  lines: (LineTitle & { q: number })[];
} | null;

/** The state of a stored order. */
export function orderStateOf(order: Order | undefined): OrderState {
  if (!order) return null;
  return {
    version: orderVersion(order),
    total: toCents(order.totalPrice),
    due: amountDue(order),
    address: order.customerInfo.address,
    lines: Object.values(order.menus)
      .map((line) => ({
        menuTitle: line.menuTitle,
        ...translationsOf('menuTitle', (language) => lineTitle(line, language)),
        q: line.q,
      }))
      .sort((a, b) => (a.menuTitle < b.menuTitle ? -1 : 1)),
  };
}
