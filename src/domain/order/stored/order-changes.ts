/** How many orders and edits a customer has made since a time, epoch ms: the rules count them in the same way. */
export interface OrderChanges {
  since: number;
  count: number;
}

/**
 * Most orders and edits of one customer in a day. Each is kept, and staff's screens read every cancelled one of a date, so
 * somebody who orders and cancels without end would fill them.
 */
export const maxChangesOfDay = 100;

const dayMs = 86_400_000;

/** The count with another order or edit at `now`, epoch ms. */
export function countedChange(stored: OrderChanges | undefined, now: number): OrderChanges {
  if (!stored || now - stored.since > dayMs) return { since: now, count: 1 };
  return { since: stored.since, count: stored.count + 1 };
}
