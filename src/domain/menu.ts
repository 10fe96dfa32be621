import * as z from 'zod/mini';
import {
  defaultLanguage,
  furtherLanguages,
  type Language,
  localized,
  type Translations,
  translationsOf,
} from './language.ts';
import { parseEach } from './parse-each.ts';

const text = z.optional(z.string());

type ShownFlag = z.ZodMiniOptional<z.ZodMiniBoolean>;

function shownFlags() {
  const flags = furtherLanguages.map((language) => [language, z.optional(z.boolean())]);
  return Object.fromEntries(flags) as Record<(typeof furtherLanguages)[number], ShownFlag>;
}

/** A menu as stored under its id in manages/menus (spec §3). */
export const menuSchema = z.object({
  title: z.string().check(z.minLength(1)),
  ...translationsOf('title', () => text),
  desc: text,
  ...translationsOf('desc', () => text),
  /** Cooking instructions (조리). */
  jori: text,
  ...translationsOf('jori', () => text),
  /** Id of an embedded cooking video; one item has one (spec §7). */
  joriVideo: text,
  /** Dollars. */
  price: z.number().check(z.nonnegative()),
  cat: z.string(),
  /** `smallURL`: the same photo 400 px wide, where there is one. */
  photos: z.optional(z.array(z.object({ downloadURL: z.string(), smallURL: text }))),
  /** Shown in that language; every menu is in Korean. */
  ...shownFlags(),
  /** Set menus that earn no points. */
  noPoint: z.optional(z.boolean()),
  active: z.boolean(),
  /** Read by `allergensOf` and `dietOf`, apart from what the first screens load. */
  allergens: z.optional(z.unknown()),
  diet: z.optional(z.unknown()),
});
export type Menu = z.infer<typeof menuSchema>;
export type Photo = NonNullable<Menu['photos']>[number];

/** A category as stored under its id in manages/categories. */
export const categorySchema = z.object({
  id: z.string(),
  name: z.string().check(z.minLength(1)),
  ...translationsOf('name', () => text),
  order: z.number(),
});
export type Category = z.infer<typeof categorySchema>;

export type Menus = Record<string, Menu>;
export type Categories = Record<string, Category>;

/** manages/menus → the menus that fit the schema. */
export function parseMenus(data: Record<string, unknown>): Menus {
  return parseEach(data, menuSchema, 'manages/menus');
}

/** manages/categories → the categories that fit the schema. */
export function parseCategories(data: Record<string, unknown>): Categories {
  return parseEach(data, categorySchema, 'manages/categories');
}

/** A menu's title in the reader's language; Korean where there is no English. */
export function menuTitle(
  menu: Pick<Menu, 'title'> & Translations<'title'>,
  language: Language,
): string {
  return localized(menu, 'title', language);
}

/** A category's name in the reader's language. */
export function categoryName(category: Category, language: Language): string {
  return localized(category, 'name', language);
}

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
 * The menus of one date by category in category order (spec §2). A date lists the menus that its
 * `menus` map names (`delistedMenus` adds to it); a false flag there is sold out early. English shows only menus flagged `en`.
 * Categories without a menu on that date are left out; menus of an unknown category come last.
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
      // Sold-out menus stay in view but after what can still be ordered.
      menus: listed.sort(
        (a, b) => Number(b.open) - Number(a.open) || a.menu.title.localeCompare(b.menu.title, 'ko'),
      ),
    }));
}
