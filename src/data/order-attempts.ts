import * as z from 'zod/mini';

/**
 * Tries to order whose answer has not come. A try keeps its key as long as it asks for the same
 * thing, so that a second tap, another tab or a reload is the same try; and it is remembered until an
 * order with its key is seen, so that an answer lost on the way is found out later.
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

/** More tries than this without an answer are not told apart by anybody. */
const maxQueued = 8;

const storageKey = (dateId: string) => `attempt-${dateId}`;

/** The tries on a date that may have become an order, oldest first. */
export function attemptsOf(dateId: string): Attempt[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey(dateId)) ?? '[]');
    const parsed = z.array(attemptSchema).safeParse(stored);
    return parsed.success ? parsed.data : [];
  } catch {
    return [];
  }
}

/** The key of a try to order `content`: the one it had before, or a new one. */
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
  keep(dateId, [...attempts, attempt].slice(-maxQueued));
  return attempt.id;
}

/** Ends one try, which has become an order, and answers it; the others may still become theirs. */
export function takeAttempt(dateId: string, id: string): Attempt | undefined {
  const attempts = attemptsOf(dateId);
  const taken = attempts.find((attempt) => attempt.id === id);
  if (taken)
    keep(
      dateId,
      attempts.filter((attempt) => attempt !== taken),
    );
  return taken;
}

function keep(dateId: string, attempts: readonly Attempt[]): void {
  if (attempts.length === 0) forgetAttempts(dateId);
  else localStorage.setItem(storageKey(dateId), JSON.stringify(attempts));
}

/** Ends every try on a date: its basket has been emptied. */
export function forgetAttempts(dateId: string): void {
  localStorage.removeItem(storageKey(dateId));
}
