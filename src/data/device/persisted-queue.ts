import * as z from 'zod/mini';
import { readJson, writeJson } from './storage.ts';

/**
 * A queue of entries still to be sent, stored on the phone under `key` so that it survives the page. A stored
 * value that does not match the entries' schema counts as empty. What an earlier version of the shop left under
 * `formerKey` comes first, and moves to `key` with the next write.
 */
export function persistedQueue<Entry extends z.ZodMiniType>(
  key: string,
  entry: Entry,
  formerKey?: string,
) {
  const schema = z.array(entry);
  const readAt = (at: string): z.infer<Entry>[] => schema.safeParse(readJson(at)).data ?? [];
  return {
    read: (): z.infer<Entry>[] => [
      ...(formerKey === undefined ? [] : readAt(formerKey)),
      ...readAt(key),
    ],
    write: (list: readonly z.infer<Entry>[]): void => {
      // First, so that a full storage has room for the list under its new key.
      if (formerKey !== undefined) writeJson(formerKey, undefined);
      writeJson(key, list.length > 0 ? list : undefined);
    },
  };
}

/** Makes `send` run once at a time for each user: a call during a run of the same user gets that run's promise. */
export function onceAtATime(
  send: (user: string) => Promise<void>,
): (user: string) => Promise<void> {
  const running = new Map<string, Promise<void>>();
  return (user) => {
    const run = running.get(user) ?? send(user).finally(() => running.delete(user));
    running.set(user, run);
    return run;
  };
}
