import type { ActiveDate, ActiveDates } from './active-date.ts';

/** Whether staff have opened a date and not closed it (spec §4). */
export function isOpen(date: Pick<ActiveDate, 'active' | 'orderDone'> | undefined): boolean {
  return date?.active === true && !date.orderDone;
}

/** Whether the delivery day of a date is over at `now`, epoch ms, by eastern standard time all year as in the rules. */
export function isOver(dateId: string, now: number): boolean {
  const today = new Date(now + 10 * 3_600_000).toISOString().slice(0, 10).replaceAll('-', '');
  return dateId.slice(0, 8) < today;
}

/**
 * Whether customers may place, edit or cancel orders for a date: it is open, and its day is not over, for staff may
 * forget to close it.
 */
export function takesOrders(
  dateId: string,
  date: Pick<ActiveDate, 'active' | 'orderDone'> | undefined,
  now: number,
): boolean {
  return isOpen(date) && !isOver(dateId, now);
}

/** Dates to show, open ones first, each group by day of delivery. Inactive dates are left out. */
export function datesToShow(dates: ActiveDates): { dateId: string; date: ActiveDate }[] {
  return Object.entries(dates)
    .filter(([, date]) => date.active)
    .map(([dateId, date]) => ({ dateId, date }))
    .sort(
      (a, b) =>
        Number(a.date.orderDone) - Number(b.date.orderDone) ||
        a.date.deliveryDate - b.date.deliveryDate ||
        a.dateId.localeCompare(b.dateId),
    );
}

/** So long after the cut-off the last card payments are in, ms: a pay page is open for half an hour at least. */
export const lastOrdersMs = 40 * 60_000;

/**
 * Whether a card payment may still come in as it was begun in time: the shop itself has closed the date at its cut-off, which
 * is not longer ago than a pay page is open.
 */
export function awaitsPayments(
  date: Pick<ActiveDate, 'active' | 'finishDate' | 'closedAtCutOff'> | undefined,
  now: number,
): boolean {
  if (!date?.active || date.closedAtCutOff !== date.finishDate) return false;
  return now < date.finishDate + lastOrdersMs;
}
