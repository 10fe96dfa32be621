import { AsyncLocalStorage } from 'node:async_hooks';
import type { Firestore, Transaction, TransactionOptions } from 'firebase/firestore/lite';
import { type LiteClient, liteClient } from './lite-client.ts';

/** A customer's browser, and how many commits it has sent. */
export interface Browser {
  uid: string;
  client: LiteClient;
  commits: number;
}

const acting = new AsyncLocalStorage<Browser>();

/** Browsers of so many customers, all signed in. */
export function openBrowsers(firestore: string, count: number): Browser[] {
  return Array.from({ length: count }, (_, i) => {
    const uid = `c${100 + i}`;
    const client = liteClient(firestore, { sub: uid, email: `${uid}@example.com` });
    return { uid, client, commits: 0 };
  });
}

/** Runs the shop's own data modules in a browser. */
export const actIn = <T>(browser: Browser, run: () => Promise<T>): Promise<T> =>
  acting.run(browser, run);

/** Replaces src/data/documents/load-sdk.ts. */
export async function loadTransactions() {
  const browser = acting.getStore();
  if (!browser) throw new Error('nobody is acting');
  const runTransaction = <T>(
    db: Firestore,
    run: (transaction: Transaction) => Promise<T>,
    options?: TransactionOptions,
  ) =>
    browser.client.runTransaction(
      db,
      async (transaction) => {
        const result = await run(transaction);
        browser.commits += 1;
        return result;
      },
      options,
    );
  return { ...browser.client, runTransaction };
}
