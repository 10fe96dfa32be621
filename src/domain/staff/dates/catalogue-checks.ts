import type { ActiveDate, ActiveDates } from '../../dates/active-date.ts';
import { areaOf } from '../../dates/date-card.ts';
import { isOpen } from '../../dates/open-dates.ts';
import { sydneyDay } from '../../dates/sydney-time.ts';
import { toCents } from '../../lib/money.ts';

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
  /** It would take orders although its cut-off has passed. Staff may intend this for a late order. */
  | { code: 'closes-past' };

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
