import type { ActiveDate, ActiveDates } from '../../dates/active-date.ts';
import { dayNumber } from '../../dates/date-id.ts';
import { sydneyStamp } from '../../dates/sydney-time.ts';
import { mayView } from '../role-dates.ts';
import type { Role } from '../roles.ts';

/** A date with its id. */
type ListedDate = { dateId: string; date: ActiveDate };

/**
 * All dates for the staff screens: active dates from today on, the next delivery first, then all others, the
 * latest first.
 */
export function datesForStaff(dates: ActiveDates, now: number): ListedDate[] {
  const all = byDelivery(dates);
  const coming = all.filter((one) => one.date.active && isAhead(one, now));
  const others = all.filter((one) => !coming.includes(one)).reverse();
  return [...coming, ...others];
}

/** The dates whose orders a role may see now, in the order of `datesForStaff`. */
export function datesForRole(dates: ActiveDates, role: Role, now: number): ListedDate[] {
  return datesForStaff(dates, now).filter(({ dateId }) => mayView(role, dateId, now));
}

/** Ids of the dates from today on, hidden ones too: their orders are to be cooked and delivered as well. */
export function datesAhead(dates: ActiveDates, now: number): string[] {
  return byDelivery(dates)
    .filter((one) => isAhead(one, now))
    .map(({ dateId }) => dateId);
}

/** How many of the last dates the week asks whether their cash is closed. */
const datesLookedBack = 4;

/** Ids of the last dates that are over, and of those of today, the latest first: their cash is to be closed. */
export function datesToClose(dates: ActiveDates, now: number): string[] {
  const today = Number(sydneyStamp(now).slice(0, 8));
  return byDelivery(dates)
    .map(({ dateId }) => dateId)
    .filter((dateId) => dayNumber(dateId) <= today)
    .slice(-datesLookedBack)
    .reverse();
}

/**
 * The date that the staff screens open on: the next delivery among those from today on that have orders
 * (`withOrders`), or else the first of `datesForStaff`; undefined without dates.
 */
export function dateToOpen(
  dates: ActiveDates,
  withOrders: ReadonlySet<string>,
  now: number,
): string | undefined {
  const worked = datesAhead(dates, now).find((dateId) => withOrders.has(dateId));
  return worked ?? datesForStaff(dates, now)[0]?.dateId;
}

function byDelivery(dates: ActiveDates): ListedDate[] {
  return Object.entries(dates)
    .map(([dateId, date]) => ({ dateId, date }))
    .sort((a, b) => a.date.deliveryDate - b.date.deliveryDate || (a.dateId < b.dateId ? -1 : 1));
}

function isAhead({ dateId }: ListedDate, now: number): boolean {
  return dayNumber(dateId) >= Number(sydneyStamp(now).slice(0, 8));
}
