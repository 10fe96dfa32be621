import type { ActiveDate, ActiveDates } from '../../dates/active-date.ts';
import type { Categories, Menus } from '../../menus/menu.ts';
import type { Order } from '../../order/order.ts';
import { type DateCheck, dateChecks, openingChecks } from '../dates/date-checks.ts';
import { dateState } from '../dates/date-state.ts';
import { packingList } from '../orders/date-orders.ts';
import { portionsLeft } from '../orders/portions-left.ts';

/** What a date is compared with. */
export interface WeekContext {
  menus: Menus;
  /** Undefined until they are loaded. */
  categories: Categories | undefined;
  /** All dates of the shop. */
  dates: ActiveDates;
  /** Epoch ms. */
  now: number;
}

/**
 * What is missing on a date before it opens, or while it is open, the most important first. A closed date sells
 * nothing more, so of it only the dishes over their limit count. `orders`: those of the date; undefined until they
 * are loaded.
 */
export function weekChecks(
  dateId: string,
  date: ActiveDate,
  context: WeekContext,
  orders: readonly Order[] | undefined,
): DateCheck[] {
  const over = overLimit(date, orders ?? []);
  return dateState(date) === 'closed' ? over : [...dateGaps(dateId, date, context), ...over];
}

function overLimit(date: ActiveDate, orders: readonly Order[]): DateCheck[] {
  return packingList(orders)
    .filter(({ menuKey, q }) => portionsLeft(date, menuKey, q)?.state === 'over')
    .map(({ menuKey: menuId }) => ({ code: 'menu-over', menuId }));
}

function dateGaps(
  dateId: string,
  date: ActiveDate,
  { menus, categories, dates, now }: WeekContext,
): DateCheck[] {
  const checksOf = dateState(date) === 'hidden' ? openingChecks : dateChecks;
  const hasCutOff = date.finishDate > 0;
  const sold = Object.keys(date.menus).filter((menuId) => menus[menuId]?.active);
  const of = (code: 'menu-category' | 'menu-photo' | 'menu-sold-out', ids: readonly string[]) =>
    ids.map((menuId) => ({ code, menuId }));
  return [
    ...(hasCutOff ? [] : [{ code: 'no-cut-off' as const }]),
    ...(date.area ? [] : [{ code: 'no-area' as const }]),
    // Without a cut-off there is none that could have passed.
    ...checksOf(dateId, date, menus, dates, now).filter(
      ({ code }) => hasCutOff || code !== 'closes-past',
    ),
    ...of(
      'menu-category',
      sold.filter((menuId) => categories && !Object.hasOwn(categories, menus[menuId]?.cat ?? '')),
    ),
    ...of(
      'menu-photo',
      sold.filter((menuId) => !menus[menuId]?.photos?.length),
    ),
    ...of(
      'menu-sold-out',
      sold.filter((menuId) => !date.menus[menuId]),
    ),
  ];
}
