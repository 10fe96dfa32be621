import * as z from 'zod/mini';
import {
  type ActiveDate,
  type ActiveDates,
  deliveryAreas,
  parseActiveDates,
} from '../../dates/active-date.ts';
import { areaOf } from '../../dates/date-card.ts';
import { dateIdOf, dayNumber } from '../../dates/date-id.ts';
import { koreanWeekday } from '../../dates/format-date.ts';
import { isDay, isOnClock, sydneyClock, sydneyDay, sydneyTime } from '../../dates/sydney-time.ts';
import { parseMenus } from '../../menus/menu.ts';
import { plannedAction } from '../actions/action.ts';
import { dateChecks, preventsCreation } from './date-checks.ts';
import { dateWrites } from './date-write.ts';

const dayMs = 86_400_000;

const newDateSchema = z.object({
  dateId: z.string(),
  /** Id of the date that is copied. */
  from: z.string(),
  /** `2026-11-24`, in Sydney. */
  deliveryDay: z.string(),
  /** `2026-11-22T17:00`, in Sydney. */
  closes: z.string(),
  area: z.enum(deliveryAreas),
  /** Whether it takes orders at once; if false, it is stored hidden. */
  open: z.boolean(),
});

/** What staff choose when they add a date. */
export type NewDate = z.infer<typeof newDateSchema>;

/**
 * The next day after today with the weekday of the earlier date, at least a week after that date, on which its area
 * has no date yet.
 */
export function nextDeliveryDay(source: ActiveDate, dates: ActiveDates, now: number): string {
  const today = Date.parse(sydneyDay(now));
  const taken = new Set(
    Object.values(dates)
      .filter((date) => areaOf(date) === areaOf(source))
      .map(({ deliveryDate }) => Date.parse(sydneyDay(deliveryDate))),
  );
  let day = Date.parse(sydneyDay(source.deliveryDate));
  do day += 7 * dayMs;
  while (day <= today || taken.has(day));
  return new Date(day).toISOString().slice(0, 10);
}

/**
 * The cut-off of a copied date: as many days before the delivery, and at the same time of day, as that of the
 * earlier date. Empty for an invalid day.
 */
export function copiedCutOff(source: ActiveDate, deliveryDay: string): string {
  if (!isDay(deliveryDay)) return '';
  const before =
    Date.parse(sydneyDay(source.deliveryDate)) - Date.parse(sydneyDay(source.finishDate));
  const day = new Date(Date.parse(deliveryDay) - before).toISOString().slice(0, 10);
  return `${day}${sydneyClock(source.finishDate).slice(10, 16)}`;
}

/**
 * A copy of an earlier date: its menus, all on sale again, and its limits, a person and in all. Undefined for an invalid day or
 * time, and for one that the clock skips.
 */
export function copiedDate(
  source: ActiveDate,
  change: Omit<NewDate, 'dateId' | 'from'>,
): ActiveDate | undefined {
  if (!isDay(change.deliveryDay) || !isOnClock(change.closes)) return undefined;
  const deliveryDate = sydneyTime(`${change.deliveryDay}T12:00`);
  return {
    deliveryDate,
    finishDate: sydneyTime(change.closes),
    orderDone: false,
    closesByItself: true,
    active: change.open,
    day: koreanWeekday(deliveryDate),
    menus: Object.fromEntries(Object.keys(source.menus).map((menuId) => [menuId, true])),
    menuLimitForPerson: { ...source.menuLimitForPerson },
    ...(source.menuLimitInAll ? { menuLimitInAll: { ...source.menuLimitInAll } } : {}),
    area: change.area,
  };
}

/**
 * Adds a date as a copy of an earlier one. The caller chooses its id, so that a change sent twice adds one date.
 */
export const addDate = plannedAction({
  name: 'date-added',
  allowedRoles: ['owner'],
  input: newDateSchema,
  logSubject: ({ dateId }) => ({ dateId }),
  plan: async (read, change, actor) => {
    const { dateId, from } = change;
    const [stored, catalogue] = await Promise.all([
      read('dates/activeDates'),
      read('manages/menus'),
    ]);
    const dates = parseActiveDates(stored ?? {});
    const source = dates[from];
    if (!source) return { problem: { code: 'unknown-date' } };
    const date = copiedDate(source, change);
    if (!date || dayNumber(dateId) !== dayNumber(dateIdOf(date.deliveryDate, 0))) {
      return { problem: { code: 'invalid', field: 'deliveryDay' } };
    }
    const checks = dateChecks(dateId, date, parseMenus(catalogue ?? {}), dates, actor.now);
    const problem = checks.find(preventsCreation);
    return {
      before: dates[dateId] ?? null,
      after: date,
      writes: dateWrites(dateId, date),
      problem: problem && { code: 'date-not-ready', check: problem.code },
    };
  },
  undo: 'customers-affected',
});
