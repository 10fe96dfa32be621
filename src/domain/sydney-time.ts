import { sydneyClock } from './dates.ts';

const dayMs = 86_400_000;

/**
 * Epoch ms of a wall-clock moment in Sydney, such as `2026-11-24T17:00`. Throws RangeError on a malformed text;
 * a time that daylight saving skips reads as the one after the gap, one that comes twice as the first.
 */
export function sydneyTime(wallClock: string): number {
  const asUtc = Date.parse(`${wallClock}Z`);
  if (Number.isNaN(asUtc) || new Date(asUtc).toISOString().slice(0, 16) !== wallClock) {
    throw new RangeError(`not a moment on the clock: ${wallClock}`);
  }
  // The offsets around the day are the only two that the moment can have.
  const before = offsetAt(asUtc - dayMs);
  const after = offsetAt(asUtc + dayMs);
  const isBefore = offsetAt(asUtc - before) === before;
  return asUtc - (!isBefore && offsetAt(asUtc - after) === after ? after : before);
}

function offsetAt(epochMs: number): number {
  return Date.parse(`${sydneyClock(epochMs)}Z`) - epochMs;
}

/** Sydney's calendar day, `2026-11-21`; sorts and compares as text. */
export function sydneyDay(epochMs: number): string {
  return sydneyClock(epochMs).slice(0, 10);
}
