import type { ActiveDate, ActiveDates } from '../../dates/active-date.ts';
import { isOpen } from '../../dates/open-dates.ts';

/** Whether a date is still open although its cut-off has passed: staff have forgotten to close it, or wait for a late order. */
export function isOverdue(
  date: Pick<ActiveDate, 'active' | 'orderDone' | 'finishDate'>,
  now: number,
): boolean {
  // Without a cut-off there is none that could have passed.
  return isOpen(date) && date.finishDate > 0 && date.finishDate <= now;
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
