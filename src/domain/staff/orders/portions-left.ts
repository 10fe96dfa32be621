import type { ActiveDate } from '../../dates/active-date.ts';
import type { Order } from '../../order/order.ts';
import { packingList } from './date-orders.ts';

/** How many portions of a dish are ordered on a date, of those that there are in all. */
export interface PortionsLeft {
  limit: number;
  ordered: number;
  /** Negative: so many more are ordered than there are. */
  left: number;
  /** `free-again`: sold out though some are left, since a limit was raised or an order cancelled. */
  state: 'left' | 'free-again' | 'none' | 'over';
}

type Limits = Pick<ActiveDate, 'menus' | 'menuLimitInAll'>;

/** What is left of a dish's limit in all; undefined without one. */
export function portionsLeft(
  date: Limits,
  menuKey: string,
  ordered: number,
): PortionsLeft | undefined {
  const limit = date.menuLimitInAll?.[menuKey];
  if (limit === undefined) return undefined;
  const left = limit - ordered;
  return { limit, ordered, left, state: stateOf(left, date.menus[menuKey] === true) };
}

function stateOf(left: number, onSale: boolean): PortionsLeft['state'] {
  if (left < 0) return 'over';
  if (left === 0) return 'none';
  return onSale ? 'left' : 'free-again';
}

/** Whether a date sells a dish that has a limit in all, so that its orders are to be counted. */
export function countsPortions({ menus, menuLimitInAll = {} }: Limits): boolean {
  return Object.keys(menuLimitInAll).some((menuKey) => menus[menuKey]);
}

/** The dishes on sale whose limit in all these orders, all of a date, have reached. */
export function limitsReached(
  date: Limits,
  orders: readonly Order[],
): { menuKey: string; ordered: number; limit: number }[] {
  return packingList(orders).flatMap(({ menuKey, q: ordered }) => {
    const portions = portionsLeft(date, menuKey, ordered);
    const isReached = portions && portions.left <= 0 && date.menus[menuKey];
    return isReached ? [{ menuKey, ordered, limit: portions.limit }] : [];
  });
}
