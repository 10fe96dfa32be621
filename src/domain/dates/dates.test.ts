import { afterEach, describe, expect, it, vi } from 'vitest';
import { date } from '../testing/fixtures.ts';
import { parseActiveDates } from './active-date.ts';
import {
  countdown,
  dateIdOf,
  datesToShow,
  dayNumber,
  formatDay,
  formatFullDay,
  formatLongDay,
  formatSydney,
  formatTime,
  isDateId,
  isOpen,
  koreanWeekday,
  sydneyClock,
  sydneyStamp,
  sydneyYear,
} from './dates.ts';

const at = (utc: string) => Date.parse(utc);

describe('dateId', () => {
  it.each(['20261124_1764000000000', '20210910_0', '20261124_1234567890123456'])(
    'accepts %s',
    (id) => {
      expect(isDateId(id)).toBe(true);
    },
  );

  it.each([
    '',
    '20261124',
    '20261124_',
    '2026112_1764000000000',
    '20261124-1764000000000',
    '20261124_12345678901234567',
    ' 20261124_1',
    '20261124_1\n',
    '20261124_1/../x',
  ])('refuses %j', (id) => {
    expect(isDateId(id)).toBe(false);
  });

  it('names the day in Sydney, not in Greenwich', () => {
    expect(dateIdOf(at('2026-11-23T13:00:00Z'), 7)).toBe('20261124_7');
    expect(dateIdOf(at('2026-11-23T12:59:59Z'), 7)).toBe('20261123_7');
    expect(dateIdOf(at('2026-07-01T14:00:00Z'), 7)).toBe('20260702_7');
  });

  it('creates valid date ids and reads their day back', () => {
    const id = dateIdOf(date.deliveryDate, 1_764_000_000_000);
    expect(isDateId(id)).toBe(true);
    expect(dayNumber(id)).toBe(20_261_124);
  });
});

it('accepts stored dates with or without limits and area', () => {
  const { menuLimitForPerson: _, ...plain } = date;
  const gosford = { ...date, area: 'gosford' as const };
  expect(parseActiveDates({ plain, gosford })).toEqual({
    plain: { ...plain, menuLimitForPerson: {} },
    gosford,
  });
});

describe('open and closed', () => {
  it.each([
    [{ active: true, orderDone: false }, true],
    [{ active: true, orderDone: true }, false],
    [{ active: false, orderDone: false }, false],
    [{ active: false, orderDone: true }, false],
    [undefined, false],
  ])('%j open: %s', (state, open) => {
    expect(isOpen(state)).toBe(open);
  });

  it('lists open dates first, by day, and leaves out inactive ones', () => {
    const day = 86_400_000;
    const first = date.deliveryDate;
    const shown = datesToShow({
      d_closed: { ...date, orderDone: true, deliveryDate: first - day },
      c_later: { ...date, deliveryDate: first + day },
      b_same: { ...date },
      a_same: { ...date },
      hidden: { ...date, active: false },
    });
    expect(shown.map(({ dateId }) => dateId)).toEqual(['a_same', 'b_same', 'c_later', 'd_closed']);
    expect(shown[0]?.date).toEqual(date);
  });
});

describe('countdown', () => {
  const end = at('2026-11-22T06:00:00Z');

  it('splits a duration into days, hours, minutes and seconds', () => {
    const left = ((2 * 24 + 3) * 3600 + 4 * 60 + 5) * 1000;
    expect(countdown(end, end - left)).toEqual({
      days: 2,
      hours: 3,
      minutes: 4,
      seconds: 5,
      imminent: false,
    });
  });

  it('rounds a started second up and stops at zero', () => {
    expect(countdown(end, end - 1)).toMatchObject({ seconds: 1, imminent: false });
    expect(countdown(end, end - 1001)).toMatchObject({ seconds: 2, imminent: false });
    const zero = { days: 0, hours: 0, minutes: 0, seconds: 0, imminent: true };
    expect(countdown(end, end)).toEqual(zero);
    expect(countdown(end, end + 1)).toEqual(zero);
    expect(countdown(end, end + 1e9)).toEqual(zero);
  });

  it('counts real time across the start of daylight saving', () => {
    // From Saturday 17:00 to Sunday 17:00 only 23 hours pass.
    expect(countdown(at('2026-10-04T06:00:00Z'), at('2026-10-03T07:00:00Z'))).toMatchObject({
      days: 0,
      hours: 23,
    });
  });
});

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

describe('formatted text', () => {
  const { deliveryDate } = date;
  const sameYear = at('2025-12-31T13:00:00Z');
  const yearBefore = sameYear - 1;

  it('names a day in both languages, with its year where that is another one', () => {
    expect(formatDay(deliveryDate, 'ko', sameYear)).toBe('11월 24일 (화)');
    expect(formatDay(deliveryDate, 'en', sameYear)).toBe('Tue, 24 Nov');
    expect(formatDay(deliveryDate, 'ko', yearBefore)).toBe('2026년 11월 24일 (화)');
    expect(formatDay(deliveryDate, 'en', yearBefore)).toBe('Tue, 24 Nov 2026');
    expect(formatLongDay(deliveryDate, 'ko', sameYear)).toBe('11월 24일 화요일');
    expect(formatLongDay(deliveryDate, 'en', sameYear)).toBe('Tuesday 24 Nov');
    expect(formatLongDay(deliveryDate, 'ko', yearBefore)).toBe('2026년 11월 24일 화요일');
    expect(formatLongDay(deliveryDate, 'en', yearBefore)).toBe('Tuesday 24 Nov 2026');
    expect(sydneyYear(sameYear)).toBe(2026);
    expect(sydneyYear(yearBefore)).toBe(2025);
  });

  it('includes the year when asked to', () => {
    expect(formatFullDay(date.deliveryDate, 'ko')).toBe('2026년 11월 24일 (화)');
    expect(formatFullDay(date.deliveryDate, 'en')).toBe('Tue, 24 Nov 2026');
  });

  it('formats noon and midnight', () => {
    expect(formatTime(at('2026-11-26T06:00:00Z'), 'ko')).toBe('오후 5:00');
    expect(formatTime(at('2026-11-26T06:00:00Z'), 'en')).toBe('5:00 pm');
    expect(formatTime(at('2026-11-26T01:00:00Z'), 'ko')).toBe('오후 12:00');
    expect(formatTime(at('2026-11-25T13:00:00Z'), 'ko')).toBe('오전 12:00');
    expect(formatTime(at('2026-11-26T00:59:00Z'), 'ko')).toBe('오전 11:59');
    expect(formatTime(at('2026-11-26T01:00:00Z'), 'en')).toBe('12:00 pm');
    expect(formatTime(at('2026-11-25T13:00:00Z'), 'en')).toBe('12:00 am');
  });

  it.each([
    ['2026-11-24T01:00:00Z', '화요일'],
    ['2026-11-24T13:00:00Z', '수요일'],
    ['2026-11-27T01:00:00Z', '금요일'],
    ['2026-11-28T01:00:00Z', '토요일'],
  ])('%s is a %s', (utc, weekday) => {
    expect(koreanWeekday(at(utc))).toBe(weekday);
  });

  it('formats only the parts the caller asks for', () => {
    expect(formatSydney(date.deliveryDate, 'en', { year: 'numeric' })).toBe('2026');
  });
});

describe('a phone in another zone', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it.each([
    ['Asia/Seoul', -540],
    ['America/Los_Angeles', 480],
    ['Europe/London', 0],
    ['Pacific/Kiritimati', -840],
    ['Australia/Perth', -480],
  ])('%s reads the same', (zone, offset) => {
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
