import { deliveryMoment } from '../../dates/delivery-day.ts';
import type { CustomerOrders } from '../order.ts';

const weekMs = 7 * 86_400_000;
/** Regular is who orders in this many of so many weeks. */
const ordered = 3;
const weeks = 4;

/**
 * Whether whoever has just ordered for a date orders regularly on its weekday: in three of the last four weeks, this one
 * among them. Cancelled orders are not in the history.
 */
export function ordersRegularly(orders: CustomerOrders, dateId: string): boolean {
  const day = deliveryMoment(dateId);
  const weeksAgo = Object.keys(orders)
    .filter((id) => Object.keys(orders[id] ?? {}).length > 0)
    .map((id) => (day - deliveryMoment(id)) / weekMs)
    .filter((ago) => Number.isInteger(ago) && ago >= 0 && ago < weeks);
  return new Set([0, ...weeksAgo]).size >= ordered;
}
