import * as z from 'zod/mini';
import { readJson, writeJson } from './storage.ts';

/**
 * A queue of entries still to be sent, stored on the phone under `key` so that it survives the page. A stored
 * value that does not match the entries' schema counts as empty.
 */
export function persistedQueue<Entry extends z.ZodMiniType>(key: string, entry: Entry) {
  const schema = z.array(entry);
  return {
    read: (): z.infer<Entry>[] => schema.safeParse(readJson(key)).data ?? [],
    write: (list: readonly z.infer<Entry>[]): void =>
      writeJson(key, list.length > 0 ? list : undefined),
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
