type Area = 'localStorage' | 'sessionStorage';

/** Values that the browser refused to store, by area and key; null = removed. */
const unstored = new Map<string, string | null>();

/**
 * The text stored under `key`; null where there is none. The browser's storage can be full or blocked. No
 * function in this file throws for that: a value that can't be stored lasts as long as the page.
 */
export function readText(key: string, area: Area = 'localStorage'): string | null {
  const kept = unstored.get(`${area} ${key}`);
  if (kept !== undefined) return kept;
  try {
    return globalThis[area].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text; null removes it. */
export function writeText(key: string, text: string | null, area: Area = 'localStorage'): void {
  try {
    if (text === null) globalThis[area].removeItem(key);
    else globalThis[area].setItem(key, text);
    unstored.delete(`${area} ${key}`);
  } catch {
    unstored.set(`${area} ${key}`, text);
  }
}

/** The JSON value stored under `key`, which the caller must validate; undefined where there is none. */
export function readJson(key: string, area?: Area): unknown {
  try {
    return JSON.parse(readText(key, area) ?? '');
  } catch {
    return undefined;
  }
}

/** Stores a value as JSON; undefined removes it. */
export function writeJson(key: string, value: unknown, area?: Area): void {
  writeText(key, value === undefined ? null : JSON.stringify(value), area);
}

/** The keys of the entries whose key starts with `prefix`. */
export function storedKeys(prefix: string, area: Area = 'localStorage'): string[] {
  const start = `${area} ${prefix}`;
  const keys = new Set<string>();
  for (const [id, text] of unstored) {
    if (text !== null && id.startsWith(start)) keys.add(id.slice(area.length + 1));
  }
  try {
    for (const key of Object.keys(globalThis[area])) if (key.startsWith(prefix)) keys.add(key);
  } catch {
    // Blocked storage holds no entries.
  }
  return [...keys];
}

/** Removes every entry whose key starts with `prefix`. */
export function removeStored(prefix: string, area: Area = 'localStorage'): void {
  for (const key of storedKeys(prefix, area)) writeText(key, null, area);
}
