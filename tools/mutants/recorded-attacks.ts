import type { Documents } from '../../src/domain/testing/apply-writes.ts';
import { attacks } from '../../tests/hostile/attacks/all.ts';
import { busyShop } from '../../tests/hostile/support/busy-shop.ts';
import { Refused } from '../../tests/rules/support/client.ts';
import { restClient } from '../../tests/rules/support/rest-client.ts';
import type { TestServer } from '../../tests/rules/support/server.ts';

/** One request of an attack, to be sent again. */
export interface Recorded {
  readonly says: string;
  readonly url: string;
  readonly init: RequestInit;
}

/**
 * Makes every attack once and keeps what was sent. The requests are good for some minutes: then their
 * moments are no longer now. Throws when an attack is let through.
 */
export async function recordAttacks(
  server: TestServer,
): Promise<{ shop: Documents; requests: Recorded[] }> {
  const shop = await busyShop();
  await server.fill(shop);
  const requests: Recorded[] = [];
  for (const { says, by, tries } of Object.values(attacks).flat()) {
    const client = restClient(server.firestore, by, (url, init = {}) => {
      requests.push({ says, url: String(url), init });
      return fetch(url, init);
    });
    const refused = await tries(client, shop).then(
      () => false,
      (error: unknown) => error instanceof Refused && error.code === 'PERMISSION_DENIED',
    );
    if (!refused) throw new Error(`not refused by the rules as they are: ${says}`);
  }
  return { shop, requests };
}

/** Whether the server lets a recorded request through. */
export async function isLetThrough({ url, init }: Recorded): Promise<boolean> {
  const response = await fetch(url, init);
  await response.arrayBuffer();
  return response.status !== 403;
}
