import * as z from 'zod/mini';
import { type ActiveDate, parseActiveDates } from '../../dates/active-date.ts';
import { parseMenus } from '../../menus/menu.ts';
import { setFields } from '../../store/document-write.ts';
import { plannedAction } from '../actions/action.ts';
import { dateProblems } from './catalogue-checks.ts';
import { openingChecks, preventsOpening } from './date-checks.ts';
import { dateFieldsWrite } from './date-write.ts';

export type DateState = 'open' | 'closed' | 'hidden';

/** The state of a date; an inactive one is hidden, whether it takes orders or not. */
export function dateState(date: Pick<ActiveDate, 'active' | 'orderDone'>): DateState {
  if (!date.active) return 'hidden';
  return date.orderDone ? 'closed' : 'open';
}

/** The fields that give a date a state; a hidden date stays open or closed. */
export function fieldsOfState(
  to: DateState,
  { orderDone }: Pick<ActiveDate, 'orderDone'>,
): Pick<ActiveDate, 'active' | 'orderDone'> {
  if (to === 'hidden') return { active: false, orderDone };
  return { active: true, orderDone: to === 'closed' };
}

/**
 * Opens, closes or hides a date. Refuses to open one that is not ready, and to show one beside another of the
 * same day.
 */
export const changeDateState = plannedAction({
  name: 'date',
  allowedRoles: ['owner'],
  input: z.object({ dateId: z.string(), active: z.boolean(), orderDone: z.boolean() }),
  logSubject: ({ dateId }) => ({ dateId }),
  plan: async (read, { dateId, ...after }, actor) => {
    const [stored, catalogue] = await Promise.all([
      read('dates/activeDates'),
      read('manages/menus'),
    ]);
    const dates = parseActiveDates(stored ?? {});
    const date = dates[dateId];
    if (!date) return { problem: { code: 'unknown-date' } };
    const menus = parseMenus(catalogue ?? {});
    const checks =
      dateState(after) === 'open'
        ? openingChecks(dateId, date, menus, dates, actor.now).filter(preventsOpening)
        : dateState(date) === 'hidden'
          ? dateProblems(dateId, { ...date, ...after }, dates, actor.now)
          : [];
    return {
      before: { active: date.active, orderDone: date.orderDone },
      after,
      writes: [dateFieldsWrite(dateId, setFields(after))],
      problem: checks[0] && { code: 'date-not-ready', check: checks[0].code },
    };
  },
  undo: ({ dateId }, { before }) => ({ dateId, ...before }),
});
