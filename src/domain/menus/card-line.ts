import { type DietInfo, dietOf } from './diet.ts';
import { type DishFilter, type FilterConflicts, filterConflicts } from './dish-filter.ts';
import type { Menu } from './menu.ts';

/** The one thing that a dish's card says besides title and price. */
export type CardLine =
  | { kind: 'sold-out' }
  /** The weightiest reason why the dish may not fit the filter. */
  | { kind: 'concern'; conflicts: FilterConflicts }
  | { kind: 'limit'; most: number }
  | { kind: 'diet'; info: DietInfo };

/** The highest limit per person that an ordinary order may reach. */
const fewPortions = 5;

/**
 * What decides most whether a customer orders a dish, for its card; its dialog says all of it. That it is sold out, why it
 * may not fit the customer's filter, how few one person may have (§5, per-person limit), then its diet and spiciness.
 */
export function cardLine(
  menu: Menu,
  { filter, soldOut, limit }: { filter: DishFilter; soldOut: boolean; limit: number | undefined },
): CardLine | undefined {
  if (soldOut) return { kind: 'sold-out' };
  const conflicts = filterConflicts(menu, filter);
  if (conflicts) return { kind: 'concern', conflicts: weightiest(conflicts) };
  if (limit !== undefined && limit <= fewPortions) return { kind: 'limit', most: limit };
  const info = dietOf(menu);
  return info && info.marks.length + info.spicy > 0 ? { kind: 'diet', info } : undefined;
}

/** What it contains weighs most, then what it is not, then what may be in it, then what nobody has stated. */
function weightiest({ contains, lacks, mayContain, unstated }: FilterConflicts): FilterConflicts {
  const none: FilterConflicts = { contains: [], lacks: [], mayContain: [], unstated: false };
  if (contains.length > 0) return { ...none, contains };
  if (lacks.length > 0) return { ...none, lacks };
  return mayContain.length > 0 ? { ...none, mayContain } : { ...none, unstated };
}
