import type { ActiveDates } from '../../dates/active-date.ts';
import { dayNumber } from '../../dates/date-id.ts';
import { sydneyStamp } from '../../dates/sydney-time.ts';
import { cutText } from '../../lib/cut-text.ts';
import { translationsOf } from '../../lib/language.ts';
import type { Menu } from '../../menus/menu.ts';
import { isMenuPrice } from '../dates/catalogue-checks.ts';

/** Length limits of the texts of a menu, characters; they are needed because all menus share one document. */
export const menuTextLimits = { title: 80, desc: 1000, jori: 3000 } as const;

const textLimits: Readonly<Record<string, number>> = {
  ...menuTextLimits,
  ...translationsOf('title', () => menuTextLimits.title),
  ...translationsOf('desc', () => menuTextLimits.desc),
  ...translationsOf('jori', () => menuTextLimits.jori),
};

/** The longest text that a menu's field can hold, characters; undefined for what is no text. */
export const limitOf = (field: string): number | undefined => textLimits[field];

/** The invalid fields of a menu. */
export function menuProblems(menu: Menu, categories: Record<string, unknown>): (keyof Menu)[] {
  const texts = Object.keys(textLimits) as (keyof Menu)[];
  return [
    ...(menu.title.trim() === '' ? (['title'] as const) : []),
    ...texts.filter((field) => String(menu[field] ?? '').length > (limitOf(field) ?? 0)),
    ...(isMenuPrice(menu.price) ? [] : (['price'] as const)),
    ...(Object.hasOwn(categories, menu.cat) ? [] : (['cat'] as const)),
  ];
}

/** An id for a new menu, from its title: letters and digits of any script; not an existing id. */
export function newMenuId(menu: Pick<Menu, 'title' | 'titleEn'>, taken: object): string {
  const words = (menu.titleEn || menu.title)
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  const base = cutText(words, 60) || 'menu';
  let id = base;
  for (let number = 2; Object.hasOwn(taken, id); number += 1) id = `${base}-${number}`;
  return id;
}

/**
 * Ids of the dates that list a menu and are active or not past: while there are any, the menu cannot be
 * deleted.
 */
export function datesWithMenu(menuId: string, dates: ActiveDates, now: number): string[] {
  const today = Number(sydneyStamp(now).slice(0, 8));
  return Object.entries(dates)
    .filter(([dateId, date]) => menuId in date.menus && (date.active || dayNumber(dateId) >= today))
    .map(([dateId]) => dateId)
    .sort();
}
