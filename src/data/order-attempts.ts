import * as z from 'zod/mini';
import { persistedQueue } from './persisted-queue.ts';

/**
 * An attempt to order whose answer has not come. Its id is the idempotency key: a second tap, another tab
 * or a reload that asks for the same order reuses it. It is stored until an order with its id is seen, so
 * that an answer that was lost on the way is noticed later.
 */
const attemptSchema = z.object({
  id: z.string(),
  /** What was asked for, as one text. */
  content: z.string(),
  /** What of the basket was in it. */
  basket: z.record(z.string(), z.number()),
  /** Name of the draft that holds its request text. */
  draft: z.optional(z.string()),
});
export type Attempt = z.infer<typeof attemptSchema>;

/** The oldest attempts without an answer are dropped beyond this. */
const maxQueued = 8;

const queueOf = (dateId: string) => persistedQueue(`attempt-${dateId}`, attemptSchema);

/** The attempts on a date that may have become an order, oldest first. */
export function attemptsOf(dateId: string): Attempt[] {
  return queueOf(dateId).read();
}

/** The idempotency key for `content`: that of an earlier attempt at the same, or a new one. */
export function attemptIdFor(
  dateId: string,
  content: string,
  basket: Record<string, number>,
  draft?: string,
): string {
  const attempts = attemptsOf(dateId);
  const same = attempts.find((attempt) => attempt.content === content);
  if (same) return same.id;
  const attempt = { id: crypto.randomUUID(), content, basket, draft };
  queueOf(dateId).write([...attempts, attempt].slice(-maxQueued));
  return attempt.id;
}

/** Ends and returns an attempt that has become an order; the others may still become theirs. */
export function takeAttempt(dateId: string, id: string): Attempt | undefined {
  const attempts = attemptsOf(dateId);
  queueOf(dateId).write(attempts.filter((attempt) => attempt.id !== id));
  return attempts.find((attempt) => attempt.id === id);
}

/** Ends every attempt on a date: its basket has been emptied. */
export function forgetAttempts(dateId: string): void {
  queueOf(dateId).write([]);
}
