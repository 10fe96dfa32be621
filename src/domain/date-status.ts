import { type ActiveDate, isOpen } from './dates.ts';

/** `unknown`: only the server can say, and hasn't yet. */
export type DateStatus = 'open' | 'closed' | 'unknown';

/**
 * Whether a date takes orders as far as it is known. What a phone remembers may be older than the
 * date, or than its opening again: only the server's own word (`confirmed`) closes it.
 */
export function dateStatus(
  date: Pick<ActiveDate, 'active' | 'orderDone'> | undefined,
  confirmed: boolean,
): DateStatus {
  if (isOpen(date)) return 'open';
  return confirmed ? 'closed' : 'unknown';
}
