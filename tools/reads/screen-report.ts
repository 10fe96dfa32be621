import type { Page } from '@playwright/test';
import { type Reads, readsOf, sumReads } from './count.ts';

/**
 * A page without requests for this long is idle, ms: longer than any page needs, or than a listener lives on.
 */
const settledMs = 5000;

export interface Counter {
  /** Waits until the page is idle, and returns what it has read since the last call. */
  count(): Promise<Reads>;
  /** Prints that as a row of the table, with `own` (the customer's id) written as uid. */
  report(screen: string, own?: string): Promise<void>;
}

/** Starts to count a page's Firestore operations. */
export function countReads(page: Page): Counter {
  let asked: Reads[] = [];
  let lastAt = 0;
  page.on('request', (request) => {
    const reads = readsOf(request.url(), request.postData());
    if (Object.values(reads).every((documents) => documents.length === 0)) return;
    asked.push(reads);
    lastAt = Date.now();
  });
  const count = async () => {
    lastAt = Date.now();
    while (Date.now() - lastAt < settledMs) await page.waitForTimeout(200);
    const sum = sumReads(asked);
    asked = [];
    return sum;
  };
  return {
    count,
    async report(screen, own) {
      const { plain, listened } = await count();
      const names = (documents: readonly string[]) =>
        documents.map((name) => (own ? name.replaceAll(own, 'uid') : name)).join(', ') || '–';
      const total = plain.length + listened.length;
      console.log(`| ${screen} | ${names(plain)} | ${names(listened)} | ${total} |`);
    },
  };
}
