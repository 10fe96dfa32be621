import * as z from 'zod/mini';
import type { ActiveDate } from '../../dates/active-date.ts';
import type { FieldWrite } from '../../store/document-write.ts';

/**
 * Whether a date sells a menu. `at-limit`: the shop itself has sold it out, and sells it again by itself once portions are
 * left; false: staff have, and only they sell it again.
 */
export const saleShape = z.union([z.boolean(), z.literal('at-limit')]);
export type Sale = z.infer<typeof saleShape>;

/** Whether a date sells a menu that it lists. */
export function saleOf(
  { menus, soldOutAtLimit }: Pick<ActiveDate, 'menus' | 'soldOutAtLimit'>,
  menuId: string,
): Sale {
  if (menus[menuId]) return true;
  return soldOutAtLimit?.[menuId] === true ? 'at-limit' : false;
}

/** The fields of a date that say so; undefined for a menu that it does not list. */
export function saleFields(menuId: string, sale: Sale | undefined): FieldWrite[] {
  const field = (name: keyof ActiveDate, value: boolean | undefined): FieldWrite => {
    const path = [name, menuId];
    return value === undefined ? { path, remove: true } : { path, set: value };
  };
  return [
    field('menus', sale === undefined ? undefined : sale === true),
    field('soldOutAtLimit', sale === 'at-limit' ? true : undefined),
  ];
}
