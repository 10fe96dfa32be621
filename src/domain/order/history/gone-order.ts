import type { Order } from '../order.ts';

/**
 * Whether an order that has left a date's orders was cancelled, told from the date's orders when it was last there and now.
 * If it moved to another address or was merged into another order, some order of the date is of a new attempt.
 */
export function wasCancelled(
  before: Readonly<Record<string, Order>>,
  now: Readonly<Record<string, Order>>,
): boolean {
  const known = new Set(Object.values(before).map(({ attemptId }) => attemptId));
  return Object.values(now).every(({ attemptId }) => known.has(attemptId));
}
