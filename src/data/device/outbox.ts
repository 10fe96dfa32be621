import type * as z from 'zod/mini';
import type { AppErrorCode } from '../../domain/lib/app-error.ts';
import { toAppError } from '../firebase/to-app-error.ts';
import { isSignedIn } from './account.ts';
import { onceAtATime, persistedQueue } from './persisted-queue.ts';

interface OutboxOptions<Entry> {
  /** Sends an entry, which must be safe to repeat. */
  deliver: (entry: Entry) => Promise<unknown>;
  /** Called when an entry was not sent; returns whether it is over all the same. It stays for the next visit otherwise. */
  failed: (entry: Entry, code: AppErrorCode, id: string) => boolean;
  /** What an entry is about: a later one takes its place. Without it each entry is about something else. */
  nameOf?: (entry: Entry) => string;
  /** Where an earlier version of the shop kept the entries. */
  formerKey?: string;
}

/** The most entries of a kind: limits the storage that is used on a phone that never reaches the server. */
const most = 30;

/** One kind of what a user's orders leave to be sent. It waits on the phone, below `key`, until it is delivered. */
export function outbox<Schema extends z.ZodMiniType<{ uid: string }>>(
  key: string,
  schema: Schema,
  { deliver, failed, nameOf, ...stored }: OutboxOptions<z.infer<Schema>>,
) {
  const queue = persistedQueue(key, schema, { most, ...stored });
  return {
    /** Not once its account has logged out: the phone keeps nothing of it, and an attempt may end later. */
    add(entry: z.infer<Schema>): void {
      if (!isSignedIn(entry.uid)) return;
      for (const one of nameOf ? queue.read() : []) {
        if (nameOf?.(one.entry) === nameOf?.(entry)) queue.remove(one.id);
      }
      queue.add(entry);
    },
    replace: queue.replace,
    /** Tries each of a user's entries once, the oldest first, in one tab at a time. */
    flush: onceAtATime(key, async (uid) => {
      const tried = new Set<string>();
      for (;;) {
        // Read anew in each round: one may be added while another is sent.
        const next = queue.read().find(({ id, entry }) => entry.uid === uid && !tried.has(id));
        if (!next) return;
        tried.add(next.id);
        const code = await deliver(next.entry).then(
          () => undefined,
          (error) => toAppError(error).code,
        );
        if (!code || failed(next.entry, code, next.id)) queue.remove(next.id);
        // Those behind it would fail too; any other failure holds up nothing.
        else if (code === 'network' || code === 'signed-out') return;
      }
    }),
  };
}
