import * as z from 'zod/mini';
import { parseActiveDates } from '../../dates/active-date.ts';
import { sameValue } from '../../lib/same-value.ts';
import { type Menu, menuSchema, parseCategories, parseMenus } from '../../menus/menu.ts';
import { type FieldWrite, stores } from '../../store/document-write.ts';
import type { ReadDocument } from '../../store/transaction.ts';
import { plannedAction } from '../actions/action.ts';
import type { StaffProblem } from '../staff-problem.ts';
import { datesWithMenu, menuProblems } from './menu-checks.ts';

export const menuFields = Object.keys(menuSchema.shape) as (keyof Menu)[];

/** Fields of a menu by name; null for one that the menu does not have. */
export type MenuFields = Partial<Record<keyof Menu, unknown>>;

/**
 * Adds a menu, changes fields of one, or deletes one, which has no fields then. Only the named fields are
 * compared and written, so that two members of staff can change different fields of a menu at the same time.
 */
export const changeMenu = plannedAction({
  name: 'menu',
  allowedRoles: ['owner'],
  input: z.object({
    menuId: z.string().check(z.minLength(1)),
    /** The value of each field that changes; null removes it. */
    fields: z.partialRecord(z.enum(menuFields), z.unknown()),
  }),
  logSubject: ({ menuId }) => ({ subject: menuId }),
  plan: async (read, { menuId, fields }, actor) => {
    const present = parseMenus((await read('manages/menus')) ?? {})[menuId];
    const next = menuWith(present, fields);
    const isDeleted = Object.keys(next).length === 0;
    return {
      before: fieldsOf(present, Object.keys(fields)),
      after: fields,
      writes: [
        {
          collection: stores.manages,
          id: 'menus',
          fields: isDeleted ? [{ path: [menuId], remove: true }] : fieldWrites(menuId, fields),
        },
      ],
      problem: isDeleted
        ? await deletionProblem(read, menuId, actor.now)
        : await menuProblem(read, menuId, present, next),
    };
  },
  undo: ({ menuId }, { before }) => ({ menuId, fields: before }),
});

/** These fields of a menu; null for one that it does not have. */
function fieldsOf(menu: Menu | null | undefined, names: readonly string[]): MenuFields {
  return Object.fromEntries(
    names.map((field) => {
      const value = menu?.[field as keyof Menu] ?? null;
      // Menus without photos may have an empty list of them.
      return [field, Array.isArray(value) && value.length === 0 ? null : value];
    }),
  );
}

function menuWith(menu: Menu | undefined, fields: MenuFields): Partial<Menu> {
  return Object.fromEntries(
    Object.entries({ ...menu, ...fields }).filter(([, value]) => value !== null),
  );
}

function fieldWrites(menuId: string, fields: MenuFields): FieldWrite[] {
  return Object.entries(fields).map(([field, value]) => {
    const path = [menuId, field];
    return value === null ? { path, remove: true } : { path, set: value };
  });
}

async function menuProblem(
  read: ReadDocument,
  menuId: string,
  present: Menu | undefined,
  next: Partial<Menu>,
): Promise<StaffProblem | undefined> {
  const parsed = menuSchema.safeParse(next);
  if (!parsed.success) {
    // Without a title it is a change of a menu that has been deleted.
    if (!present && next.title === undefined) return { code: 'unknown-menu', menuId };
    return { code: 'invalid', field: String(parsed.error.issues[0]?.path[0]) };
  }
  const categories = parseCategories((await read('manages/categories')) ?? {});
  const [field] = menuProblems(parsed.data, categories);
  return field && { code: 'invalid', field };
}

async function deletionProblem(
  read: ReadDocument,
  menuId: string,
  now: number,
): Promise<StaffProblem | undefined> {
  const dates = parseActiveDates((await read('dates/activeDates')) ?? {});
  const [dateId] = datesWithMenu(menuId, dates, now);
  return dateId === undefined ? undefined : { code: 'menu-on-date', dateId };
}

/**
 * The change that turns the menu that a screen showed into another, and what it showed of the changed fields.
 * `seen` null for a new menu, `next` null to delete it: all fields count then.
 */
export function menuChange(
  menuId: string,
  seen: Menu | null,
  next: Menu | null,
): { input: { menuId: string; fields: MenuFields }; seen: MenuFields } {
  const changed = menuFields.filter(
    (field) => !seen || !next || !sameValue(seen[field], next[field]),
  );
  return { input: { menuId, fields: fieldsOf(next, changed) }, seen: fieldsOf(seen, changed) };
}
