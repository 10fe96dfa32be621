import { areaOf } from '../../dates/date-card.ts';
import { type ActiveDate, type ActiveDates, isOpen } from '../../dates/dates.ts';
import { sydneyDay } from '../../dates/sydney-time.ts';
import { toCents } from '../../lib/money.ts';
import { sameValue } from '../../lib/same-value.ts';

const highestPrice = 1000;

/** Whether a menu can have this price in dollars: above 0, whole cents, at most 1000. */
export function isMenuPrice(dollars: number): boolean {
  return dollars > 0 && dollars <= highestPrice && toCents(dollars) / 100 === dollars;
}

/** Problems of a date that is to be added or changed. */
export type DateProblem =
  /** It would take orders although its delivery day is over. */
  | { code: 'delivery-past' }
  /** The cut-off is on the delivery day or after it. */
  | { code: 'closes-too-late' }
  /** Another listed date delivers to the same area on the same day. */
  | { code: 'same-day'; dateId: string }
  /** It would take orders although its cut-off has passed. Staff may intend this, so it is only a warning. */
  | { code: 'closes-past' };

/** Problems that are only warnings. */
export function isWarning(problem: DateProblem): boolean {
  return problem.code === 'closes-past';
}

/** Checks a date that is to be stored under `dateId`, with the `others` of the shop, at `now` (epoch ms). */
export function dateProblems(
  dateId: string,
  date: Pick<ActiveDate, 'deliveryDate' | 'finishDate' | 'active' | 'orderDone' | 'area'>,
  others: ActiveDates,
  now: number,
): DateProblem[] {
  const problems: DateProblem[] = [];
  const day = sydneyDay(date.deliveryDate);
  const past = day < sydneyDay(now);
  if (isOpen(date) && past) problems.push({ code: 'delivery-past' });
  if (sydneyDay(date.finishDate) >= day) problems.push({ code: 'closes-too-late' });
  else if (isOpen(date) && !past && date.finishDate <= now) problems.push({ code: 'closes-past' });
  const twin = Object.keys(others).find((otherId) => {
    const other = others[otherId];
    return (
      otherId !== dateId &&
      date.active &&
      other?.active &&
      sydneyDay(other.deliveryDate) === day &&
      areaOf(other) === areaOf(date)
    );
  });
  if (twin) problems.push({ code: 'same-day', dateId: twin });
  return problems;
}

/** Ids of entries to store, grouped by whether they are new, changed or unchanged. */
export interface Comparison {
  added: string[];
  changed: string[];
  same: string[];
}

export function compareEntries(
  next: Record<string, unknown>,
  present: Record<string, unknown>,
): Comparison {
  const comparison: Comparison = { added: [], changed: [], same: [] };
  for (const [id, entry] of Object.entries(next)) {
    const stored = present[id];
    if (stored === undefined) comparison.added.push(id);
    else (sameValue(stored, entry) ? comparison.same : comparison.changed).push(id);
  }
  return comparison;
}
