import * as z from 'zod/mini';
import { type ActiveDate, parseActiveDates } from '../../dates/active-date.ts';
import { isOpen } from '../../dates/open-dates.ts';
import type { DocumentWrite } from '../../store/document-write.ts';
import type { ReadDocument } from '../../store/transaction.ts';
import { plannedAction } from '../actions/action.ts';
import { planAction } from '../actions/plan-action.ts';
import { type StaffActor, withoutLogHead } from '../staff-log.ts';
import { changeDateState } from './date-state.ts';
import { changedDateWrites, dateFieldsWrite } from './date-write.ts';

/** Sets whether a date closes by itself at its cut-off. */
export const closingByItself = plannedAction({
  name: 'closing-by-itself',
  allowedRoles: ['owner'],
  input: z.object({ dateId: z.string(), on: z.boolean() }),
  logSubject: ({ dateId }) => ({ dateId }),
  plan: async (read, { dateId, on }) => {
    const date = parseActiveDates((await read('dates/activeDates')) ?? {})[dateId];
    if (!date) return { problem: { code: 'unknown-date' } };
    const next = { ...date, closesByItself: on };
    return {
      before: date.closesByItself === true,
      after: on,
      writes: changedDateWrites(dateId, next, [{ path: ['closesByItself'], set: on }]),
    };
  },
  undo: ({ dateId }, { before }) => ({ dateId, on: before }),
});

type Closing = Pick<ActiveDate, 'finishDate' | 'closesByItself' | 'closedAtCutOff'>;

/** Whether the shop itself closes a date at its cut-off: once for each, however often staff open it again. */
export function closesAtCutOff({ finishDate, closesByItself, closedAtCutOff }: Closing): boolean {
  return closesByItself === true && finishDate > 0 && closedAtCutOff !== finishDate;
}

/** Ids of the dates whose cut-off has passed without the shop having seen to it. */
export function datesDueToClose(dates: Record<string, Closing>, now: number): string[] {
  return Object.entries(dates)
    .filter(([, date]) => closesAtCutOff(date) && date.finishDate <= now)
    .map(([dateId]) => dateId);
}

/**
 * Closes a date whose cut-off has passed, as the shop itself and with a log entry, if it is still open. One that staff have
 * closed or hidden before is only marked, so that it stays open once they open it after all.
 */
export async function planClosing(
  read: ReadDocument,
  dateId: string,
  actor: StaffActor,
): Promise<{ writes?: DocumentWrite[] }> {
  const dates = parseActiveDates((await read('dates/activeDates')) ?? {});
  const date = dates[dateId];
  if (!date || !datesDueToClose({ [dateId]: date }, actor.now).includes(dateId)) return {};
  const mark = dateFieldsWrite(dateId, [{ path: ['closedAtCutOff'], set: date.finishDate }]);
  if (!isOpen(date)) return { writes: [mark] };
  const { writes = [] } = await planClosedByShop(read, dateId, actor);
  return { writes: [...writes, mark] };
}

/** Closes a date that customers see, as the shop itself and with a log entry. */
export async function planClosedByShop(
  read: ReadDocument,
  dateId: string,
  actor: StaffActor,
): Promise<{ writes?: DocumentWrite[] }> {
  const input = { dateId, active: true, orderDone: true };
  const outcome = await planAction(changeDateState, input, undefined, read, actor);
  return outcome.kind === 'write' ? { writes: withoutLogHead(outcome.writes) } : {};
}
