import * as z from 'zod/mini';
import { textHash } from '../../../domain/lib/text-hash.ts';
import type { FunctionAction } from '../../../domain/staff/actions/function-action.ts';
import { useSession } from '../../customer/use-session.ts';
import { persistedQueue } from '../../device/persisted-queue.ts';

/**
 * Attempts at functions' actions whose outcome is not known yet, all of them: without its id a refund could be made
 * twice. They survive the page and logging out, so that the same request of the same account continues the attempt,
 * which is carried out once. A hash stands for the request, which may contain an address.
 */
const attempts = persistedQueue(
  'open-attempts',
  z.object({
    id: z.string(),
    uid: z.string(),
    action: z.string(),
    request: z.string(),
    /** When a request like it is meant anew, epoch ms; null: never. */
    until: z.nullable(z.number()),
  }),
);

/** How long an attempt that moves no money is continued, ms. */
const continuedMs = 24 * 60 * 60_000;

type Requested<Input> = Pick<
  FunctionAction<Input, never, unknown, unknown>,
  'name' | 'requestOf' | 'undo'
>;

/** The id of the signed-in account's open attempt at the same request; undefined if there is none. */
export function openAttempt<Input>(action: Requested<Input>, input: Input): string | undefined {
  const { uid, request } = keyOf(action, input);
  return attempts
    .read()
    .map(({ entry }) => entry)
    .find(
      (one) =>
        isOpen(one) && one.uid === uid && one.action === action.name && one.request === request,
    )?.id;
}

/** Opens an attempt at a request, and returns its id. */
export function startAttempt<Input>(action: Requested<Input>, input: Input): string {
  const id = crypto.randomUUID();
  const until = action.undo === 'money-moved' ? null : Date.now() + continuedMs;
  forgetOver();
  attempts.add({ id, action: action.name, ...keyOf(action, input), until });
  return id;
}

/** Closes an attempt: its outcome is known, or it was certainly not carried out. */
export function closeAttempt(id: string): void {
  for (const one of attempts.read()) if (one.entry.id === id) attempts.remove(one.id);
}

const isOpen = ({ until }: { until: number | null }) => until === null || until > Date.now();

function forgetOver(): void {
  for (const { id, entry } of attempts.read()) if (!isOpen(entry)) attempts.remove(id);
}

function keyOf<Input>({ requestOf }: Requested<Input>, input: Input) {
  const session = useSession.getState();
  const uid = session.status === 'signed-in' ? session.uid : '';
  return { uid, request: textHash(JSON.stringify(requestOf(input))) };
}
