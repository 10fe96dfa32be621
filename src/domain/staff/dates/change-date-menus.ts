import * as z from 'zod/mini';
import { type ActiveDate, parseActiveDates } from '../../dates/active-date.ts';
import { isOpen } from '../../dates/open-dates.ts';
import { parseMenus } from '../../menus/menu.ts';
import type { FieldWrite } from '../../store/document-write.ts';
import { plannedAction } from '../actions/action.ts';
import { changedDateWrites } from './date-write.ts';
import { limitShape } from './limit.ts';
import { saleFields, saleOf, saleShape } from './on-sale.ts';

const menuOnDateSchema = z.object({
  onSale: saleShape,
  /** How many one person may order; null for any number. */
  limit: z.nullable(limitShape),
  /** How many all orders together may have; undefined for any number. */
  inAll: z.optional(limitShape),
});
export type MenuOnDate = z.infer<typeof menuOnDateSchema>;

/** What a date says of its menus. */
type DateMenus = Pick<
  ActiveDate,
  'menus' | 'soldOutAtLimit' | 'menuLimitForPerson' | 'menuLimitInAll'
>;

/** How a date lists a menu; null if it does not. */
function menuOnDate(date: DateMenus, menuId: string): MenuOnDate | null {
  if (date.menus[menuId] === undefined) return null;
  const onSale = saleOf(date, menuId);
  const limit = date.menuLimitForPerson[menuId] ?? null;
  const inAll = date.menuLimitInAll?.[menuId];
  return { onSale, limit, ...(inAll ? { inAll } : {}) };
}

/** The writes that list a menu on a date so, or not at all. */
function listingWrites(menuId: string, listed: MenuOnDate | null): FieldWrite[] {
  const field = (name: keyof DateMenus, value: unknown): FieldWrite => {
    const path = [name, menuId];
    return value === undefined ? { path, remove: true } : { path, set: value };
  };
  return [
    ...saleFields(menuId, listed?.onSale),
    field('menuLimitForPerson', listed?.limit ?? undefined),
    field('menuLimitInAll', listed?.inAll),
  ];
}

/** The date with a menu listed so, or not at all. */
function withMenu(date: ActiveDate, [menuId, listed]: [string, MenuOnDate | null]): ActiveDate {
  const { menus, soldOutAtLimit, menuLimitForPerson, menuLimitInAll } = date;
  const inAll = withMember(menuLimitInAll ?? {}, menuId, listed?.inAll);
  const atLimit = listed?.onSale === 'at-limit' || undefined;
  const onSale = listed ? listed.onSale === true : undefined;
  return {
    ...date,
    menus: withMember(menus, menuId, onSale),
    ...(soldOutAtLimit || atLimit
      ? { soldOutAtLimit: withMember(soldOutAtLimit ?? {}, menuId, atLimit) }
      : {}),
    menuLimitForPerson: withMember(menuLimitForPerson, menuId, listed?.limit ?? undefined),
    ...(menuLimitInAll || listed?.inAll ? { menuLimitInAll: inAll } : {}),
  };
}

function withMember<T>(map: Record<string, T>, key: string, value: T | undefined) {
  const { [key]: _, ...others } = map;
  return value === undefined ? others : { ...others, [key]: value };
}

/**
 * Adds menus to a date and removes others; a removed menu loses its limits. The input names only the menus that
 * are to change, so that two members of staff can add different ones at the same time.
 */
export const dateMenus = plannedAction({
  name: 'date-menus',
  allowedRoles: ['owner'],
  input: z.object({
    dateId: z.string(),
    /** menuId → how the date lists it from now on; null removes it. */
    menus: z.record(z.string(), z.nullable(menuOnDateSchema)),
  }),
  logSubject: ({ dateId, menus }) => ({ dateId, subject: Object.keys(menus).join(', ') }),
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
    const fields = Object.entries(after).flatMap(([menuId, listed]) =>
      listingWrites(menuId, listed),
    );
    const next = Object.entries(after).reduce(withMenu, date);
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
});

/**
 * The change that gives a date these menus, and what it showed of them: a menu that is added is on sale without
 * a limit.
 */
export function menusChange(
  dateId: string,
  date: DateMenus,
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
