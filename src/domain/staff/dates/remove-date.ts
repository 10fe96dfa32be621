import * as z from 'zod/mini';
import {
  type ActiveDate,
  type ActiveDates,
  activeDateSchema,
  parseActiveDates,
} from '../../dates/active-date.ts';
import { dateIdOf, dayNumber } from '../../dates/date-id.ts';
import { isOpen } from '../../dates/open-dates.ts';
import { dateIdShape } from '../../order/id-shapes.ts';
import { type DocumentWrite, stores } from '../../store/document-write.ts';
import type { ReadDocument } from '../../store/transaction.ts';
import { plannedAction } from '../actions/action.ts';
import { closingPath } from '../closing/day-closing.ts';
import type { StaffProblem } from '../staff-problem.ts';
import { dateProblems } from './catalogue-checks.ts';
import { dateWrites } from './date-write.ts';

/**
 * Removes a date that was made by mistake and has no orders; with the whole `date`, puts it back as it was. One that takes orders
 * is hidden or closed first, so that no customer begins to pay while it is removed.
 */
export const removeDate = plannedAction({
  name: 'date-removed',
  allowedRoles: ['owner'],
  input: z.object({ dateId: dateIdShape, date: z.nullable(activeDateSchema) }),
  logSubject: ({ dateId }) => ({ dateId }),
  plan: async (read, { dateId, date }, actor) => {
    const dates = parseActiveDates((await read(`${stores.dates}/activeDates`)) ?? {});
    const before = dates[dateId] ?? null;
    return {
      before,
      after: date,
      writes: date ? dateWrites(dateId, date) : removalOf(dateId),
      problem: date
        ? putBackProblem(dateId, date, dates, actor.now)
        : isOpen(dates[dateId])
          ? { code: 'date-open', dateId }
          : await usedDateProblem(read, dateId),
    };
  },
  undo: ({ dateId }, { before }) => ({ dateId, date: before }),
});

function putBackProblem(
  dateId: string,
  date: ActiveDate,
  dates: ActiveDates,
  now: number,
): StaffProblem | undefined {
  const isOfDay = dayNumber(dateId) === dayNumber(dateIdOf(date.deliveryDate, 0));
  if (dateId in dates || !isOfDay) return { code: 'invalid', field: 'date' };
  const twin = dateProblems(dateId, date, dates, now).find(({ code }) => code === 'same-day');
  return twin && { code: 'date-not-ready', check: twin.code };
}

function removalOf(dateId: string): DocumentWrite[] {
  return ['activeDates', dateId.slice(0, 4)].map((id) => {
    return { collection: stores.dates, id, fields: [{ path: [dateId], remove: true }] };
  });
}

/**
 * Why a date can't be removed: somebody has ordered for it, if only an order that was cancelled, or its cash was counted, and
 * what the books keep of that names the date. The rules refuse it too where an order comes in meanwhile.
 */
export async function usedDateProblem(
  read: ReadDocument,
  dateId: string,
): Promise<StaffProblem | undefined> {
  // The document stays when all orders are cancelled; the others of a date follow it.
  const kept = [`${stores.orders2}/${dateId}`, closingPath(dateId, 1)];
  const found = await Promise.all(kept.map((path) => read(path, 'unlocked')));
  return found.some(Boolean) ? { code: 'date-has-orders', dateId } : undefined;
}
