import type { ActiveDate, ActiveDates } from './active-date.ts';

/** Whether orders for this date may be placed, edited or cancelled (spec §4). */
export function isOpen(date: Pick<ActiveDate, 'active' | 'orderDone'> | undefined): boolean {
  return date?.active === true && !date.orderDone;
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
