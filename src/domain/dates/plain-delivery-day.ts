import { deliveryMoment } from './delivery-day.ts';
import { sydneyDay } from './sydney-time.ts';

/** The delivery day as spreadsheets and programs read it: "2026-11-24". */
export function plainDeliveryDay(dateId: string): string {
  return sydneyDay(deliveryMoment(dateId));
}
