import { randomUUID } from 'node:crypto';
import { test as base } from '@playwright/test';
import type { PlainMap } from '../../../src/domain/firestore-json.ts';
import { listLocOf, type User } from '../../../src/domain/user.ts';
import { createAccount } from '../../../tools/stack/accounts.ts';
import { type Addresses, readAddresses } from '../../../tools/stack/addresses.ts';
import { type OwnerFirestore, ownerFirestore } from '../../../tools/stack/owner-firestore.ts';

export const PASSWORD = 'hansang1';

export interface Shop {
  readonly addresses: Addresses;
  /** Stored documents as staff see them: read, change, seed; rules are not applied. */
  readonly store: OwnerFirestore;
  /** A customer of this test alone, registered with `PASSWORD`; `profile` joins users/{uid}. */
  createCustomer(profile?: Partial<User>): Promise<{ uid: string; email: string }>;
}

/** Helpers around one running copy of the shop. */
export function shopAt(addresses: Addresses): Shop {
  const store = ownerFirestore(addresses.firestore);
  return {
    addresses,
    store,
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
      // A profile holds plain values only; JSON also drops members that are undefined.
      const data = JSON.parse(JSON.stringify(user)) as PlainMap;
      await store.write([{ path: `users/${uid}`, data }]);
      return { uid, email };
    },
  };
}

/** Playwright's test with the run's shop: `page.goto('/')` opens it, `shop` looks behind the screens. */
export const test = base.extend<object, { shop: Shop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright insists on a destructured first argument
    async ({}, use) => {
      const addresses = readAddresses(process.env.SHOP_DATA_DIR ?? '');
      if (addresses === undefined) throw new Error('the shop of this test run is not running');
      await use(shopAt(addresses));
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ shop }, use) => {
    await use(shop.addresses.web);
  },
});
export { expect } from '@playwright/test';
