import type { Language } from '../lib/language.ts';
import { formatTimes } from './format-date.ts';

/** The time window of a delivery, epoch ms. Those of a route: staff/delivery/stop-windows.ts. */
export interface DeliveryWindow {
  from: number;
  to: number;
}

/** A window that was sent to a customer, and when, epoch ms, which older data lacks. */
export type ToldWindow = DeliveryWindow & { at?: number | undefined };

/** deliveryWindows/{uid}: dateId → order id → the window that was sent to the customer. */
export type DeliveryWindows = Record<string, Record<string, ToldWindow>>;

/** "오후 1:00~1:30" / "1:00-1:30 pm". */
export function formatWindow({ from, to }: DeliveryWindow, language: Language): string {
  return formatTimes(from, to, language);
}
