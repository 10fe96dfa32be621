import { isOver } from '../../domain/dates/open-dates.ts';
import { storedKeys, writeText } from './storage.ts';
import { basketPrefix, staffPrintedPrefix, staffSeenPrefix } from './storage-keys.ts';

/** The phone forgets a date this many days after its delivery: nobody fills its basket or looks for news of its orders. */
const keptDays = 30;

/** Removes what the phone keeps of dates that were delivered a month before `now`, epoch ms. */
export function forgetPastDates(now: number): void {
  for (const prefix of [basketPrefix, staffSeenPrefix, staffPrintedPrefix]) {
    for (const key of storedKeys(prefix)) {
      const dateId = key.slice(prefix.length);
      if (isOver(dateId, now - keptDays * 86_400_000)) writeText(key, null);
    }
  }
}
