import { defaultLanguage, type Language } from '../lib/language.ts';
import type { Categories, Category, Menu, Menus } from './menu.ts';

/** Whether a menu that can be ordered is shown in a language (spec §2). */
export function isShownIn(menu: Menu, language: Language): boolean {
  return language === defaultLanguage || menu[language] === true;
}

/** A menu on one date's list. */
export interface ListedMenu {
  menuId: string;
  menu: Menu;
  /** False when the menu is sold out early on that date. */
  open: boolean;
}

/**
 * The menus of one date by category in category order (spec §2). A date lists the menus in its `menus` map
 * (callers add `delistedMenus` to it); `false` there means sold out early. In English only menus with the
 * flag `en` are shown. Categories without a menu on that date are left out; menus of an unknown category come
 * last.
 */
export function menusByCategory(
  dateMenus: Record<string, boolean>,
  menus: Menus,
  categories: Categories,
  language: Language,
): { category: Category | undefined; menus: ListedMenu[] }[] {
  const groups = new Map<string, ListedMenu[]>();
  for (const [menuId, open] of Object.entries(dateMenus)) {
    const menu = menus[menuId];
    if (!menu?.active || !isShownIn(menu, language)) continue;
    const key = categories[menu.cat] ? menu.cat : '';
    const group = groups.get(key);
    if (group) group.push({ menuId, menu, open });
    else groups.set(key, [{ menuId, menu, open }]);
  }
  const rank = (key: string) => categories[key]?.order ?? Number.POSITIVE_INFINITY;
  return [...groups]
    .sort(([a], [b]) => (rank(a) === rank(b) ? a.localeCompare(b) : rank(a) - rank(b)))
    .map(([key, listed]) => ({
      category: categories[key],
      // Sold-out menus are shown after those that can still be ordered.
      menus: listed.sort(
        (a, b) => Number(b.open) - Number(a.open) || a.menu.title.localeCompare(b.menu.title, 'ko'),
      ),
    }));
}
