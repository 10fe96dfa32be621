import type { DeliveryWindow } from '../../dates/delivery-window.ts';
import { isOnClock, sydneyDay, sydneyTime } from '../../dates/sydney-time.ts';
import type { Stop } from './delivery-run.ts';

const minuteMs = 60_000;
/** Windows begin at a multiple of this, ms. */
const roundingMs = 5 * minuteMs;

/**
 * Windows for consecutive stops: the first starts at `start` (epoch ms), each next one `minutes` later, and
 * each is `length` minutes long.
 */
export function windowsFrom(
  stops: readonly Pick<Stop, 'id'>[],
  times: { start: number; minutes: number; length: number },
): Record<string, DeliveryWindow> {
  return Object.fromEntries(
    stops.map(({ id }, index) => {
      const exact = times.start + index * times.minutes * minuteMs;
      const from = Math.floor(exact / roundingMs) * roundingMs;
      return [id, { from, to: from + times.length * minuteMs }];
    }),
  );
}

/**
 * A time of day (hh:mm) in Sydney as epoch ms, on the day there of `deliveryDate` (epoch ms), whatever its time. Throws
 * RangeError if the time is malformed.
 */
export function atClock(deliveryDate: number, clock: string): number {
  return sydneyTime(`${sydneyDay(deliveryDate)}T${clock}`);
}

/** Whether it is a time of day (hh:mm) that there is in Sydney on that day: daylight saving skips an hour a year. */
export function isClockOn(deliveryDate: number, clock: string): boolean {
  return (
    /^([01]\d|2[0-3]):[0-5]\d$/.test(clock) && isOnClock(`${sydneyDay(deliveryDate)}T${clock}`)
  );
}
