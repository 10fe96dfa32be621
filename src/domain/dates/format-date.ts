import type { Language } from '../lib/language.ts';
import { dayFormats } from './day-formats.ts';
import { shopTimeZone, sydneyClock, sydneyYear } from './sydney-time.ts';

/** Korean weekday name as stored in `day`. */
export function koreanWeekday(epochMs: number): string {
  return formatSydney(epochMs, 'ko', { weekday: 'long' });
}

/** Formats a time in Sydney in the reader's language. */
export function formatSydney(
  epochMs: number,
  language: Language,
  options: Intl.DateTimeFormatOptions,
): string {
  const key = `${language} ${JSON.stringify(options)}`;
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(dayFormats[language].locale, { timeZone: shopTimeZone, ...options });
  formats.set(key, format);
  return format.format(epochMs);
}

/** Cached, because creating a format takes a hundred times longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * "11월 24일 (화)" / "Tue, 24 Nov" — a day with its weekday, and with its year if that is not the year of `now`
 * (epoch ms).
 */
export function formatDay(epochMs: number, language: Language, now: number): string {
  return withOtherYear(
    formatSydney(epochMs, language, { ...dayAndMonth(language), weekday: 'short' }),
    epochMs,
    language,
    now,
  );
}

/** "11월 24일 화요일" / "Tuesday 24 Nov", with the year under the same condition as in `formatDay`. */
export function formatLongDay(epochMs: number, language: Language, now: number): string {
  const date = formatSydney(epochMs, language, dayAndMonth(language));
  const weekday = formatSydney(epochMs, language, { weekday: 'long' });
  return withOtherYear(dayFormats[language].longDay(date, weekday), epochMs, language, now);
}

/** "2026년 11월 24일 (화)" / "Tue, 24 Nov 2026". */
export function formatFullDay(epochMs: number, language: Language): string {
  return withYear(formatDay(epochMs, language, epochMs), epochMs, language);
}

function dayAndMonth(language: Language): Intl.DateTimeFormatOptions {
  return { month: dayFormats[language].month, day: 'numeric' };
}

function withOtherYear(day: string, epochMs: number, language: Language, now: number): string {
  return sydneyYear(epochMs) === sydneyYear(now) ? day : withYear(day, epochMs, language);
}

/** Adds the year by hand: asked for a year, browsers drop the brackets around the weekday. */
function withYear(day: string, epochMs: number, language: Language): string {
  return dayFormats[language].withYear(day, sydneyYear(epochMs));
}

/** "오후 5:00" / "5:00 pm". */
export function formatTime(epochMs: number, language: Language): string {
  const { half, digits } = timeOf(epochMs);
  const { before, after } = dayFormats[language];
  return before[half] + digits + after[half];
}

/** "오후 1:00~1:30" / "1:00-1:30 pm"; with both am and pm if the times are on different sides of noon. */
export function formatTimes(from: number, to: number, language: Language): string {
  const { before, after, between } = dayFormats[language];
  const [start, end] = [timeOf(from), timeOf(to)];
  const same = start.half === end.half;
  return [
    before[start.half] + start.digits + (same ? '' : after[start.half]),
    (same ? '' : before[end.half]) + end.digits + after[end.half],
  ].join(between);
}

/** Formatted by hand: browsers disagree on the Korean 오후 (some write PM) and on the space before pm. */
function timeOf(epochMs: number): { half: 'am' | 'pm'; digits: string } {
  const clock = sydneyClock(epochMs);
  const hour = Number(clock.slice(11, 13));
  return { half: hour < 12 ? 'am' : 'pm', digits: `${hour % 12 || 12}:${clock.slice(14, 16)}` };
}
