import type { Page } from '@playwright/test';
import { type Reads, readsOf, sumReads } from './count.ts';

/** Nothing more is asked for: longer than a page takes to become quiet, or a listener to be ended. */
const settledMs = 5000;

export interface Counter {
  /** Waits until the page asks for nothing more; what it has asked since the last time. */
  count(): Promise<Reads>;
  /** Prints that as a row of the table, `own` (the customer's id) written as uid. */
  report(screen: string, own?: string): Promise<void>;
}

/** Counts what a page asks of Firestore, from now on. */
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
