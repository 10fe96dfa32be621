import type { Language } from '../lib/language.ts';
import { formatDay, formatSydney, formatTime } from './format-date.ts';
import { sydneyClock, sydneyStamp } from './sydney-time.ts';

/**
 * How far away a cut-off is, which decides how the UI names its day: a weekday alone would be ambiguous from
 * a week ahead.
 */
export type CutOffNearness = 'past' | 'today' | 'tomorrow' | 'this-week' | 'later';

const dayMs = 86_400_000;

/** How far a cut-off (epoch ms) is from `now`, in calendar days in Sydney; `past` from the cut-off on. */
export function cutOffNearness(finishDate: number, now: number): CutOffNearness {
  if (now >= finishDate) return 'past';
  const days = sydneyDay(lastMinute(finishDate)) - sydneyDay(now);
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  return days < 7 ? 'this-week' : 'later';
}

/**
 * "목 오후 5:00" / "Thu 5:00 pm" — a cut-off with its exact time. A cut-off at least seven days ahead or on a
 * past day is shown with its date: "12월 3일 (목) 오후 5:00" / "Thu, 3 Dec 5:00 pm".
 */
export function formatCutOff(finishDate: number, language: Language, now: number): string {
  const last = lastMinute(finishDate);
  const days = sydneyDay(last) - sydneyDay(now);
  return days >= 0 && days < 7
    ? `${formatSydney(last, language, { weekday: 'short' })} ${formatTime(last, language)}`
    : formatUntil(finishDate, language, now);
}

/**
 * "11월 26일 (목) 오후 5:00" / "Thu, 26 Nov 5:00 pm" — a cut-off that is read later, so always with its date; with its
 * year too, unless `now` is given and in the same one.
 */
export function formatUntil(finishDate: number, language: Language, now = 0): string {
  const last = lastMinute(finishDate);
  return `${formatDay(last, language, now)} ${formatTime(last, language)}`;
}

/**
 * The minute that names a cut-off. One at midnight is told as 11:59 pm of the day that ends: "Thu 12:00 am" would be
 * taken for noon, or for the night after.
 */
export function lastMinute(finishDate: number): number {
  return sydneyClock(finishDate).slice(11, 16) === '00:00' ? finishDate - 60_000 : finishDate;
}

/** Number of a calendar day in Sydney; differences are whole days, also across daylight-saving changes. */
function sydneyDay(epochMs: number): number {
  const digits = sydneyStamp(epochMs);
  return (
    Date.UTC(
      Number(digits.slice(0, 4)),
      Number(digits.slice(4, 6)) - 1,
      Number(digits.slice(6, 8)),
    ) / dayMs
  );
}
