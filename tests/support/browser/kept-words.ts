import type { Page } from '@playwright/test';

/** What the phone keeps of these words: where each was found, in any storage of the page's origin. */
export async function keptWords(page: Page, words: readonly string[]): Promise<string[]> {
  const stored = await page.evaluate(readAllStorage);
  // Phones and addresses are written with and without separators.
  const bare = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
  return stored.flatMap(([place, text]) => {
    const kept = bare(text);
    return words.filter((word) => kept.includes(bare(word))).map((word) => `${place}: ${word}`);
  });
}

/** Every entry of the four storages, as where it is and what it says; runs in the page. */
async function readAllStorage(): Promise<[place: string, text: string][]> {
  const found: [string, string][] = [];
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    for (const [key, text] of Object.entries(window[area])) {
      found.push([`${area} ${key}`, `${key} ${text}`]);
    }
  }
  for (const { name = '' } of await indexedDB.databases()) {
    const db = await new Promise<IDBDatabase | undefined>((resolve) => {
      const request = indexedDB.open(name);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => resolve(undefined);
      request.onupgradeneeded = () => request.transaction?.abort();
    });
    // So that it can be deleted meanwhile.
    if (db) db.onversionchange = () => db.close();
    for (const store of db?.objectStoreNames ?? []) {
      const read = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      try {
        const place = db?.transaction(store).objectStore(store);
        if (!place) continue;
        const entries = [await read(place.getAllKeys()), await read(place.getAll())];
        found.push([`IndexedDB ${name}/${store}`, JSON.stringify(entries)]);
      } catch {
        // Deleted while it is read.
      }
    }
    db?.close();
  }
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const text = (await (await cache.match(request))?.text()) ?? '';
      found.push([`Cache Storage ${request.url}`, `${request.url} ${text}`]);
    }
  }
  return found;
}
