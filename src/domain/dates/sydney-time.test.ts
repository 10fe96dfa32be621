import { afterEach, describe, expect, it, vi } from 'vitest';
import { date } from '../testing/fixtures.ts';
import { dateIdOf } from './date-id.ts';
import { formatDay, formatTime, koreanWeekday } from './format-date.ts';
import {
  dayAfter,
  isDay,
  isOnClock,
  isSkipped,
  sydneyClock,
  sydneyStamp,
  sydneyTime,
} from './sydney-time.ts';

const at = (utc: string) => Date.parse(utc);

describe('Sydney wall clock', () => {
  it.each([
    ['summer', '2026-11-21T09:15:30.123Z', '2026-11-21T20:15:30.123'],
    ['winter', '2026-07-01T09:15:30.007Z', '2026-07-01T19:15:30.007'],
    ['midnight', '2026-11-23T13:00:00.000Z', '2026-11-24T00:00:00.000'],
    ['new year', '2026-12-31T13:00:00.000Z', '2027-01-01T00:00:00.000'],
    ['before the gap of October', '2026-10-03T15:59:59.999Z', '2026-10-04T01:59:59.999'],
    ['after the gap of October', '2026-10-03T16:00:00.000Z', '2026-10-04T03:00:00.000'],
    ['first 2:30 of April', '2026-04-04T15:30:00.000Z', '2026-04-05T02:30:00.000'],
    ['second 2:30 of April', '2026-04-04T16:30:00.000Z', '2026-04-05T02:30:00.000'],
  ])('%s', (_, utc, clock) => {
    expect(sydneyClock(at(utc))).toBe(clock);
    expect(sydneyStamp(at(utc))).toBe(clock.replace(/\D/g, ''));
  });
});

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

  it.each([
    ['2026-10-04T01:59', true],
    ['2026-10-04T02:00', false],
    ['2026-10-04T02:30', false],
    ['2026-10-04T03:00', true],
    // It occurs twice.
    ['2026-04-05T02:30', true],
    ['x', false],
    // A year that is being typed.
    ['0002-10-04T02:30', false],
    ['20266-10-04T02:30', false],
    ['2027-02-29T17:00', false],
    ['2027-03-02T24:00', false],
    ['2027-03-02T17:60', false],
  ])('tells whether there is a time %s: %s', (wallClock, exists) => {
    expect(isOnClock(wallClock)).toBe(exists);
  });

  it.each([
    ['2028-02-29', true],
    ['2027-02-29', false],
    ['2027-11-31', false],
    ['2027-25-03', false],
    ['0002-10-04', false],
    ['', false],
  ])('the calendar has %j: %s', (day, has) => {
    expect(isDay(day)).toBe(has);
  });

  it.each([
    ['2026-10-04T01:59', false],
    ['2026-10-04T02:30', true],
    ['', false],
    ['0002-10-04T02:30', false],
  ])('tells whether the clock skips %j: %s', (wallClock, skipped) => {
    expect(isSkipped(wallClock)).toBe(skipped);
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

it.each([
  ['2026-04-05', 1, '2026-04-06'],
  ['2026-10-05', -6, '2026-09-29'],
  ['2027-01-01', -1, '2026-12-31'],
  ['2028-02-28', 1, '2028-02-29'],
])('dayAfter: %s and %i days is %s', (day, days, then) => {
  expect(dayAfter(day, days)).toBe(then);
});

describe('on a phone in another time zone', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it.each([
    ['Asia/Seoul', -540],
    ['America/Los_Angeles', 480],
    ['Europe/London', 0],
    ['Pacific/Kiritimati', -840],
    ['Australia/Perth', -480],
  ])('%s: shows the time in Sydney', (zone, offset) => {
    vi.stubEnv('TZ', zone);
    // Checks that the stub changes the time zone of the engine; otherwise the other expectations would prove
    // nothing.
    expect(new Date('2026-11-21T09:15:30.123Z').getTimezoneOffset()).toBe(offset);
    expect(sydneyClock(at('2026-11-21T09:15:30.123Z'))).toBe('2026-11-21T20:15:30.123');
    expect(sydneyClock(at('2026-10-03T16:00:00Z'))).toBe('2026-10-04T03:00:00.000');
    expect(sydneyClock(at('2026-04-04T16:30:00Z'))).toBe('2026-04-05T02:30:00.000');
    expect(dateIdOf(at('2026-11-23T13:00:00Z'), 7)).toBe('20261124_7');
    expect(formatDay(at('2026-11-23T13:00:00Z'), 'ko', date.deliveryDate)).toBe('11월 24일 (화)');
    expect(formatTime(at('2026-11-26T06:00:00Z'), 'ko')).toBe('오후 5:00');
    expect(koreanWeekday(at('2026-11-23T13:00:00Z'))).toBe('화요일');
  });
});
