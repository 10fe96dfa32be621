import * as z from 'zod/mini';
import { type AllergenId, allergenIds, allergensOf, presenceOf } from './allergens.ts';
import { type DietMark, dietMarks, dietOf, marksOf } from './diet.ts';
import type { Menu } from './menu.ts';

/** The allergens that a customer avoids and the marks that dishes must have. */
export interface DishFilter {
  without: readonly AllergenId[];
  diet: readonly DietMark[];
}

export const noFilter: DishFilter = { without: [], diet: [] };

const texts = z.catch(z.array(z.string()), []);
const stored = z.catch(z.object({ without: texts, diet: texts }), { without: [], diet: [] });

/** Parses a stored filter, in the order of `allergenIds` and `dietMarks`; leaves out unknown ids. */
export function parseDishFilter(data: unknown): DishFilter {
  const { without, diet } = stored.parse(data);
  return {
    without: allergenIds.filter((id) => without.includes(id)),
    diet: dietMarks.filter((mark) => diet.includes(mark)),
  };
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
  /** The dish has no statement about an allergen or mark of the filter. */
  unstated: boolean;
  /** Marks of the filter that the statement of the dish lacks. */
  lacks: DietMark[];
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
    lacks: diet ? filter.diet.filter((mark) => !marksOf(diet).includes(mark)) : [],
  };
  const { contains, mayContain, unstated, lacks } = conflicts;
  return contains.length + mayContain.length + lacks.length > 0 || unstated ? conflicts : undefined;
}

/**
 * Whether a filter hides a dish: it contains an avoided allergen or lacks a mark. Dishes without a statement
 * stay visible.
 */
export function isHidden(menu: Menu | undefined, filter: DishFilter): boolean {
  const conflicts = filterConflicts(menu, filter);
  return conflicts !== undefined && conflicts.contains.length + conflicts.lacks.length > 0;
}
