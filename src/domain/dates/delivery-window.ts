import type { Language } from '../lib/language.ts';
import { formatTimes } from './format-date.ts';

/** The time window of a delivery, epoch ms. */
export interface DeliveryWindow {
  from: number;
  to: number;
}

/** deliveryWindows/{uid}: dateId → order key → the window that was sent to the customer. */
export type DeliveryWindows = Record<string, Record<string, DeliveryWindow>>;

/** "오후 1:00~1:30" / "1:00-1:30 pm". */
export function formatWindow({ from, to }: DeliveryWindow, language: Language): string {
  return formatTimes(from, to, language);
}
