import type { ActiveDate } from './active-date.ts';
import { isOpen } from './open-dates.ts';

/** `unknown`: the server has not answered yet. `missing`: the shop has never had such a date. */
export type DateStatus = 'open' | 'closed' | 'missing' | 'unknown';

/**
 * The status of a date as far as it is known. A cached list may be older than the date or its reopening, so a
 * date is `closed` only if the server has confirmed the list (`confirmed`). `archived`: whether the document
 * of its year has a date that is no longer listed; undefined until it is read. `over`: its day is over.
 */
export function dateStatus(
  date: Pick<ActiveDate, 'active' | 'orderDone'> | undefined,
  confirmed: boolean,
  archived: boolean | undefined,
  over: boolean,
): DateStatus {
  if (isOpen(date)) return over ? 'closed' : 'open';
  if (!confirmed) return 'unknown';
  if (date || archived) return 'closed';
  return archived === undefined ? 'unknown' : 'missing';
}
