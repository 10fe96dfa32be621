import { describe, expect, it } from 'vitest';
import { date } from '../testing/fixtures.ts';
import {
  formatDay,
  formatFullDay,
  formatLongDay,
  formatSydney,
  formatTime,
  koreanWeekday,
} from './format-date.ts';
import { sydneyYear } from './sydney-time.ts';

const at = (utc: string) => Date.parse(utc);

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
