import { parseActiveDates } from '../../dates/active-date.ts';
import type { StaffActor } from '../staff-log.ts';
import { loggedPlan, refusedPlan, type StaffPlan } from '../staff-plan.ts';
import { dateFieldsWrite } from './date-write.ts';

/**
 * Marks menus of a date as sold out, or sells them again. `seen`: whether the screen showed them as sold out.
 */
export function planSoldOut(
  change: { dateId: string; menuIds: readonly string[]; soldOut: boolean; seen?: boolean },
  stored: Record<string, unknown> | undefined,
  actor: StaffActor,
): StaffPlan {
  const { dateId, menuIds, soldOut, seen } = change;
  const date = parseActiveDates(stored ?? {})[dateId];
  if (!date) return refusedPlan({ code: 'unknown-date' });
  const unknown = menuIds.find((menuId) => !(menuId in date.menus));
  if (unknown !== undefined) return refusedPlan({ code: 'unknown-menu', menuId: unknown });
  const changed = menuIds.filter((menuId) => date.menus[menuId] === soldOut);
  if (changed.length === 0) return { kind: 'already-done' };
  if (seen !== undefined && seen === soldOut) {
    return refusedPlan({ code: 'changed-meanwhile', state: stateOf(!soldOut) });
  }
  return loggedPlan(
    actor,
    {
      action: 'sold-out',
      dateId,
      subject: changed.join(', '),
      before: stateOf(!soldOut),
      after: stateOf(soldOut),
    },
    [
      dateFieldsWrite(
        dateId,
        changed.map((menuId) => ({ path: ['menus', menuId], set: !soldOut })),
      ),
    ],
  );
}

const stateOf = (soldOut: boolean) => (soldOut ? 'sold-out' : 'on-sale');

/** Sets the limit of a menu per person on a date; `limit` undefined removes it. */
export function planLimit(
  change: {
    dateId: string;
    menuId: string;
    limit: number | undefined;
    /** The limit that the screen showed; null for none. */
    seen?: number | null | undefined;
  },
  stored: Record<string, unknown> | undefined,
  actor: StaffActor,
): StaffPlan {
  const { dateId, menuId, limit, seen } = change;
  const date = parseActiveDates(stored ?? {})[dateId];
  if (!date) return refusedPlan({ code: 'unknown-date' });
  if (!(menuId in date.menus)) return refusedPlan({ code: 'unknown-menu', menuId });
  if (limit !== undefined && !(Number.isInteger(limit) && limit >= 1 && limit <= 999)) {
    return refusedPlan({ code: 'invalid', field: 'limit' });
  }
  const before = date.menuLimitForPerson[menuId];
  if (before === limit) return { kind: 'already-done' };
  if (seen !== undefined && seen !== (before ?? null)) {
    return refusedPlan({ code: 'changed-meanwhile', state: limitText(before) });
  }
  const path = ['menuLimitForPerson', menuId];
  const entry = {
    action: 'limit' as const,
    dateId,
    subject: menuId,
    before: limitText(before),
    after: limitText(limit),
  };
  return loggedPlan(actor, entry, [
    dateFieldsWrite(dateId, [limit === undefined ? { path, remove: true } : { path, set: limit }]),
  ]);
}

const limitText = (limit: number | undefined) => (limit === undefined ? '–' : String(limit));
