import type * as z from 'zod/mini';

type Area = 'localStorage' | 'sessionStorage';

/**
 * The text stored under `key`; null where there is none. Storage can be full, forbidden (blocked site
 * data) or cleared: nothing in this file throws, so no tap fails because something can't be remembered.
 */
export function readText(key: string, area: Area = 'localStorage'): string | null {
  return attempt(() => globalThis[area].getItem(key)) ?? null;
}

/** Stores a text; null removes it. A failed write keeps what was stored before. */
export function writeText(key: string, text: string | null, area: Area = 'localStorage'): void {
  attempt(() =>
    text === null ? globalThis[area].removeItem(key) : globalThis[area].setItem(key, text),
  );
}

/** The JSON stored under `key`; undefined where there is none or it doesn't fit `schema`. */
export function readJson<Schema extends z.ZodMiniType>(
  key: string,
  schema: Schema,
  area?: Area,
): z.infer<Schema> | undefined {
  return attempt(() => schema.parse(JSON.parse(readText(key, area) ?? '')));
}

/** Stores a value as JSON; undefined removes it. */
export function writeJson(key: string, value: unknown, area?: Area): void {
  writeText(key, value === undefined ? null : JSON.stringify(value), area);
}

/** Removes every entry whose key starts with `prefix`. */
export function removeStored(prefix: string, area: Area = 'localStorage'): void {
  const keys = attempt(() => Object.keys(globalThis[area])) ?? [];
  for (const key of keys) if (key.startsWith(prefix)) writeText(key, null, area);
}

function attempt<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
