import type * as z from 'zod/mini';
import { readJson, removeStored, storedKeys, writeJson } from './storage.ts';
import { withLock } from './with-lock.ts';

/** An entry of a queue, and the id under which the phone keeps it; ids sort by when they were added. */
export interface Queued<Entry> {
  id: string;
  entry: Entry;
}

interface QueueOptions {
  /** Beyond this number the oldest are dropped. */
  most?: number;
  /** Where an earlier version of the shop kept the queue. */
  formerKey?: string;
}

/**
 * A queue of entries still to be sent, stored on the phone so that it survives the page. Each entry has a place of
 * its own in storage, below `key`: tabs that add and remove at the same moment never overwrite each other's entries.
 * A stored value that does not match the schema counts as missing.
 */
export function persistedQueue<Schema extends z.ZodMiniType>(
  key: string,
  schema: Schema,
  { most = Number.POSITIVE_INFINITY, formerKey }: QueueOptions = {},
) {
  type Entry = z.infer<Schema>;
  const prefix = `${key}:`;
  const ids = () =>
    storedKeys(prefix)
      .map((stored) => stored.slice(prefix.length))
      .sort();

  function put(entry: Entry): string {
    const last = Number(ids().at(-1)?.split('-')[0] ?? 0);
    const id = `${String(Math.max(Date.now(), last + 1)).padStart(15, '0')}-${crypto.randomUUID()}`;
    writeJson(prefix + id, entry);
    return id;
  }

  /** Earlier versions kept all entries in one list. */
  function adoptFormer(): void {
    for (const former of formerKey === undefined ? [key] : [formerKey, key]) {
      const list = readJson(former);
      if (list === undefined) continue;
      // First, so that a full storage has room for the entries.
      writeJson(former, undefined);
      for (const one of Array.isArray(list) ? list : []) {
        const { success, data } = schema.safeParse(one);
        if (success) put(data);
      }
    }
  }

  return {
    /** The entries, the oldest first. */
    read(): Queued<Entry>[] {
      adoptFormer();
      return ids().flatMap((id) => {
        const { success, data } = schema.safeParse(readJson(prefix + id));
        return success ? [{ id, entry: data }] : [];
      });
    },
    /** Adds an entry; returns its id. */
    add(entry: Entry): string {
      adoptFormer();
      const id = put(entry);
      for (const old of ids().slice(0, -most)) writeJson(prefix + old, undefined);
      return id;
    },
    /** Changes an entry in its place, if it is still there. */
    replace(id: string, entry: Entry): void {
      if (ids().includes(id)) writeJson(prefix + id, entry);
    },
    /** Removes an entry; returns whether it was still there. */
    remove(id: string): boolean {
      const there = ids().includes(id);
      writeJson(prefix + id, undefined);
      return there;
    },
    clear: (): void => removeStored(prefix),
    /** Calls `changed` when another tab has added or removed an entry. */
    onOtherTab(changed: () => void): void {
      globalThis.addEventListener?.('storage', (event) => {
        if (event.key === null || event.key.startsWith(prefix)) changed();
      });
    },
  };
}

/**
 * Makes `send` run once at a time for each user, in one tab of the phone: a call during a run of the same user in this tab
 * gets that run's promise, one in another tab waits. `name` names what is sent.
 */
export function onceAtATime(
  name: string,
  send: (user: string) => Promise<void>,
): (user: string) => Promise<void> {
  const running = new Map<string, Promise<void>>();
  return (user) => {
    const run =
      running.get(user) ??
      withLock(`${name} ${user}`, () => send(user)).finally(() => running.delete(user));
    running.set(user, run);
    return run;
  };
}
