import type { ActiveDate } from '../../dates/active-date.ts';
import { sameValue } from '../../lib/same-value.ts';
import type { Menus } from '../../menus/menu.ts';
import type { CustomerOrders, Order } from '../order.ts';
import { quantitiesOf } from '../order.ts';
import { sells } from '../plan/order-problems.ts';

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

/** Whether a date sells any dish of an earlier order. */
export function sellsAnyOf(date: ActiveDate, menus: Menus, order: Pick<Order, 'menus'>): boolean {
  return Object.keys(order.menus).some((menuKey) => sells(date, menus, menuKey));
}

/** Whether a customer has an order for another date of which they could order something again for this one. */
export function canOrderAgain(
  orders: CustomerOrders | undefined,
  dateId: string,
  date: ActiveDate,
  menus: Menus,
): boolean {
  return Object.entries(orders ?? {}).some(
    ([other, ofDate]) =>
      other !== dateId && Object.values(ofDate).some((order) => sellsAnyOf(date, menus, order)),
  );
}
