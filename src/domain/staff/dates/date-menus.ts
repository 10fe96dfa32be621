import * as z from 'zod/mini';
import { type ActiveDate, parseActiveDates } from '../../dates/active-date.ts';
import { isOpen } from '../../dates/open-dates.ts';
import { parseMenus } from '../../menus/menu.ts';
import type { FieldWrite } from '../../store/document-write.ts';
import { staffAction } from '../actions/action.ts';
import { changedDateWrites } from './date-write.ts';

const menuOnDateSchema = z.object({
  onSale: z.boolean(),
  /** How many one person may order; null for any number. */
  limit: z.nullable(z.int().check(z.gte(1), z.lte(999))),
});
export type MenuOnDate = z.infer<typeof menuOnDateSchema>;

/** How a date lists a menu; null if it does not. */
function menuOnDate(
  { menus, menuLimitForPerson }: Pick<ActiveDate, 'menus' | 'menuLimitForPerson'>,
  menuId: string,
): MenuOnDate | null {
  const onSale = menus[menuId];
  return onSale === undefined ? null : { onSale, limit: menuLimitForPerson[menuId] ?? null };
}

/**
 * Adds menus to a date and removes others; a removed menu loses its limit. The input names only the menus that
 * are to change, so that two members of staff can add different ones at the same time.
 */
export const dateMenus = staffAction({
  name: 'date-menus',
  input: z.object({
    dateId: z.string(),
    /** menuId → how the date lists it from now on; null removes it. */
    menus: z.record(z.string(), z.nullable(menuOnDateSchema)),
  }),
  about: ({ dateId, menus }) => ({ dateId, subject: Object.keys(menus).join(', ') }),
  plan: async (read, { dateId, menus: after }) => {
    const [dates, catalogue] = await Promise.all([
      read('dates/activeDates'),
      read('manages/menus'),
    ]);
    const date = parseActiveDates(dates ?? {})[dateId];
    if (!date) return { problem: { code: 'unknown-date' } };
    const known = parseMenus(catalogue ?? {});
    const before = Object.fromEntries(
      Object.keys(after).map((menuId) => [menuId, menuOnDate(date, menuId)]),
    );
    const next = structuredClone(date);
    const fields = Object.entries(after).flatMap(([menuId, listed]): FieldWrite[] => {
      const menu = ['menus', menuId];
      const limit = ['menuLimitForPerson', menuId];
      delete next.menus[menuId];
      delete next.menuLimitForPerson[menuId];
      if (!listed) {
        return [
          { path: menu, remove: true },
          { path: limit, remove: true },
        ];
      }
      next.menus[menuId] = listed.onSale;
      if (listed.limit !== null) next.menuLimitForPerson[menuId] = listed.limit;
      return [
        { path: menu, set: listed.onSale },
        listed.limit === null ? { path: limit, remove: true } : { path: limit, set: listed.limit },
      ];
    });
    const [unknown] = Object.keys(after)
      .filter((menuId) => after[menuId] && !before[menuId] && !(menuId in known))
      .map((menuId) => ({ code: 'unknown-menu' as const, menuId }));
    const isEmpty = isOpen(date) && !Object.keys(next.menus).some((id) => known[id]?.active);
    return {
      before,
      after,
      writes: changedDateWrites(dateId, next, fields),
      problem: unknown ?? (isEmpty ? { code: 'date-not-ready', check: 'no-menus' } : undefined),
    };
  },
  undo: ({ dateId }, { before }) => ({ dateId, menus: before }),
  offline: 'refused',
});

/**
 * The change that gives a date these menus, and what it showed of them: a menu that is added is on sale without
 * a limit.
 */
export function menusChange(
  dateId: string,
  date: Pick<ActiveDate, 'menus' | 'menuLimitForPerson'>,
  menuIds: Iterable<string>,
): {
  input: { dateId: string; menus: Record<string, MenuOnDate | null> };
  seen: Record<string, MenuOnDate | null>;
} {
  const wanted = new Set(menuIds);
  const added = [...wanted].filter((menuId) => !(menuId in date.menus));
  const removed = Object.keys(date.menus).filter((menuId) => !wanted.has(menuId));
  return {
    input: {
      dateId,
      menus: Object.fromEntries([
        ...added.map((menuId) => [menuId, { onSale: true, limit: null }] as const),
        ...removed.map((menuId) => [menuId, null] as const),
      ]),
    },
    seen: Object.fromEntries(
      [...added, ...removed].map((menuId) => [menuId, menuOnDate(date, menuId)]),
    ),
  };
}
