import { type ActiveDate, isOpen } from './dates.ts';

/** `unknown`: only the server can say, and hasn't yet. `missing`: the shop has no such date and never had. */
export type DateStatus = 'open' | 'closed' | 'missing' | 'unknown';

/**
 * Whether a date takes orders as far as is known. A cached list may be older than the date or its reopening, so only
 * a list that the server has confirmed (`confirmed`) closes it. `archived`: whether
 * its year's document has a date that is off the list; undefined until that is read.
 */
export function dateStatus(
  date: Pick<ActiveDate, 'active' | 'orderDone'> | undefined,
  confirmed: boolean,
  archived: boolean | undefined,
): DateStatus {
  if (isOpen(date)) return 'open';
  if (!confirmed) return 'unknown';
  if (date || archived) return 'closed';
  return archived === undefined ? 'unknown' : 'missing';
}
