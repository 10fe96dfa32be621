import type { ActiveDate } from '../dates/active-date.ts';
import type { CustomerOrders } from '../order/order.ts';
import { limitOf, orderedElsewhere } from '../order/plan/order-limits.ts';
import type { OverLimit } from '../order/plan/order-problems.ts';
import type { PayLink } from './pay-link.ts';

type LimitedLink = Pick<PayLink, 'dateId' | 'orderKey' | 'order' | 'otherPortions'>;

/** How many portions of each dish of a link's order its customer has in other orders of the date, where there are any. */
export function otherPortionsOf(
  { dateId, orderKey, order }: Omit<LimitedLink, 'otherPortions'>,
  orders: CustomerOrders,
): Record<string, number> {
  const counted = Object.keys(order.menus).map((menuKey) => {
    return [menuKey, orderedElsewhere(orders, dateId, menuKey, orderKey)] as const;
  });
  return Object.fromEntries(counted.filter(([, q]) => q > 0));
}

/**
 * The lines of a link's order that exceed a limit per person together with what its customer has ordered for the date since
 * staff took it. What they had ordered then staff have accepted, and a limit that was lowered takes nothing back.
 */
export function overLimitOfLink(
  link: LimitedLink,
  date: ActiveDate | undefined,
  orders: CustomerOrders,
): OverLimit[] {
  if (!date) return [];
  return Object.entries(otherPortionsOf(link, orders)).flatMap(([menuKey, now]) => {
    const limit = limitOf(date, menuKey);
    const q = link.order.menus[menuKey]?.q ?? 0;
    const over =
      limit !== undefined && now > (link.otherPortions?.[menuKey] ?? 0) && q + now > limit;
    return over ? [{ code: 'over-limit' as const, menuKey, limit }] : [];
  });
}
