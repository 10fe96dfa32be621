import { type AllergenId, allergenIds, allergensOf, presenceOf } from './allergens.ts';
import { type DietInfo, dietMarks, dietNames, dietOf, marksOf, spiceNames } from './diet.ts';
import type { Menu } from './menu.ts';

/** What a customer can ask of the diet statement of dishes: a mark, or that they are not spicy. */
export const dietWishes = [...dietMarks, 'not-spicy'] as const;
export type DietWish = (typeof dietWishes)[number];
export const wishNames = { ...dietNames, 'not-spicy': spiceNames[0] } as const;

function fulfils(diet: DietInfo, wish: DietWish): boolean {
  return wish === 'not-spicy' ? diet.spicy === 0 : marksOf(diet).includes(wish);
}

/** The allergens that a customer avoids and what the diet of dishes must be. */
export interface DishFilter {
  without: readonly AllergenId[];
  diet: readonly DietWish[];
}

export const noFilter: DishFilter = { without: [], diet: [] };

/**
 * Parses a stored filter, in the order of `allergenIds` and `dietWishes`; leaves out unknown ids. Without zod, because the
 * inline script of a page calls it before any library is loaded.
 */
export function parseDishFilter(data: unknown): DishFilter {
  const { without, diet } = (data ?? {}) as Partial<Record<keyof DishFilter, unknown>>;
  const has = (list: unknown) => (id: string) => Array.isArray(list) && list.includes(id);
  return { without: allergenIds.filter(has(without)), diet: dietWishes.filter(has(diet)) };
}

export function isFiltering({ without, diet }: DishFilter): boolean {
  return without.length + diet.length > 0;
}

/** Combines two filters: hides every dish that either of them hides. */
export function joinedFilter(a: DishFilter, b: DishFilter): DishFilter {
  return parseDishFilter({ without: [...a.without, ...b.without], diet: [...a.diet, ...b.diet] });
}

/** Why a dish does not fit a filter. */
export interface FilterConflicts {
  contains: AllergenId[];
  mayContain: AllergenId[];
  /** The dish has no statement about an allergen or wish of the filter. */
  unstated: boolean;
  /** Wishes of the filter that the dish does not fulfil. */
  lacks: DietWish[];
}

/** Why a dish does not fit a filter; undefined if it fits. */
export function filterConflicts(
  menu: Menu | undefined,
  filter: DishFilter,
): FilterConflicts | undefined {
  const allergens = allergensOf(menu);
  const diet = dietOf(menu);
  const those = (presence: string) =>
    filter.without.filter((id) => presenceOf(allergens, id) === presence);
  const conflicts: FilterConflicts = {
    contains: those('contains'),
    mayContain: those('may-contain'),
    unstated: those('unknown').length > 0 || (filter.diet.length > 0 && !diet),
    lacks: diet ? filter.diet.filter((wish) => !fulfils(diet, wish)) : [],
  };
  const { contains, mayContain, unstated, lacks } = conflicts;
  return contains.length + mayContain.length + lacks.length > 0 || unstated ? conflicts : undefined;
}

/**
 * Whether a filter hides a dish: it contains an avoided allergen or is not what its diet must be. Dishes without a statement
 * stay visible.
 */
export function isHidden(menu: Menu | undefined, filter: DishFilter): boolean {
  const conflicts = filterConflicts(menu, filter);
  return conflicts !== undefined && conflicts.contains.length + conflicts.lacks.length > 0;
}
