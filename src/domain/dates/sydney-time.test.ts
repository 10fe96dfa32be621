import { describe, expect, it } from 'vitest';
import { sydneyClock } from './dates.ts';
import { sydneyTime } from './sydney-time.ts';

describe('sydneyTime', () => {
  it.each([
    ['2026-11-24T17:00', '2026-11-24T06:00:00.000Z'],
    ['2026-07-01T17:00', '2026-07-01T07:00:00.000Z'],
    ['2026-10-04T01:59', '2026-10-03T15:59:00.000Z'],
    ['2026-10-04T03:00', '2026-10-03T16:00:00.000Z'],
    ['2026-04-05T01:59', '2026-04-04T14:59:00.000Z'],
    ['2026-04-05T03:00', '2026-04-04T17:00:00.000Z'],
  ])('%s is %s', (wallClock, utc) => {
    expect(new Date(sydneyTime(wallClock)).toISOString()).toBe(utc);
  });

  it('resolves a time skipped by daylight saving to the time after the gap', () => {
    expect(sydneyClock(sydneyTime('2026-10-04T02:30'))).toBe('2026-10-04T03:30:00.000');
  });

  it('resolves an ambiguous time to its first occurrence', () => {
    expect(new Date(sydneyTime('2026-04-05T02:30')).toISOString()).toBe('2026-04-04T15:30:00.000Z');
  });

  it.each(['', 'tomorrow', '2026-13-01T00:00', '2026-11-24T25:00', '2026-11-24T17:00Z'])(
    'refuses %j',
    (text) => {
      expect(() => sydneyTime(text)).toThrow(RangeError);
    },
  );
});
