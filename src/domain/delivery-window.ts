import { formatTime } from './dates.ts';
import type { Language } from './language.ts';

/** When a delivery comes, epoch ms. */
export interface DeliveryWindow {
  from: number;
  to: number;
}

/** deliveryWindows/{uid}: dateId → order key → the window that the customer was told. */
export type DeliveryWindows = Record<string, Record<string, DeliveryWindow>>;

/** "오후 1:00~1:30" / "1:00-1:30 pm"; both halves where the window crosses noon. */
export function formatWindow({ from, to }: DeliveryWindow, language: Language): string {
  const [start, end] = [formatTime(from, language), formatTime(to, language)];
  if (language === 'ko') {
    const half = start.slice(0, 2);
    return `${start}~${end.startsWith(half) ? end.slice(half.length + 1) : end}`;
  }
  const half = end.slice(-2);
  return `${start.endsWith(half) ? start.slice(0, -3) : start}-${end}`;
}
