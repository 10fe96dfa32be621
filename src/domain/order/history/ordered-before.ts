import { sameValue } from '../../lib/same-value.ts';
import type { CustomerOrders, Order } from '../order.ts';
import { quantitiesOf } from '../order.ts';

/** How many earlier orders the customer can choose to order again. */
const offered = 3;

/**
 * The last orders for other dates, newest first; of several with the same dishes and quantities only the
 * newest.
 */
export function lastOrders(history: readonly Order[], dateId: string): Order[] {
  const found: Order[] = [];
  for (const order of history) {
    const known = found.some((one) => sameValue(quantitiesOf(one), quantitiesOf(order)));
    if (order.dateId !== dateId && !known) found.push(order);
    if (found.length === offered) break;
  }
  return found;
}

/** Ids of the menus that a customer has ordered before. */
export function orderedBefore(orders: CustomerOrders): ReadonlySet<string> {
  return new Set(
    Object.values(orders).flatMap((ofDate) =>
      Object.values(ofDate).flatMap((order) => Object.keys(order.menus)),
    ),
  );
}

/** Whether a customer has an order for another date, which they could order again for this one. */
export function hasOrderElsewhere(orders: CustomerOrders | undefined, dateId: string): boolean {
  return Object.entries(orders ?? {}).some(
    ([other, ofDate]) => other !== dateId && Object.keys(ofDate).length > 0,
  );
}
