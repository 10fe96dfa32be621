import { type ActiveDate, type DeliveryArea, parseActiveDates } from '../../dates/active-date.ts';
import { dateIdOf } from '../../dates/date-id.ts';
import { koreanWeekday } from '../../dates/format-date.ts';
import { sydneyClock, sydneyDay, sydneyStamp, sydneyTime } from '../../dates/sydney-time.ts';
import { parseMenus } from '../../menus/menu.ts';
import type { DocumentWrite } from '../../store/document-write.ts';
import type { StaffActor } from '../staff-log.ts';
import { loggedPlan, refusedPlan, type StaffPlan } from '../staff-plan.ts';
import { dateChecks, preventsCreation } from './date-checks.ts';

const dayMs = 86_400_000;

/** What staff choose when they add a date; days and times in Sydney. */
export interface NewDate {
  /** Id of the date that is copied. */
  from: string;
  /** `2026-11-24`. */
  deliveryDay: string;
  /** `2026-11-22T17:00`. */
  closes: string;
  area: DeliveryArea;
  /** Whether it takes orders at once; if false, it is stored hidden. */
  open: boolean;
}

/** The next day after today with the weekday of the earlier date, at least a week after that date. */
export function nextDeliveryDay(source: ActiveDate, now: number): string {
  const today = Date.parse(sydneyDay(now));
  let day = Date.parse(sydneyDay(source.deliveryDate));
  do day += 7 * dayMs;
  while (day <= today);
  return new Date(day).toISOString().slice(0, 10);
}

/**
 * The cut-off of a copied date: as many days before the delivery, and at the same time of day, as that of the
 * earlier date.
 */
export function copiedCutOff(source: ActiveDate, deliveryDay: string): string {
  const before =
    Date.parse(sydneyDay(source.deliveryDate)) - Date.parse(sydneyDay(source.finishDate));
  const day = new Date(Date.parse(deliveryDay) - before).toISOString().slice(0, 10);
  return `${day}${sydneyClock(source.finishDate).slice(10, 16)}`;
}

/**
 * A copy of an earlier date: its menus, all on sale again, and its limits. Undefined for an invalid day or
 * time.
 */
export function copiedDate(source: ActiveDate, change: NewDate): ActiveDate | undefined {
  try {
    const deliveryDate = sydneyTime(`${change.deliveryDay}T12:00`);
    return {
      deliveryDate,
      finishDate: sydneyTime(change.closes),
      orderDone: false,
      active: change.open,
      day: koreanWeekday(deliveryDate),
      menus: Object.fromEntries(Object.keys(source.menus).map((menuId) => [menuId, true])),
      menuLimitForPerson: { ...source.menuLimitForPerson },
      area: change.area,
    };
  } catch {
    return undefined;
  }
}

/** Adds a date as a copy of an earlier one. `stored` are dates/activeDates and manages/menus. */
export function planNewDate(
  change: NewDate,
  stored: Record<'dates' | 'menus', Record<string, unknown> | undefined>,
  actor: StaffActor,
): StaffPlan & { dateId?: string } {
  const dates = parseActiveDates(stored.dates ?? {});
  const source = dates[change.from];
  if (!source) return refusedPlan({ code: 'unknown-date' });
  const date = copiedDate(source, change);
  if (!date) return refusedPlan({ code: 'invalid', field: 'deliveryDay' });
  const dateId = dateIdOf(date.deliveryDate, actor.now);
  const checks = dateChecks(dateId, date, parseMenus(stored.menus ?? {}), dates, actor.now);
  const problem = checks.find(preventsCreation);
  if (problem) return refusedPlan({ code: 'date-not-ready', check: problem.code });
  const entry = {
    action: 'date-added' as const,
    dateId,
    before: change.from,
    after: change.open ? 'open' : 'hidden',
  };
  return { ...loggedPlan(actor, entry, dateWrites(dateId, date)), dateId };
}

/**
 * The writes that store a whole date: in the list of dates, and in the document of its year, which keeps the
 * cooking information.
 */
export function dateWrites(dateId: string, date: ActiveDate): DocumentWrite[] {
  const fields = [{ path: [dateId], set: date }];
  return ['activeDates', sydneyStamp(date.deliveryDate).slice(0, 4)].map((id) => ({
    collection: 'dates',
    id,
    fields,
  }));
}
