import { sydneyClock } from './dates.ts';

const dayMs = 86_400_000;

/**
 * Epoch ms of a local time in Sydney, such as `2026-11-24T17:00`. Throws RangeError if the text is malformed.
 * A time that daylight saving skips is moved past the gap; a time that occurs twice is the first of the two.
 */
export function sydneyTime(wallClock: string): number {
  const asUtc = Date.parse(`${wallClock}Z`);
  if (Number.isNaN(asUtc) || new Date(asUtc).toISOString().slice(0, 16) !== wallClock) {
    throw new RangeError(`not a moment on the clock: ${wallClock}`);
  }
  // The time has the UTC offset of the day before or of the day after.
  const before = offsetAt(asUtc - dayMs);
  const after = offsetAt(asUtc + dayMs);
  const isBefore = offsetAt(asUtc - before) === before;
  return asUtc - (!isBefore && offsetAt(asUtc - after) === after ? after : before);
}

function offsetAt(epochMs: number): number {
  return Date.parse(`${sydneyClock(epochMs)}Z`) - epochMs;
}

/** The calendar day in Sydney, `2026-11-21`; such strings sort in order of time. */
export function sydneyDay(epochMs: number): string {
  return sydneyClock(epochMs).slice(0, 10);
}
