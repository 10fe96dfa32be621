import type { ActiveDate, ActiveDates } from '../dates.ts';
import { type DateProblem, dateProblems, isMenuPrice } from '../import-checks.ts';
import type { Menus } from '../menu.ts';

/** What is missing or wrong about a date that is to take orders. */
export type DateCheck =
  | DateProblem
  /** Nothing on it can be ordered. */
  | { code: 'no-menus' }
  /** In the catalogue no longer, or off it: customers don't see it. */
  | { code: 'menu-off'; menuId: string }
  | { code: 'menu-price'; menuId: string }
  /** English customers don't see it, or see its Korean title. */
  | { code: 'menu-english'; menuId: string };

/** Checks a date under `dateId` beside `others`, at `now` (epoch ms); what matters most comes first. */
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

/** Whether a date may not be shown before this is put right; the rest is for staff to know. */
export function preventsOpening({ code }: DateCheck): boolean {
  return code !== 'menu-english' && code !== 'menu-off';
}
