import type { ActiveDate, ActiveDates } from '../../dates/active-date.ts';
import { isOpen } from '../../dates/open-dates.ts';
import { closesAtCutOff } from './closing-by-itself.ts';

/** How long after its cut-off a date that closes by itself may be open, ms: the function that closes it runs every minute. */
const closingTakesMs = 5 * 60_000;

type Open = Pick<
  ActiveDate,
  'active' | 'orderDone' | 'finishDate' | 'closesByItself' | 'closedAtCutOff'
>;

/**
 * Whether a date is still open although its cut-off has passed: staff have forgotten to close it or wait for a late order, or
 * the shop should have closed it by itself.
 */
export function isOverdue(date: Open, now: number): boolean {
  // Without a cut-off there is none that could have passed.
  if (!isOpen(date) || date.finishDate === 0) return false;
  return date.finishDate + (closesAtCutOff(date) ? closingTakesMs : 0) <= now;
}

/** The overdue dates, the one that has waited longest first. */
export function overdueDates(
  dates: ActiveDates,
  now: number,
): { dateId: string; date: ActiveDate }[] {
  return Object.entries(dates)
    .map(([dateId, date]) => ({ dateId, date }))
    .filter(({ date }) => isOverdue(date, now))
    .sort((a, b) => a.date.finishDate - b.date.finishDate);
}
