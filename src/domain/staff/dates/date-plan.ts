import { type ActiveDate, parseActiveDates } from '../../dates/active-date.ts';
import { parseMenus } from '../../menus/menu.ts';
import {
  type DocumentWrite,
  type FieldWrite,
  setFields,
  stores,
} from '../../store/document-write.ts';
import type { StaffActor } from '../staff-log.ts';
import { loggedPlan, refusedPlan, type StaffPlan } from '../staff-plan.ts';
import { dateProblems } from './catalogue-checks.ts';
import { openingChecks, preventsOpening } from './date-checks.ts';

export type DateState = 'open' | 'closed' | 'hidden';

/** The state of a date; an inactive one is hidden, whether it takes orders or not. */
export function dateState(date: Pick<ActiveDate, 'active' | 'orderDone'>): DateState {
  if (!date.active) return 'hidden';
  return date.orderDone ? 'closed' : 'open';
}

/** Every field that the state depends on, so that a date gets that state from any other. */
const stateFields: Record<DateState, Partial<Pick<ActiveDate, 'active' | 'orderDone'>>> = {
  open: { active: true, orderDone: false },
  closed: { active: true, orderDone: true },
  hidden: { active: false },
};

/**
 * Opens, closes or hides a date. Refuses to open one that is not ready, and to show one beside another of the
 * same day. `stored` are dates/activeDates and manages/menus; `seen` is the state that the screen showed,
 * undefined if the caller has no screen (the command line).
 */
export function planDateState(
  change: { dateId: string; to: DateState; seen?: DateState | undefined },
  stored: Record<'dates' | 'menus', Record<string, unknown> | undefined>,
  actor: StaffActor,
): StaffPlan {
  const { dateId, to, seen } = change;
  const dates = parseActiveDates(stored.dates ?? {});
  const date = dates[dateId];
  if (!date) return refusedPlan({ code: 'unknown-date' });
  const before = dateState(date);
  if (before === to) return { kind: 'already-done' };
  if (seen !== undefined && seen !== before) {
    return refusedPlan({ code: 'changed-meanwhile', state: before });
  }
  const menus = parseMenus(stored.menus ?? {});
  const next = { ...date, ...stateFields[to] };
  const problem =
    to === 'open'
      ? openingChecks(dateId, date, menus, dates, actor.now).find(preventsOpening)
      : before === 'hidden' && dateProblems(dateId, next, dates, actor.now)[0];
  if (problem) return refusedPlan({ code: 'date-not-ready', check: problem.code });
  return loggedPlan(actor, { action: 'date', dateId, before, after: to }, [
    dateWrite(dateId, setFields(stateFields[to])),
  ]);
}

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
      dateWrite(
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
    dateWrite(dateId, [limit === undefined ? { path, remove: true } : { path, set: limit }]),
  ]);
}

const limitText = (limit: number | undefined) => (limit === undefined ? '–' : String(limit));

function dateWrite(dateId: string, fields: readonly FieldWrite[]): DocumentWrite {
  return {
    collection: stores.dates,
    id: 'activeDates',
    fields: fields.map((field) => ({ ...field, path: [dateId, ...field.path] })),
  };
}
