import * as z from 'zod/mini';
import type { Language } from '../../lib/language.ts';
import { ownValue } from '../../lib/own-value.ts';
import { parseEach } from '../../lib/parse-each.ts';
import type { Menus } from '../../menus/menu.ts';
import { byTitle } from '../menus/find-menus.ts';
import { type Amounts, maxAmount, type Unit, units, withAmount } from './units.ts';

/** manages/ingredients; customers can't read it. */
export const ingredientsId = 'ingredients';

const maxNameLength = 60;

/** What one portion of a dish takes of an ingredient: `of` is the ingredient's key, the amount in thousandths. */
export const ingredientLine = z.object({
  of: z.string().check(z.minLength(1), z.maxLength(maxNameLength)),
  amount: z.int().check(z.positive(), z.maximum(maxAmount)),
  unit: z.enum(units as [Unit, ...Unit[]]),
});
export type IngredientLine = z.infer<typeof ingredientLine>;

/** The ingredients of a portion; a dish without any has none stored. */
export const ingredientLines = z.array(ingredientLine).check(z.minLength(1), z.maxLength(60));

/**
 * An ingredient: how it is written, in one language, since the kitchen and its suppliers use one; and the group of
 * suppliers that it is bought from, '' for none.
 */
export const ingredientKind = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(maxNameLength)),
  group: z.string().check(z.maxLength(maxNameLength)),
});
export type IngredientKind = z.infer<typeof ingredientKind>;

/** manages/ingredients: menuId → what a portion takes, and ingredient key → ingredient. */
export interface Ingredients {
  dishes: Record<string, IngredientLine[]>;
  kinds: Record<string, IngredientKind>;
}

/** Parses manages/ingredients; leaves out what does not fit. */
export function parseIngredients(data: Record<string, unknown>): Ingredients {
  const { dishes = {}, kinds = {} } = data as Record<string, Record<string, unknown>>;
  return {
    dishes: parseEach(dishes, ingredientLines, 'manages/ingredients, dishes'),
    kinds: parseEach(kinds, ingredientKind, 'manages/ingredients, kinds'),
  };
}

/** The key of a name: names that differ in spaces or capitals are of one ingredient. */
export function ingredientKey(name: string): string {
  return name.normalize('NFC').toLowerCase().replace(/\s+/g, '');
}

/** A name as it is stored. */
export const tidyName = (name: string): string => name.normalize('NFC').trim().replace(/\s+/g, ' ');

/** Whether a name can be stored: Firestore reserves field names between double underscores. */
export function isIngredientName(name: string): boolean {
  const key = ingredientKey(name);
  return key !== '' && tidyName(name).length <= maxNameLength && !/^__.*__$/.test(key);
}

export function kindOf({ kinds }: Ingredients, key: string): IngredientKind {
  return ownValue(kinds, key) ?? { name: key, group: '' };
}

/** Every group once, by name. */
export function groupsOf({ kinds }: Ingredients): string[] {
  const groups = new Set(Object.values(kinds).map(({ group }) => group));
  return [...groups].filter(Boolean).sort((a, b) => a.localeCompare(b, 'ko'));
}

/** A group as it was typed, or one of these that differs from it only in spaces or capitals. */
export function groupAmong(groups: Iterable<string>, typed: string): string {
  const key = ingredientKey(typed);
  return [...groups].find((group) => ingredientKey(group) === key) ?? tidyName(typed);
}

/** What so many portions of a dish take of each ingredient, in the order of its list; empty if nobody has listed it. */
export function ingredientsFor(
  ingredients: Ingredients,
  menuKey: string,
  portions: number,
): { key: string; amounts: Amounts }[] {
  const amounts = new Map<string, Amounts>();
  for (const { of, amount, unit } of ownValue(ingredients.dishes, menuKey) ?? []) {
    amounts.set(of, withAmount(amounts.get(of) ?? {}, amount * portions, unit));
  }
  return [...amounts].map(([key, amounts]) => ({ key, amounts }));
}

/** The ids of active menus by whether their ingredients are listed, each sorted by title in the reader’s language. */
export function dishesByList(
  menus: Menus,
  { dishes }: Ingredients,
  language: Language,
): { listed: string[]; unlisted: string[] } {
  const ids = Object.keys(menus)
    .filter((menuId) => menus[menuId]?.active)
    .sort(byTitle(menus, language));
  const isListed = (menuId: string) => Object.hasOwn(dishes, menuId);
  return { listed: ids.filter(isListed), unlisted: ids.filter((id) => !isListed(id)) };
}
