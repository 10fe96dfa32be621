import type { ActiveDate, ActiveDates } from '../../dates/active-date.ts';
import { dayNumber } from '../../dates/date-id.ts';
import { sydneyStamp } from '../../dates/sydney-time.ts';

/**
 * All dates for the staff screens: active dates from today on, the next delivery first, then all others, the
 * latest first.
 */
export function datesForStaff(
  dates: ActiveDates,
  now: number,
): { dateId: string; date: ActiveDate }[] {
  const today = Number(sydneyStamp(now).slice(0, 8));
  const all = Object.entries(dates)
    .map(([dateId, date]) => ({ dateId, date }))
    .sort((a, b) => a.date.deliveryDate - b.date.deliveryDate || (a.dateId < b.dateId ? -1 : 1));
  const coming = all.filter(({ dateId, date }) => date.active && dayNumber(dateId) >= today);
  const others = all.filter((one) => !coming.includes(one)).reverse();
  return [...coming, ...others];
}
