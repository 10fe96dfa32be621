import * as z from 'zod/mini';
import {
  furtherLanguages,
  type Language,
  localized,
  type Translations,
  translationsOf,
} from '../lib/language.ts';
import { parseEach } from '../lib/parse-each.ts';

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
  /** Id of an embedded YouTube cooking video; only one menu has one (spec §7). */
  joriVideo: text,
  /** Dollars. */
  price: z.number().check(z.nonnegative()),
  cat: z.string(),
  /** `smallURL`: the same photo, 400 px wide, if there is one. */
  photos: z.optional(z.array(z.object({ downloadURL: z.string(), smallURL: text }))),
  /** Whether the menu is shown in that language; every menu is shown in Korean. */
  ...shownFlags(),
  /** True for set menus, which earn no points. */
  noPoint: z.optional(z.boolean()),
  /** Whether its price has no GST in it; unset: nothing is stated, and it counts as taxable. */
  gstFree: z.optional(z.boolean()),
  active: z.boolean(),
  /**
   * Validated by `allergensOf` and `dietOf`, to keep their schemas out of the code that the first screens
   * load.
   */
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

/** Parses manages/menus; leaves out menus that do not fit the schema. */
export function parseMenus(data: Record<string, unknown>): Menus {
  return parseEach(data, menuSchema, 'manages/menus');
}

/** Parses manages/categories; leaves out categories that do not fit the schema. */
export function parseCategories(data: Record<string, unknown>): Categories {
  return parseEach(data, categorySchema, 'manages/categories');
}

/** A menu's title with its translations. */
export type MenuTitles = Pick<Menu, 'title'> & Translations<'title'>;

/** A menu's title in the reader's language; Korean if it has no translation. */
export function menuTitle(menu: MenuTitles, language: Language): string {
  return localized(menu, 'title', language);
}

/** A category's name in the reader's language. */
export function categoryName(category: Category, language: Language): string {
  return localized(category, 'name', language);
}
