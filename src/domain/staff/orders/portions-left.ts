import type { ActiveDate } from '../../dates/active-date.ts';
import { isOpen } from '../../dates/open-dates.ts';
import type { Order } from '../../order/order.ts';
import { type Sale, saleOf } from '../dates/on-sale.ts';
import { type StaffLogEntry, shopName } from '../staff-log.ts';
import { packingList } from './date-orders.ts';

/** How many portions of a dish are ordered on a date, of those that there are in all. */
export interface PortionsLeft {
  limit: number;
  ordered: number;
  /** Negative: so many more are ordered than there are. */
  left: number;
  /** Sold out though some are left, since a limit was raised or an order cancelled: `free-again` by staff, `at-limit` by the shop. */
  state: 'left' | 'free-again' | 'at-limit' | 'none' | 'over';
}

type Limits = Pick<ActiveDate, 'menus' | 'menuLimitInAll' | 'soldOutAtLimit'>;

/** What is left of a dish's limit in all; undefined without one. */
export function portionsLeft(
  date: Limits,
  menuKey: string,
  ordered: number,
): PortionsLeft | undefined {
  const limit = date.menuLimitInAll?.[menuKey];
  if (limit === undefined) return undefined;
  const left = limit - ordered;
  return { limit, ordered, left, state: stateOf(left, saleOf(date, menuKey)) };
}

function stateOf(left: number, sale: Sale): PortionsLeft['state'] {
  if (left < 0) return 'over';
  if (left === 0) return 'none';
  if (sale === 'at-limit') return sale;
  return sale ? 'left' : 'free-again';
}

/** Whether a date sells a dish that has a limit in all, so that its orders are to be counted. */
export function countsPortions({ menus, menuLimitInAll = {} }: Limits): boolean {
  return Object.keys(menuLimitInAll).some((menuKey) => menus[menuKey]);
}

/** How many portions of a dish are ordered, of those that there are; null for any number. */
export interface CountedDish {
  menuKey: string;
  ordered: number;
  limit: number | null;
}

/** The dishes on sale whose limit in all these orders, all of a date, have reached. */
export function limitsReached(date: Limits, orders: readonly Order[]): CountedDish[] {
  return packingList(orders).flatMap(({ menuKey, q: ordered }) => {
    const portions = portionsLeft(date, menuKey, ordered);
    const isReached = portions && portions.left <= 0 && date.menus[menuKey];
    return isReached ? [{ menuKey, ordered, limit: portions.limit }] : [];
  });
}

/**
 * Whether the shop has sold out dishes of a date by itself that it may sell again by itself at `now`, epoch ms: not after
 * the cut-off, when staff shop for what is ordered.
 */
export function maySellAgain(
  date: Limits & Pick<ActiveDate, 'active' | 'orderDone' | 'finishDate'>,
  now: number,
): boolean {
  return isOpen(date) && now < date.finishDate && dishesAtLimit(date).length > 0;
}

function dishesAtLimit(date: Limits): string[] {
  return Object.keys(date.menus).filter((menuKey) => saleOf(date, menuKey) === 'at-limit');
}

/**
 * The dishes that the shop has sold out by itself of which these orders, all of a date, leave portions: an order was
 * cancelled or reduced, or the limit raised or removed.
 */
export function portionsBack(date: Limits, orders: readonly Order[]): CountedDish[] {
  const counts = new Map(packingList(orders).map(({ menuKey, q }) => [menuKey, q]));
  return dishesAtLimit(date).flatMap((menuKey) => {
    const ordered = counts.get(menuKey) ?? 0;
    const limit = date.menuLimitInAll?.[menuKey] ?? null;
    return limit === null || ordered < limit ? [{ menuKey, ordered, limit }] : [];
  });
}

const hour = 60 * 60_000;

/**
 * From when on the shop may sell a dish again by itself, epoch ms, according to the log entries of its date: at once, and
 * after each time of the last day an hour later than after the one before. So whoever orders and cancels all day long
 * turns it seven times at most.
 */
export function sellsAgainFrom(
  entries: readonly Pick<StaffLogEntry, 'actor' | 'at' | 'after'>[],
  menuKey: string,
  now: number,
): number {
  const times = entries
    .filter(({ actor, after }) => {
      return actor === shopName && (after as Record<string, Sale>)[menuKey] === true;
    })
    .map(({ at }) => at)
    .filter((at) => at > now - 24 * hour);
  return Math.max(0, ...times) + times.length * hour;
}
