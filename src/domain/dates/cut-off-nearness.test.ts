import { describe, expect, test } from 'vitest';
import { cutOffNearness, formatCutOff, formatUntil } from './cut-off-nearness.ts';
import { sydneyTime } from './sydney-time.ts';

const nearness = (finish: string, now: string) =>
  cutOffNearness(sydneyTime(finish), sydneyTime(now));

describe('cutOffNearness', () => {
  test.each([
    ['2026-11-24T17:00', '2026-11-24T00:00', 'today'],
    ['2026-11-24T17:00', '2026-11-24T16:59', 'today'],
    ['2026-11-24T17:00', '2026-11-24T17:00', 'past'],
    ['2026-11-25T00:00', '2026-11-24T23:59', 'today'],
    ['2026-11-25T00:00', '2026-11-25T00:00', 'past'],
    ['2026-11-25T00:01', '2026-11-24T23:59', 'tomorrow'],
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

test.each([
  ['2026-11-26T00:00', '수 오후 11:59', 'Wed 11:59 pm'],
  ['2026-11-26T00:01', '목 오전 12:01', 'Thu 12:01 am'],
  ['2026-11-26T12:00', '목 오후 12:00', 'Thu 12:00 pm'],
])(
  'a cut-off at midnight is told as the last minute of the day that ends: %s',
  (closes, korean, english) => {
    const now = sydneyTime('2026-11-25T09:00');
    expect(formatCutOff(sydneyTime(closes), 'ko', now)).toBe(korean);
    expect(formatCutOff(sydneyTime(closes), 'en', now)).toBe(english);
  },
);

test('a cut-off at midnight is of the day, and the year, that ends also with its date', () => {
  const newYear = sydneyTime('2027-01-01T00:00');
  expect(formatUntil(newYear, 'ko', sydneyTime('2026-12-01T09:00'))).toBe(
    '12월 31일 (목) 오후 11:59',
  );
  expect(formatCutOff(newYear, 'en', sydneyTime('2026-12-01T09:00'))).toBe('Thu, 31 Dec 11:59 pm');
  expect(formatCutOff(newYear, 'en', newYear)).toBe('Thu, 31 Dec 2026 11:59 pm');
  expect(formatUntil(newYear, 'en')).toBe('Thu, 31 Dec 2026 11:59 pm');
});
