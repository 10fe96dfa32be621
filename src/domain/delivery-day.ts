import { dayNumber, formatDay } from './dates.ts';
import type { Language } from './language.ts';

/** A moment on the day of delivery that a dateId names, epoch ms; orders keep the day in words only. */
export function deliveryMoment(dateId: string): number {
  const day = dayNumber(dateId);
  // One o'clock UTC is the same day in Sydney, in summer and in winter.
  return Date.UTC(Math.floor(day / 10_000), (Math.floor(day / 100) % 100) - 1, day % 100, 1);
}

/** The day of delivery in the reader's language as `formatDay` has it: "11월 24일 (화)" / "Tue, 24 Nov". */
export function deliveryDay(dateId: string, language: Language, now: number): string {
  return formatDay(deliveryMoment(dateId), language, now);
}
