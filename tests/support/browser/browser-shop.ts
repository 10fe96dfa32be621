import { randomUUID } from 'node:crypto';
import { type BrowserContext, test as base, type Page } from '@playwright/test';
import { searchWords } from '../../../src/domain/customer/search-words.ts';
import { listLocOf, type User } from '../../../src/domain/customer/user.ts';
import type { Language } from '../../../src/domain/lib/language.ts';
import type { PlainMap } from '../../../src/domain/store/firestore-json.ts';
import { confirmEmail, createAccount, endLogIns } from '../../../tools/dev/stack/local-accounts.ts';
import { type OwnerFirestore, ownerFirestore } from '../../../tools/dev/stack/owner-firestore.ts';
import { type Addresses, readAddresses } from '../../../tools/dev/stack/server-addresses.ts';
import { LIMITS } from '../limits.ts';
import { waitForDialogsBefore } from './history-steps.ts';
import { noteNotices } from './notices.ts';
import { signInAs } from './sign-in.ts';

export const PASSWORD = 'hansang1';

export interface Shop {
  readonly addresses: Addresses;
  /** Reads and writes stored documents; security rules do not apply. */
  readonly store: OwnerFirestore;
  /** Creates a customer for this test, registered with `PASSWORD`; `profile` is merged into users/{uid}. */
  createCustomer(profile?: Partial<User>): Promise<RegisteredCustomer>;
  /** What the test has added to documents that every page loads; the fixture removes it afterwards. */
  readonly added: { path: string; field: readonly string[] }[];
}

export interface RegisteredCustomer {
  uid: string;
  email: string;
  /**
   * Makes a page that is not open yet start logged in, without the log-in screens. In the language of the profile
   * it has nothing to save, which could be at the same moment as what a test does.
   */
  signIn(page: Page, language?: Language): Promise<void>;
  /** Confirms the address, as the link in an e-mail does. */
  confirmEmail(): Promise<void>;
  /** Ends the account's log-ins on every phone. */
  endLogIns(): Promise<void>;
}

/** Helpers around one running copy of the shop. */
export function shopAt(addresses: Addresses): Shop {
  const store = ownerFirestore(addresses.firestore);
  return {
    addresses,
    store,
    added: [],
    async createCustomer(profile = {}) {
      const uid = `test-${randomUUID()}`;
      const email = `${uid}@example.com`;
      const createdTime = Date.now();
      const user: User = {
        uid,
        email,
        name: '김손님',
        createdTime,
        lang: 'ko',
        listLoc: listLocOf(createdTime),
        ...profile,
      };
      await createAccount(addresses.auth, { localId: uid, email, password: PASSWORD });
      // A profile has plain values only; JSON also drops undefined properties.
      const data = JSON.parse(
        JSON.stringify({ ...user, searchWords: searchWords(user) }),
      ) as PlainMap;
      await store.write([{ path: `users/${uid}`, data }]);
      return {
        uid,
        email,
        signIn: async (page, language = user.lang) => {
          if (language !== user.lang) await store.setField(`users/${uid}`, ['lang'], language);
          await signInAs(page, addresses.auth, email, PASSWORD);
        },
        confirmEmail: () => confirmEmail(addresses.auth, uid),
        endLogIns: () => endLogIns(addresses.auth, uid),
      };
    },
  };
}

/** Playwright's test with the run's shop: `page.goto('/')` opens it, `shop` gives access to its data. */
export const test = base.extend<object, { shop: Shop; everyPageWaits: undefined }>({
  // Debian's Chromium dies in about one start of a hundred on a busy machine, before it has opened a page.
  browser: [
    async ({ playwright, launchOptions }, use) => {
      const start = () => playwright.chromium.launch(launchOptions);
      const browser = await start().catch((error: unknown) => {
        console.warn('Chromium is started once more:', error);
        return start();
      });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: LIMITS.shop },
  ],
  // The pages of other phones too, whose contexts a test opens by itself.
  everyPageWaits: [
    async ({ browser }, use) => {
      browser.on('context', (context) => context.on('page', waitForDialogsBefore));
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured first argument
    async ({}, use) => {
      const addresses = readAddresses(process.env.SHOP_DATA_DIR ?? '');
      if (addresses === undefined) throw new Error('the shop of this test run is not running');
      await use(shopAt(addresses));
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, context, shop }, use) => {
    await context.addInitScript(noteNotices);
    await use(context);
    // A request that a test's route is still fetching now would fail the next test.
    await Promise.all(browser.contexts().map(endRoutes));
    const added = shop.added.splice(0);
    await Promise.all(added.map(({ path, field }) => shop.store.removeField(path, field)));
  },
  baseURL: async ({ shop }, use) => {
    await use(shop.addresses.web);
  },
});
export { expect } from '@playwright/test';

async function endRoutes(context: BrowserContext): Promise<void> {
  const ends = [context, ...context.pages()].map((routed) =>
    routed.unrouteAll({ behavior: 'ignoreErrors' }),
  );
  await Promise.all(ends);
}
