import * as z from 'zod/mini';
import { dayNumber } from '../../domain/dates/date-id.ts';
import { sydneyStamp } from '../../domain/dates/sydney-time.ts';
import { textHash } from '../../domain/lib/text-hash.ts';
import { withQuantity } from '../../domain/order/basket/basket.ts';
import { persistedQueue } from '../device/persisted-queue.ts';
import { storedKeys } from '../device/storage.ts';
import { forgetRemovals } from './removals.ts';
import { basketOf, setBasket } from './use-basket.ts';

/**
 * An attempt to order that has no response yet. Its id is the idempotency key: a second tap, another tab or a
 * reload that requests the same order reuses it. It is stored until an order with its id is seen, so that an
 * order whose response was lost is noticed later.
 */
const attemptSchema = z.object({
  id: z.string(),
  /** Stands for the content of the request, which names its recipient. */
  hash: z.string(),
  /** The quantities that leave the basket once the order is stored. */
  basket: z.record(z.string(), z.number()),
  /** Name of the draft that holds the customer's order request. */
  draft: z.optional(z.string()),
  /** The order replaces one that its customer had placed before. */
  changes: z.optional(z.boolean()),
  /** The order is one that its customer had cancelled. */
  restores: z.optional(z.boolean()),
});
export type Attempt = z.infer<typeof attemptSchema>;

const prefix = 'attempt-';
/** The oldest attempts without a response are dropped at last. */
const queueOf = (dateId: string) => persistedQueue(prefix + dateId, attemptSchema, { most: 8 });

/** The dates with attempts that may have become an order; those of delivery days before `now`, epoch ms, are removed. */
export function datesWithAttempts(now: number): string[] {
  const today = Number(sydneyStamp(now).slice(0, 8));
  const dates = storedKeys(prefix).map((key) => key.slice(prefix.length).split(':')[0] ?? '');
  return [...new Set(dates)].filter((dateId) => {
    const ahead = dayNumber(dateId) >= today;
    if (!ahead) queueOf(dateId).clear();
    return ahead;
  });
}

/** The attempts on a date that may have become an order, oldest first. */
export function attemptsOf(dateId: string): Attempt[] {
  return queueOf(dateId)
    .read()
    .map(({ entry }) => entry);
}

/** The idempotency key for `content`, serialised: that of an earlier attempt with the same content, or a new one. */
export function attemptIdFor(
  dateId: string,
  content: string,
  basket: Record<string, number>,
  more: Pick<Attempt, 'draft' | 'changes' | 'restores'> = {},
): string {
  const hashWith = (id: string) => textHash(id + content);
  const same = attemptsOf(dateId).find((attempt) => attempt.hash === hashWith(attempt.id));
  if (same) return same.id;
  const id = crypto.randomUUID();
  queueOf(dateId).add({ id, hash: hashWith(id), basket, ...more });
  return id;
}

/**
 * Called when an attempt has become an order: removes its quantities from the basket; what was added
 * meanwhile stays. Returns the attempt; undefined when it is not this phone's or was settled before.
 */
export function removeAttempt(dateId: string, attemptId: string): Attempt | undefined {
  const queue = queueOf(dateId);
  const found = queue.read().find(({ entry }) => entry.id === attemptId);
  // Another tab may have settled it.
  if (!found || !queue.remove(found.id)) return undefined;
  const settled = found.entry;
  let basket = basketOf(dateId);
  for (const [menuId, quantity] of Object.entries(settled.basket)) {
    basket = withQuantity(basket, menuId, (basket[menuId] ?? 0) - quantity);
  }
  setBasket(dateId, basket);
  forgetRemovals(dateId);
  return settled;
}
