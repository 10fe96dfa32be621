import * as z from 'zod/mini';
import { readJson, writeJson } from './storage.ts';

/**
 * A list of what is still to be sent, which outlives the page in the phone's storage under `key`. What is
 * stored there and not of the entries' shape counts as nothing.
 */
export function persistedQueue<Entry extends z.ZodMiniType>(key: string, entry: Entry) {
  const schema = z.array(entry);
  return {
    read: (): z.infer<Entry>[] => schema.safeParse(readJson(key)).data ?? [],
    write: (list: readonly z.infer<Entry>[]): void =>
      writeJson(key, list.length > 0 ? list : undefined),
  };
}
