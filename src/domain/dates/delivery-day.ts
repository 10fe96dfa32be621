import type { Language } from '../lib/language.ts';
import { dayNumber } from './date-id.ts';
import { formatDay } from './format-date.ts';
import { sydneyStamp } from './sydney-time.ts';

/** A time on the delivery day that a dateId names, epoch ms; orders store the day only as text. */
export function deliveryMoment(dateId: string): number {
  const day = dayNumber(dateId);
  // 1:00 UTC is on the same day in Sydney, in summer and in winter.
  return Date.UTC(Math.floor(day / 10_000), (Math.floor(day / 100) % 100) - 1, day % 100, 1);
}

/** The delivery day in the reader's language, formatted by `formatDay`: "11월 24일 (화)" / "Tue, 24 Nov". */
export function deliveryDay(dateId: string, language: Language, now: number): string {
  return formatDay(deliveryMoment(dateId), language, now);
}

/** Whether a date is delivered today, in Sydney. */
export function isDeliveredToday(dateId: string, now: number): boolean {
  return dayNumber(dateId) === Number(sydneyStamp(now).slice(0, 8));
}
