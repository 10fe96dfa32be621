/** Time zone of the shop; all times are shown in it, whatever the time zone of the device. */
export const shopTimeZone = 'Australia/Sydney';

/** Time in Sydney as digits, `20261121201530123`: the first half of an ordersBackupByTime id. */
export function sydneyStamp(epochMs: number): string {
  return sydneyClock(epochMs).replace(/\D/g, '');
}

/** Time in Sydney as `2026-11-21T20:15:30.123`; such strings sort in order of time. */
export function sydneyClock(epochMs: number): string {
  // The Swedish locale writes ISO order: "2026-11-21 20:15:30,123".
  clockFormat ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: shopTimeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    fractionalSecondDigits: 3,
    hourCycle: 'h23',
  });
  return clockFormat.format(epochMs).replace(' ', 'T').replace(',', '.');
}

/** Created on first use, so that a page that shows no time does not wait for it. */
let clockFormat: Intl.DateTimeFormat | undefined;

const dayMs = 86_400_000;

/**
 * Epoch ms of a local time in Sydney, such as `2026-11-24T17:00`. Throws RangeError if the text is malformed.
 * A time that daylight saving skips is moved past the gap; a time that occurs twice is the first of the two.
 */
export function sydneyTime(wallClock: string): number {
  const asUtc = utcOf(wallClock);
  if (asUtc === undefined) throw new RangeError(`not a moment on the clock: ${wallClock}`);
  // The time has the UTC offset of the day before or of the day after.
  const before = offsetAt(asUtc - dayMs);
  const after = offsetAt(asUtc + dayMs);
  const isBefore = offsetAt(asUtc - before) === before;
  return asUtc - (!isBefore && offsetAt(asUtc - after) === after ? after : before);
}

/** Whether it is a local time that there is in Sydney, such as `2026-11-24T17:00`; daylight saving skips an hour a year. */
export function isOnClock(wallClock: string): boolean {
  return utcOf(wallClock) !== undefined && !isSkipped(wallClock);
}

/** Whether it is a local time, such as `2026-10-04T02:30`, that daylight saving skips in Sydney. */
export function isSkipped(wallClock: string): boolean {
  return (
    utcOf(wallClock) !== undefined && sydneyClock(sydneyTime(wallClock)).slice(0, 16) !== wallClock
  );
}

/** Epoch ms of a time on the clock of UTC; undefined if the text is malformed or its year below 1000, as while it is typed. */
function utcOf(wallClock: string): number | undefined {
  const asUtc = Date.parse(`${wallClock}Z`);
  if (Number.isNaN(asUtc) || !/^[1-9]/.test(wallClock)) return undefined;
  return new Date(asUtc).toISOString().slice(0, 16) === wallClock ? asUtc : undefined;
}

function offsetAt(epochMs: number): number {
  return Date.parse(`${sydneyClock(epochMs)}Z`) - epochMs;
}

/** The calendar day in Sydney, `2026-11-21`; such strings sort in order of time. */
export function sydneyDay(epochMs: number): string {
  return sydneyClock(epochMs).slice(0, 10);
}

/** Whether the text is a calendar day, such as `2026-11-21`. */
export function isDay(day: string): boolean {
  return isOnClock(`${day}T12:00`);
}

/** The calendar day that many days after a day, `2026-11-21`; before it, if negative. Not every day has 24 hours. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

/** The calendar year in Sydney. */
export function sydneyYear(epochMs: number): number {
  return Number(sydneyClock(epochMs).slice(0, 4));
}
