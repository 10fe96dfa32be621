import { formatTimes } from './dates.ts';
import type { Language } from './language.ts';

/** When a delivery comes, epoch ms. */
export interface DeliveryWindow {
  from: number;
  to: number;
}

/** deliveryWindows/{uid}: dateId → order key → the window that the customer was told. */
export type DeliveryWindows = Record<string, Record<string, DeliveryWindow>>;

/** "오후 1:00~1:30" / "1:00-1:30 pm". */
export function formatWindow({ from, to }: DeliveryWindow, language: Language): string {
  return formatTimes(from, to, language);
}
