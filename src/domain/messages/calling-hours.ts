import { sydneyClock } from '../dates/sydney-time.ts';
import type { Language } from '../lib/language.ts';

/**
 * Days (0 is Sunday) and hours in which the shop answers calls; `from` and `to` in minutes after midnight in
 * Sydney.
 */
export interface CallingPeriod {
  days: readonly number[];
  from: number;
  to: number;
}

const dayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const weekdays: Record<Language, readonly string[]> = {
  ko: ['일', '월', '화', '수', '목', '금', '토'],
  en: dayNames,
};
const dashes: Record<Language, string> = { ko: '~', en: '-' };

/** Reads "Mon-Fri 09:00-17:00; Sat 09:00-12:00". Throws RangeError for anything else. */
export function parseCallingHours(text: string): CallingPeriod[] {
  return text.split(';').map((part) => {
    const [, first, last = first, from, to] =
      /^([A-Z][a-z]{2})(?:-([A-Z][a-z]{2}))? (\d\d:\d\d)-(\d\d:\d\d)$/.exec(part.trim()) ?? [];
    const start = dayNames.indexOf(first ?? '');
    const length = (dayNames.indexOf(last ?? '') - start + 7) % 7;
    const period = {
      days: Array.from({ length: length + 1 }, (_, day) => (start + day) % 7),
      from: minutesOf(from),
      to: minutesOf(to),
    };
    if (start < 0 || !dayNames.includes(last ?? '') || !(period.from < period.to)) {
      throw new RangeError(
        `VITE_SELLER_CALL_HOURS must look like "Mon-Fri 09:00-17:00; Sat 09:00-12:00": ${part.trim()}`,
      );
    }
    return period;
  });
}

function minutesOf(clock = ''): number {
  const [hours = Number.NaN, minutes = Number.NaN] = clock.split(':').map(Number);
  return minutes < 60 && hours * 60 + minutes <= 24 * 60 ? hours * 60 + minutes : Number.NaN;
}

/** Whether the shop answers calls at `now` (server time, epoch ms). */
export function answersCalls(hours: readonly CallingPeriod[], now: number): boolean {
  const clock = sydneyClock(now);
  const day = new Date(`${clock.slice(0, 10)}T00:00Z`).getUTCDay();
  const minute = minutesOf(clock.slice(11, 16));
  return hours.some(({ days, from, to }) => days.includes(day) && from <= minute && minute < to);
}

/** "월~금 9:00~17:00" / "Mon-Fri 9:00-17:00". */
export function callingHoursText(hours: readonly CallingPeriod[], language: Language): string {
  const names = weekdays[language];
  const range = (from: string | undefined, to: string | undefined) =>
    from === to ? from : `${from}${dashes[language]}${to}`;
  return hours
    .map(({ days, from, to }) => {
      const span = range(names[days[0] ?? 0], names[days.at(-1) ?? 0]);
      return `${span} ${range(clockText(from), clockText(to))}`;
    })
    .join(', ');
}

function clockText(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}
