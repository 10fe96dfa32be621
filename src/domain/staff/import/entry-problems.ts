import * as z from 'zod/mini';
import { activeDateSchema } from '../../dates/active-date.ts';
import { isDateId } from '../../dates/date-id.ts';
import { allergensOf } from '../../menus/allergens.ts';
import { dietOf } from '../../menus/diet.ts';
import { categorySchema, menuSchema } from '../../menus/menu.ts';
import { preventsOpening } from '../dates/date-checks.ts';
import { limitShape } from '../dates/limit.ts';
import { datesWithMenu, menuProblems } from '../menus/menu-checks.ts';
import type { StaffProblem } from '../staff-problem.ts';
import { type CurrentCatalogue, listedDateChecks } from './check-rows.ts';
import type { RowKind } from './read-rows.ts';
import { isEntryId } from './row-schemas.ts';

type Fields = Record<string, unknown>;

/** An entry that an import is to store. */
interface StoredEntry {
  kind: RowKind;
  id: string;
  /** What the import sets; null removes a field. */
  fields: Fields;
  /** With all its fields. */
  entry: Fields;
  /** As the shop has it now. */
  present: Fields | undefined;
}

const schemas = { categories: categorySchema, menus: menuSchema, dates: activeDateSchema };

const limitsShape = z.record(z.string(), limitShape);

/** What the screens would not store in a field either. */
const validFields: Record<string, (value: unknown) => boolean> = {
  allergens: (allergens) => allergensOf({ allergens }) !== undefined,
  diet: (diet) => dietOf({ diet }) !== undefined,
  menuLimitForPerson: (limits) => limitsShape.safeParse(limits).success,
  menuLimitInAll: (limits) => limitsShape.safeParse(limits).success,
};

/** An entry that nobody could show or order, or with a field that no screen would store. */
export function entryProblem(stored: StoredEntry): StaffProblem | undefined {
  const { kind, id, fields, entry, present } = stored;
  const parsed = schemas[kind].safeParse(entry);
  if (!parsed.success) {
    // Only part of an entry: somebody has removed the rest.
    if (!present) return { code: 'entry-gone' };
    return { code: 'invalid', field: String(parsed.error.issues[0]?.path[0]) };
  }
  const isId = kind === 'dates' ? isDateId : isEntryId;
  if (!present && !isId(id)) return { code: 'invalid', field: 'id' };
  const field = Object.keys(fields).find(
    (name) => fields[name] !== null && validFields[name]?.(fields[name]) === false,
  );
  return field === undefined ? undefined : { code: 'invalid', field };
}

/**
 * What is wrong with the changed entries among all others, as the shop would have them: what they name, or what names a
 * removed one, that will not be there, and what their own screens refuse.
 */
export function catalogueProblem(
  changed: readonly (readonly [kind: RowKind, id: string, fields: Fields | null])[],
  { categories, menus, dates, moved }: CurrentCatalogue,
  now: number,
): StaffProblem | undefined {
  for (const [kind, id, fields] of changed) {
    if (kind === 'dates' && moved.includes(id)) return { code: 'date-moved', dateId: id };
    const date = kind === 'dates' ? dates[id] : undefined;
    if (date) {
      const menuId = Object.keys(date.menus).find((one) => !Object.hasOwn(menus, one));
      if (menuId !== undefined) return { code: 'unknown-menu', menuId };
      const check = listedDateChecks(id, date, menus, dates, now).find(preventsOpening);
      if (check) return { code: 'date-not-ready', check: check.code };
    }
    const menu = kind === 'menus' ? menus[id] : undefined;
    if (menu) {
      const [field] = menuProblems(menu, categories);
      if (field) return { code: 'invalid', field };
    }
    if (fields) continue;
    const [dateId] = kind === 'menus' ? datesWithMenu(id, dates, now) : [];
    if (dateId !== undefined) return { code: 'menu-on-date', dateId };
    if (kind === 'categories' && Object.values(menus).some(({ cat }) => cat === id)) {
      return { code: 'category-used' };
    }
  }
  return undefined;
}
