import * as z from 'zod/mini';
import type { RefundDecision } from '../../../domain/refunds/refund-decision.ts';
import { persistedQueue } from '../../device/persisted-queue.ts';

/**
 * Decisions that were sent and whose outcome is not known yet. They survive the page, so that the same decision
 * made again has the same id, under which the function pays once.
 */
const unanswered = persistedQueue(
  'refund-attempts',
  z.object({ id: z.string(), content: z.string() }),
);

/** Beyond this number the oldest attempts are dropped. */
const maxKept = 8;

type Undecided = Omit<RefundDecision, 'id'>;

/** What is decided. The order's version is left out: the order may have been edited since. */
function contentOf({ basedOn: _, ...content }: Undecided): string {
  return JSON.stringify(content);
}

/** The decision with its idempotency key: that of an unanswered attempt at the same, or a new one. */
export function decisionFrom(undecided: Undecided): RefundDecision {
  const content = contentOf(undecided);
  const same = unanswered.read().find((attempt) => attempt.content === content);
  return { id: same?.id ?? crypto.randomUUID(), ...undecided };
}

/** To be called before a decision is sent. */
export function rememberAttempt({ id, ...undecided }: RefundDecision): void {
  const others = unanswered.read().filter((attempt) => attempt.id !== id);
  unanswered.write([...others, { id, content: contentOf(undecided) }].slice(-maxKept));
}

/** To be called once the outcome of a decision is known. */
export function forgetAttempt(id: string): void {
  unanswered.write(unanswered.read().filter((attempt) => attempt.id !== id));
}
