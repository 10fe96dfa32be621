import type { Order } from '../order.ts';

type OfDate = Readonly<Record<string, Pick<Order, 'attemptId'>>>;

/** The versions of a date's orders, by which `wasCancelled` tells what has become of one of them. */
export function knownVersions(ofDate: OfDate): string[] {
  return Object.values(ofDate).map(({ attemptId }) => attemptId);
}

/**
 * Whether an order that has left a date's orders was cancelled, told from the versions of the date's orders when it was
 * last there and from the orders now. If it moved to another address or was merged into another order, some order of the
 * date is of a new attempt.
 */
export function wasCancelled(known: readonly string[], now: OfDate): boolean {
  return knownVersions(now).every((version) => known.includes(version));
}
