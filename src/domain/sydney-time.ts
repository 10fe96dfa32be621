import { Temporal } from 'temporal-polyfill';
import { shopTimeZone } from './dates.ts';

/**
 * Epoch ms of a wall-clock moment in Sydney, such as `2026-11-24T17:00`. Kept apart from dates.ts
 * because the browser only formats moments and need not load Temporal. Throws RangeError on a
 * malformed text; a time that daylight saving skips reads as the one after the gap.
 */
export function sydneyTime(wallClock: string): number {
  return Temporal.PlainDateTime.from(wallClock).toZonedDateTime(shopTimeZone).epochMilliseconds;
}
