import type { ActiveDate, ActiveDates } from '../../dates/active-date.ts';
import type { Menus } from '../../menus/menu.ts';
import { type DateProblem, dateProblems, isMenuPrice } from './catalogue-checks.ts';

/** Problems of a date that is to take orders. */
export type DateCheck =
  | DateProblem
  /** No menu of the date can be ordered. */
  | { code: 'no-menus' }
  /** The menu is inactive or no longer in the catalogue, so customers do not see it. */
  | { code: 'menu-off'; menuId: string }
  | { code: 'menu-price'; menuId: string }
  /** The menu is hidden in English, or has no English title. */
  | { code: 'menu-english'; menuId: string }
  /** These are named in the week only (src/domain/staff/week). */
  | { code: 'no-cut-off' }
  /** No area is stored: the weekday decides where the date is delivered. */
  | { code: 'no-area' }
  | { code: 'menu-photo'; menuId: string }
  /** The menu's category is not one of the shop's, so customers see it after all others. */
  | { code: 'menu-category'; menuId: string }
  | { code: 'menu-sold-out'; menuId: string }
  /** More is ordered than the menu's limit in all. */
  | { code: 'menu-over'; menuId: string };

/**
 * Checks a date under `dateId` together with the `others` of the shop, at `now` (epoch ms); the most
 * important problems come first.
 */
export function dateChecks(
  dateId: string,
  date: ActiveDate,
  menus: Menus,
  others: ActiveDates,
  now: number,
): DateCheck[] {
  const named = Object.keys(date.menus);
  const sold = named.filter((menuId) => menus[menuId]?.active);
  const of = (code: 'menu-off' | 'menu-price' | 'menu-english', ids: readonly string[]) =>
    ids.map((menuId) => ({ code, menuId }));
  return [
    ...dateProblems(dateId, date, others, now),
    ...(sold.length === 0 ? [{ code: 'no-menus' as const }] : []),
    ...of(
      'menu-price',
      sold.filter((menuId) => !isMenuPrice(menus[menuId]?.price ?? 0)),
    ),
    ...of(
      'menu-english',
      sold.filter((menuId) => !(menus[menuId]?.en && menus[menuId]?.titleEn)),
    ),
    ...of(
      'menu-off',
      named.filter((menuId) => !menus[menuId]?.active),
    ),
  ];
}

/** The checks of a stored date if it took orders; those that `preventsOpening` must be solved first. */
export function openingChecks(
  dateId: string,
  date: ActiveDate,
  menus: Menus,
  others: ActiveDates,
  now: number,
): DateCheck[] {
  return dateChecks(dateId, { ...date, active: true, orderDone: false }, menus, others, now);
}

/** Whether a date can't take orders with this problem. After its cut-off it may, for a late order. */
export function preventsOpening(check: DateCheck): boolean {
  return preventsCreation(check) && check.code !== 'closes-past';
}

const blocking: readonly DateCheck['code'][] = [
  'no-menus',
  'menu-price',
  'delivery-past',
  'closes-too-late',
  'closes-past',
  'same-day',
];

/** Whether a new date can't be stored with this problem. */
export function preventsCreation({ code }: DateCheck): boolean {
  return blocking.includes(code);
}
