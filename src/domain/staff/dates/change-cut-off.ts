import * as z from 'zod/mini';
import { parseActiveDates } from '../../dates/active-date.ts';
import { plannedAction } from '../actions/action.ts';
import { dateProblems } from './catalogue-checks.ts';
import { changedDateWrites } from './date-write.ts';

/** Moves a date's cut-off. */
export const cutOff = plannedAction({
  name: 'cut-off',
  allowedRoles: ['owner'],
  input: z.object({
    dateId: z.string(),
    /** Epoch ms. */
    finishDate: z.int(),
  }),
  logSubject: ({ dateId }) => ({ dateId }),
  plan: async (read, { dateId, finishDate }, actor) => {
    const dates = parseActiveDates((await read('dates/activeDates')) ?? {});
    const date = dates[dateId];
    if (!date) return { problem: { code: 'unknown-date' } };
    const next = { ...date, finishDate };
    const problem = dateProblems(dateId, next, dates, actor.now).find(({ code }) =>
      code.startsWith('closes-'),
    );
    return {
      before: date.finishDate,
      after: finishDate,
      writes: changedDateWrites(dateId, next, [{ path: ['finishDate'], set: finishDate }]),
      problem: problem && { code: 'date-not-ready', check: problem.code },
    };
  },
  undo: ({ dateId }, { before }) => ({ dateId, finishDate: before }),
});
