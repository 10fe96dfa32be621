import * as z from 'zod/mini';

/**
 * A list that outlives the page in the phone's storage, under `key`: what is still to be sent. What cannot be
 * read there, or is not of the entries' shape, counts as nothing.
 */
export function persistedQueue<Entry extends z.ZodMiniType>(key: string, entry: Entry) {
  const schema = z.array(entry);
  return {
    read(): z.infer<Entry>[] {
      try {
        const parsed = schema.safeParse(JSON.parse(localStorage.getItem(key) ?? '[]'));
        return parsed.success ? parsed.data : [];
      } catch {
        return [];
      }
    },
    write(list: readonly z.infer<Entry>[]): void {
      if (list.length === 0) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(list));
    },
  };
}
