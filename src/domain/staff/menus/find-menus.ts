import { inEveryLanguage, type Language } from '../../lib/language.ts';
import { allergensOf, isStated } from '../../menus/allergens.ts';
import { type Menu, type Menus, menuTitle } from '../../menus/menu.ts';
import { isFound, searchTextOf } from '../orders/find-orders.ts';

export const menuFilters = [
  'all',
  'active',
  'inactive',
  'no-english',
  'no-allergens',
  'no-photo',
] as const;
export type MenuFilter = (typeof menuFilters)[number];

const isShown: Record<MenuFilter, (menu: Menu) => boolean> = {
  all: () => true,
  active: ({ active }) => active,
  inactive: ({ active }) => !active,
  'no-english': ({ en, titleEn }) => !en || !titleEn,
  'no-allergens': ({ allergens }) => !isStated(allergensOf({ allergens })),
  'no-photo': ({ photos }) => !photos?.length,
};

export interface MenuSearch {
  filter: MenuFilter;
  /** Category id; '' for all. */
  category: string;
  /** Part of a title in either language, or its initial consonants. */
  text: string;
}

/** Compares two menus by their titles in the reader's language. */
export function byTitle(menus: Menus, language: Language): (a: string, b: string) => number {
  const titleOf = (menuId: string) => {
    const menu = menus[menuId];
    return menu ? menuTitle(menu, language) : '';
  };
  return (a, b) => titleOf(a).localeCompare(titleOf(b), language);
}

/** Menus that a search finds, sorted by title in the reader's language. */
export function findMenus(
  menus: Menus,
  search: MenuSearch,
  language: Language,
): { menuId: string; menu: Menu }[] {
  return Object.entries(menus)
    .filter(
      ([, menu]) =>
        isShown[search.filter](menu) &&
        (search.category === '' || menu.cat === search.category) &&
        isFound(searchTextOf(...inEveryLanguage(menu, 'title')), search.text),
    )
    .map(([menuId, menu]) => ({ menuId, menu }))
    .sort((a, b) =>
      menuTitle(a.menu, language).localeCompare(menuTitle(b.menu, language), language),
    );
}

/** How many menus each filter would show. */
export function countMenus(menus: Menus): Record<MenuFilter, number> {
  const all = Object.values(menus);
  return Object.fromEntries(
    menuFilters.map((filter) => [filter, all.filter(isShown[filter]).length]),
  ) as Record<MenuFilter, number>;
}
