import * as z from 'zod/mini';
import type { FunctionAction } from '../../../domain/staff/actions/function-action.ts';
import { persistedQueue } from '../../device/persisted-queue.ts';

/**
 * Attempts at functions' actions whose outcome is not known yet. They survive the page, so that the same wish has
 * the same id, under which it is carried out once.
 */
const unanswered = persistedQueue(
  'staff-attempts',
  z.object({ id: z.string(), action: z.string(), wish: z.string() }),
);

/** Beyond this number the oldest attempts are dropped. */
const maxKept = 8;

type Wishing<Input> = Pick<FunctionAction<Input, never, unknown, unknown>, 'name' | 'wish'>;

/** The id of an unanswered attempt at the same; undefined if there is none. */
export function unansweredAttempt<Input>(action: Wishing<Input>, input: Input): string | undefined {
  const wish = JSON.stringify(action.wish(input));
  return unanswered.read().find((one) => one.action === action.name && one.wish === wish)?.id;
}

/** The id under which to send an input: that of an unanswered attempt at the same, or a new one, which is kept. */
export function attemptAt<Input>(action: Wishing<Input>, input: Input): string {
  const known = unansweredAttempt(action, input);
  if (known !== undefined) return known;
  const id = crypto.randomUUID();
  const attempt = { id, action: action.name, wish: JSON.stringify(action.wish(input)) };
  unanswered.write([...unanswered.read(), attempt].slice(-maxKept));
  return id;
}

/** To be called once the outcome of an attempt is known. */
export function forgetAttempt(id: string): void {
  unanswered.write(unanswered.read().filter((attempt) => attempt.id !== id));
}
