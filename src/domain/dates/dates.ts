import type { Language } from '../lib/language.ts';
import type { ActiveDate, ActiveDates } from './active-date.ts';
import { dayFormats } from './day-formats.ts';

export type { ActiveDate, ActiveDates, DeliveryArea } from './active-date.ts';

/** Time zone of the shop; all times are shown in it, whatever the time zone of the device. */
export const shopTimeZone = 'Australia/Sydney';

const dateIdPattern = /^\d{8}_\d{1,16}$/;

/** Whether a string has the form of a dateId, `{yyyymmdd}_{timestamp}`. */
export function isDateId(value: string): boolean {
  return dateIdPattern.test(value);
}

/**
 * `20261124_1764000000000` for a delivery date; `stamp` is the time at which the date was created, epoch ms.
 */
export function dateIdOf(deliveryDate: number, stamp: number): string {
  return `${sydneyStamp(deliveryDate).slice(0, 8)}_${stamp}`;
}

/**
 * The yyyymmdd part of a dateId as a number, for sorting and for rules that apply from a certain day (spec
 * §9).
 */
export function dayNumber(dateId: string): number {
  return Number(dateId.slice(0, 8));
}

/** Whether orders for this date may be placed, edited or cancelled (spec §4). */
export function isOpen(date: Pick<ActiveDate, 'active' | 'orderDone'> | undefined): boolean {
  return date?.active === true && !date.orderDone;
}

/** Dates to show, open ones first, each group by day of delivery. Inactive dates are left out. */
export function datesToShow(dates: ActiveDates): { dateId: string; date: ActiveDate }[] {
  return Object.entries(dates)
    .filter(([, date]) => date.active)
    .map(([dateId, date]) => ({ dateId, date }))
    .sort(
      (a, b) =>
        Number(a.date.orderDone) - Number(b.date.orderDone) ||
        a.date.deliveryDate - b.date.deliveryDate ||
        a.dateId.localeCompare(b.dateId),
    );
}

export interface Countdown {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
  /** The cut-off has passed but staff have not closed the date: the UI says that it closes soon. */
  imminent: boolean;
}

/** What is left until `finishDate` at `now` (server time), in whole seconds, never negative. */
export function countdown(finishDate: number, now: number): Countdown {
  const left = Math.max(0, Math.ceil((finishDate - now) / 1000));
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor((left % 86_400) / 3600),
    minutes: Math.floor((left % 3600) / 60),
    seconds: left % 60,
    imminent: left === 0,
  };
}

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

/** The calendar year in Sydney. */
export function sydneyYear(epochMs: number): number {
  return Number(sydneyClock(epochMs).slice(0, 4));
}

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
