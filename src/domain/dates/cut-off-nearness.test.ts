import { describe, expect, test } from 'vitest';
import { cutOffNearness, formatCutOff } from './cut-off-nearness.ts';
import { sydneyTime } from './sydney-time.ts';

const nearness = (finish: string, now: string) =>
  cutOffNearness(sydneyTime(finish), sydneyTime(now));

describe('cutOffNearness', () => {
  test.each([
    ['2026-11-24T17:00', '2026-11-24T00:00', 'today'],
    ['2026-11-24T17:00', '2026-11-24T16:59', 'today'],
    ['2026-11-24T17:00', '2026-11-24T17:00', 'past'],
    ['2026-11-25T00:00', '2026-11-24T23:59', 'tomorrow'],
    ['2026-11-26T17:00', '2026-11-24T09:00', 'this-week'],
    ['2026-11-30T17:00', '2026-11-24T09:00', 'this-week'],
    ['2026-12-01T17:00', '2026-11-24T09:00', 'later'],
    ['2026-11-22T17:00', '2026-11-24T09:00', 'past'],
  ])('a cut-off at %s seen at %s is %s', (finish, now, expected) => {
    expect(nearness(finish, now)).toBe(expected);
  });

  test('counts the short day on which daylight saving begins as one day', () => {
    expect(nearness('2026-10-04T23:30', '2026-10-03T23:45')).toBe('tomorrow');
  });
});

test.each([
  ['2026-11-26T09:00', '목 오후 5:00', 'Thu 5:00 pm'],
  ['2026-11-26T18:00', '목 오후 5:00', 'Thu 5:00 pm'],
  ['2026-11-20T09:00', '목 오후 5:00', 'Thu 5:00 pm'],
  ['2026-11-19T09:00', '11월 26일 (목) 오후 5:00', 'Thu, 26 Nov 5:00 pm'],
  ['2026-11-27T09:00', '11월 26일 (목) 오후 5:00', 'Thu, 26 Nov 5:00 pm'],
  ['2027-01-02T09:00', '2026년 11월 26일 (목) 오후 5:00', 'Thu, 26 Nov 2026 5:00 pm'],
])('a cut-off is named so that it is clear which day is meant at %s', (now, korean, english) => {
  const finish = sydneyTime('2026-11-26T17:00');
  expect(formatCutOff(finish, 'ko', sydneyTime(now))).toBe(korean);
  expect(formatCutOff(finish, 'en', sydneyTime(now))).toBe(english);
});
