import type { ActiveDate } from '../dates/active-date.ts';
import { isOpen } from '../dates/open-dates.ts';
import { sydneyClock } from '../dates/sydney-time.ts';
import type { ReminderKind } from './reminder.ts';

const minute = 60_000;
const quarter = 15 * minute;

/** Hours in Sydney between which no reminder is sent. */
const quietFrom = 20;
const quietUntil = 9;

/** A message that arrives later than this before the cut-off helps nobody, ms. */
const lastMinutes = 30 * minute;

/** So many quarters of an hour are left to send the reminders of a date, however early in the day it closes. */
const leastQuarters = 4;

/** Whether it is night in Sydney, when nobody is sent a reminder. `now` is epoch ms. */
export function isQuiet(now: number): boolean {
  const hour = Number(sydneyClock(now).slice(11, 13));
  return hour >= quietFrom || hour < quietUntil;
}

/**
 * From when on the reminders of a date that closes at `finishDate` are sent: `hours` before, or as much earlier as leaves
 * an hour outside the night to send them in. Epoch ms.
 */
export function closingSoonFrom(finishDate: number, hours: number): number {
  let from = finishDate - hours * 60 * minute;
  while (quartersToSend(from, finishDate - lastMinutes) < leastQuarters) from -= quarter;
  return from;
}

function quartersToSend(from: number, until: number): number {
  let count = 0;
  for (let at = from; at < until && count < leastQuarters; at += quarter) {
    if (!isQuiet(at)) count += 1;
  }
  return count;
}

/** Whether messages about a date may be sent at `now`; `hours`: how long before the cut-off customers are reminded. */
export function isTimeToSend(
  kind: ReminderKind,
  date: Pick<ActiveDate, 'active' | 'orderDone' | 'finishDate'> | undefined,
  now: number,
  hours: number,
): boolean {
  return (
    date !== undefined &&
    isOfUse(date, now) &&
    !isQuiet(now) &&
    (kind !== 'closing' || now >= closingSoonFrom(date.finishDate, hours))
  );
}

/** Whether a message about a date can still be of use: it takes orders, and closes no sooner than in half an hour. */
export function isOfUse(
  date: Pick<ActiveDate, 'active' | 'orderDone' | 'finishDate'> | undefined,
  now: number,
): boolean {
  return date !== undefined && isOpen(date) && !isTooLate(date, now);
}

/** Whether a date closes so soon, or has closed, that no message about it is of use any more, even if staff open it. */
export function isTooLate({ finishDate }: Pick<ActiveDate, 'finishDate'>, now: number): boolean {
  return now >= finishDate - lastMinutes;
}
