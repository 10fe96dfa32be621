import { type ActiveDate, parseActiveDates } from '../../dates/active-date.ts';
import { parseMenus } from '../../menus/menu.ts';
import { setFields } from '../../store/document-write.ts';
import type { StaffActor } from '../staff-log.ts';
import { loggedPlan, refusedPlan, type StaffPlan } from '../staff-plan.ts';
import { dateProblems } from './catalogue-checks.ts';
import { openingChecks, preventsOpening } from './date-checks.ts';
import { dateFieldsWrite } from './date-write.ts';

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
    dateFieldsWrite(dateId, setFields(stateFields[to])),
  ]);
}
