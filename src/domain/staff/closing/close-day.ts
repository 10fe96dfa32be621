import * as z from 'zod/mini';
import { parseActiveDates } from '../../dates/active-date.ts';
import { isOpen } from '../../dates/open-dates.ts';
import { dateIdShape } from '../../order/id-shapes.ts';
import { setFields, stores } from '../../store/document-write.ts';
import { plannedAction } from '../actions/action.ts';
import {
  type ClosedDay,
  closedDaySchema,
  closingFault,
  closingId,
  closingPath,
  type DayClosing,
} from './day-closing.ts';

/**
 * Closes a date's till: freezes the cash as the screen showed it, for that is what was counted against, and as it
 * was counted. `number` 1 is the day's closing, each further one corrects the one before it. Its state is what is
 * frozen under that number, null for nothing yet.
 */
export const closeDay = plannedAction({
  name: 'day-closed',
  allowedRoles: ['owner'],
  input: z.extend(closedDaySchema, {
    dateId: dateIdShape,
    number: z.int().check(z.positive()),
  }),
  logSubject: ({ dateId }) => ({ dateId }),
  plan: async (read, { dateId, number, ...input }, actor) => {
    const fault = closingFault(input);
    if (fault) return { problem: { code: 'invalid', field: fault } };
    const [stored, previous, dates] = await Promise.all([
      read(closingPath(dateId, number)) as Promise<DayClosing | undefined>,
      number > 1 && read(closingPath(dateId, number - 1)),
      read('dates/activeDates'),
    ]);
    if (previous === undefined) return { problem: { code: 'invalid', field: 'number' } };
    const after: ClosedDay = {
      stops: input.stops,
      counts: input.counts.map((count) => ({ ...count, why: count.why.trim() })),
    };
    const closing: DayClosing = { dateId, number, at: actor.now, by: actor.name, ...after };
    const takesOrders = isOpen(parseActiveDates(dates ?? {})[dateId]);
    return {
      before: closedDayOf(stored),
      after,
      writes: [
        {
          collection: stores.dayClosings,
          id: closingId(dateId, number),
          fields: setFields(closing),
        },
      ],
      problem: stored
        ? { code: 'day-closed' }
        : takesOrders
          ? { code: 'till-takes-orders' }
          : undefined,
    };
  },
  undo: 'frozen',
});

function closedDayOf(stored: DayClosing | undefined): ClosedDay | null {
  return stored ? { stops: stored.stops, counts: stored.counts } : null;
}
