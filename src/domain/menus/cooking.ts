import type { ActiveDate, ActiveDates } from '../dates/active-date.ts';
import { sydneyYear } from '../dates/sydney-time.ts';
import { fieldIn, type Language, languages, type Translations } from '../lib/language.ts';
import { type Menu, type Menus, menuTitle } from './menu.ts';
import { isShownIn } from './menu-list.ts';

/** How long after its delivery the cooking information of a date is available, ms: 90 days (spec §9). */
export const keptForCookingMs = 7_776_000_000;

/**
 * The years that past dates with cooking information at `now` (server time, epoch ms) can be in: one or two.
 */
export function yearsKept(now: number): number[] {
  return [...new Set([sydneyYear(now), sydneyYear(now - keptForCookingMs)])];
}

/**
 * Dates with cooking information, with their menus: listed dates and those delivered in the last 90 days, the
 * latest first. Dates without cooking information are left out.
 */
export function cookingDates(
  sources: readonly (ActiveDates | undefined)[],
  now: number,
  menus: Menus,
  language: Language,
): { dateId: string; date: ActiveDate; menuIds: string[] }[] {
  // The first source wins: a listed date may also be in the document of its year.
  const merged: ActiveDates = Object.assign({}, ...[...sources].reverse());
  return Object.entries(merged)
    .filter(([, { deliveryDate }]) => now - deliveryDate <= keptForCookingMs)
    .map(([dateId, date]) => ({ dateId, date, menuIds: cookingMenus(date.menus, menus, language) }))
    .filter(({ menuIds }) => menuIds.length > 0)
    .sort((a, b) => b.date.deliveryDate - a.date.deliveryDate || b.dateId.localeCompare(a.dateId));
}

/**
 * Whether the cooking information lists a menu: the menu has a cooking text or video and is shown in this
 * language (spec §2).
 */
export function isInCookingList(menu: Menu | undefined, language: Language): menu is Menu {
  if (!menu || !isShownIn(menu, language)) return false;
  return Boolean(cookingText(menu, language) || menu.joriVideo);
}

/**
 * Ids of a date's menus with cooking information, sorted by title; includes menus that are no longer sold.
 */
function cookingMenus(dateMenus: ActiveDate['menus'], menus: Menus, language: Language): string[] {
  const title = (menuId: string) => {
    const menu = menus[menuId];
    return menu ? menuTitle(menu, language) : '';
  };
  return Object.keys(dateMenus)
    .filter((menuId) => isInCookingList(menus[menuId], language))
    .sort((a, b) => title(a).localeCompare(title(b), language));
}

/** Cooking text in the reader's language, or else in another language. */
export function cookingText(
  menu: Pick<Menu, 'jori'> & Translations<'jori'>,
  language: Language,
): { text: string; language: Language } | undefined {
  for (const choice of [language, ...languages]) {
    const text = fieldIn(menu, 'jori', choice);
    if (text) return { text, language: choice };
  }
  return undefined;
}

/** Cookie-free address of a cooking video; undefined for an invalid video id. */
export function videoAddress(videoId: string | undefined): string | undefined {
  return videoId && /^[\w-]{6,20}$/.test(videoId)
    ? `https://www.youtube-nocookie.com/embed/${videoId}`
    : undefined;
}
