import * as z from 'zod/mini';
import { type ActiveDates, parseActiveDates } from '../../dates/active-date.ts';
import { keptForCookingMs, yearsKept } from '../../menus/cooking.ts';
import { type FieldWrite, stores } from '../../store/document-write.ts';
import type { ReadDocument } from '../../store/transaction.ts';
import { plannedAction } from '../actions/action.ts';
import type { StaffProblem } from '../staff-problem.ts';

/** manages/pastMenus: menuId → menu, as it was in manages/menus, which every visitor's phone loads. */
export const pastMenusId = 'pastMenus';

/**
 * Moves menus to the archive or back; `archived` says for each menu where it is to be. A menu that a date of the last
 * 90 days or to come lists stays, because customers see it there, or read how to cook it.
 */
export const archiveMenus = plannedAction({
  name: 'menus-archived',
  allowedRoles: ['owner'],
  input: z.object({ archived: z.record(z.string(), z.boolean()) }),
  logSubject: ({ archived }) => {
    const [menuId, ...others] = Object.keys(archived);
    return others.length > 0 ? {} : { subject: menuId };
  },
  plan: async (read, { archived }, { now }) => {
    const menus = (await read(`${stores.manages}/menus`)) ?? {};
    const past = (await read(`${stores.manages}/${pastMenusId}`)) ?? {};
    const before = Object.fromEntries(
      Object.keys(archived).map((menuId) => [menuId, !(menuId in menus) && menuId in past]),
    );
    const moving = Object.keys(archived).filter((menuId) => archived[menuId] !== before[menuId]);
    const unknown = moving.find((menuId) => !(menuId in menus) && !(menuId in past));
    if (unknown !== undefined) return { problem: { code: 'unknown-menu', menuId: unknown } };
    const moves = (to: 'menus' | 'past'): FieldWrite[] =>
      moving.map((menuId) =>
        archived[menuId] === (to === 'past')
          ? { path: [menuId], set: (to === 'past' ? menus : past)[menuId] }
          : { path: [menuId], remove: true },
      );
    const leaving = moving.filter((menuId) => archived[menuId]);
    return {
      before,
      after: archived,
      writes: [
        { collection: stores.manages, id: 'menus', fields: moves('menus') },
        { collection: stores.manages, id: pastMenusId, fields: moves('past') },
      ],
      problem: await listedProblem(read, leaving, now),
    };
  },
  undo: (_, { before }) => ({ archived: before }),
});

async function listedProblem(
  read: ReadDocument,
  menuIds: readonly string[],
  now: number,
): Promise<StaffProblem | undefined> {
  if (menuIds.length === 0) return undefined;
  const documents = ['activeDates', ...yearsKept(now)].map((id) => read(`${stores.dates}/${id}`));
  const dates = (await Promise.all(documents)).map((stored) => parseActiveDates(stored ?? {}));
  for (const menuId of menuIds) {
    const dateId = dateListing(menuId, dates, now);
    if (dateId !== undefined) return { code: 'menu-on-date', dateId };
  }
  return undefined;
}

/** A date of the last 90 days or to come, or one that is shown, that lists the menu; undefined if there is none. */
function dateListing(
  menuId: string,
  sources: readonly ActiveDates[],
  now: number,
): string | undefined {
  return sources
    .flatMap((dates) => Object.entries(dates))
    .find(
      ([, date]) =>
        menuId in date.menus && (date.active || now - date.deliveryDate <= keptForCookingMs),
    )?.[0];
}

/** Ids of the menus that can be moved to the archive; `sources` are the active dates and those of `yearsKept`. */
export function archivableMenus(
  menus: object,
  sources: readonly ActiveDates[],
  now: number,
): string[] {
  return Object.keys(menus).filter((menuId) => dateListing(menuId, sources, now) === undefined);
}
