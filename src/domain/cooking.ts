import { type ActiveDate, type ActiveDates, sydneyYear } from './dates.ts';
import { fieldIn, type Language, languages, type Translations } from './language.ts';
import { type Menu, type Menus, menuTitle } from './menu.ts';
import { isShownIn } from './menu-list.ts';

/** How long after its delivery a date is kept for cooking information, ms: 90 days (spec §9). */
export const keptForCookingMs = 7_776_000_000;

/** The years whose past dates may still be kept at `now` (server time, epoch ms): one or two. */
export function yearsKept(now: number): number[] {
  return [...new Set([sydneyYear(now), sydneyYear(now - keptForCookingMs)])];
}

/**
 * Dates to look up cooking information by, with their menus: those on show and those kept, the latest
 * first. Dates with nothing to look up are left out.
 */
export function cookingDates(
  sources: readonly (ActiveDates | undefined)[],
  now: number,
  menus: Menus,
  language: Language,
): { dateId: string; date: ActiveDate; menuIds: string[] }[] {
  // The first source wins: a date on show may still stand among its year's.
  const merged: ActiveDates = Object.assign({}, ...[...sources].reverse());
  return Object.entries(merged)
    .filter(([, { deliveryDate }]) => now - deliveryDate <= keptForCookingMs)
    .map(([dateId, date]) => ({ dateId, date, menuIds: cookingMenus(date.menus, menus, language) }))
    .filter(({ menuIds }) => menuIds.length > 0)
    .sort((a, b) => b.date.deliveryDate - a.date.deliveryDate || b.dateId.localeCompare(a.dateId));
}

/**
 * Whether a menu is listed with its cooking information: it has some, and in English it is one of those
 * that English shows (spec §2).
 */
export function isInCookingList(menu: Menu | undefined, language: Language): menu is Menu {
  if (!menu || !isShownIn(menu, language)) return false;
  return Boolean(cookingText(menu, language) || menu.joriVideo);
}

/** Ids of a date's menus with cooking information, by title; menus that are no longer sold too. */
function cookingMenus(dateMenus: ActiveDate['menus'], menus: Menus, language: Language): string[] {
  const title = (menuId: string) => {
    const menu = menus[menuId];
    return menu ? menuTitle(menu, language) : '';
  };
  return Object.keys(dateMenus)
    .filter((menuId) => isInCookingList(menus[menuId], language))
    .sort((a, b) => title(a).localeCompare(title(b), language));
}

/** Cooking text in the reader's language, or in another one where there is only that. */
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

/** Address of a menu's cooking video without cookies; undefined for what is no video id. */
export function videoAddress(videoId: string | undefined): string | undefined {
  return videoId && /^[\w-]{6,20}$/.test(videoId)
    ? `https://www.youtube-nocookie.com/embed/${videoId}`
    : undefined;
}
