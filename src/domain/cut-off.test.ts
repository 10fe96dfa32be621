import { describe, expect, test } from 'vitest';
import { cutOffNearness } from './cut-off.ts';
import { sydneyTime } from './sydney-time.ts';

const nearness = (finish: string, now: string) =>
  cutOffNearness(sydneyTime(finish), sydneyTime(now));

describe('cutOffNearness', () => {
  test.each([
    ['2026-11-24T17:00', '2026-11-24T00:00', 'today'],
    ['2026-11-24T17:00', '2026-11-24T18:00', 'today'],
    ['2026-11-25T00:00', '2026-11-24T23:59', 'tomorrow'],
    ['2026-11-26T17:00', '2026-11-24T09:00', 'this-week'],
    ['2026-11-30T17:00', '2026-11-24T09:00', 'this-week'],
    ['2026-12-01T17:00', '2026-11-24T09:00', 'later'],
    ['2026-11-22T17:00', '2026-11-24T09:00', 'this-week'],
  ])('a cut-off at %s seen at %s is %s', (finish, now, expected) => {
    expect(nearness(finish, now)).toBe(expected);
  });

  test('the short day on which daylight saving begins counts as one day', () => {
    expect(nearness('2026-10-04T23:30', '2026-10-03T23:45')).toBe('tomorrow');
  });
});
