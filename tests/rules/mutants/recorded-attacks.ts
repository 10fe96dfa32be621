import type { Documents } from '../../../src/domain/testing/apply-writes.ts';
import { type Attack, type Given, shopOf } from '../../support/hostile/attack.ts';
import { busyShop } from '../../support/hostile/busy-shop.ts';
import { Refused } from '../../support/rules/client.ts';
import { restClient } from '../../support/rules/rest-client.ts';
import type { TestServer } from '../../support/rules/server.ts';
import { attacks } from '../attacks/all.ts';

/** One recorded request of an attack, to be sent again. */
export interface Recorded {
  readonly title: string;
  readonly url: string;
  readonly init: RequestInit;
}

/** The requests that are sent to one shop. */
export interface Recording {
  readonly shop: Documents;
  readonly requests: Recorded[];
}

/**
 * Runs every attack once and records its requests, grouped by the shop that they are sent to; the busy one
 * comes first. The requests are valid for some minutes only, because the rules compare their times with the
 * present. Throws when an attack succeeds. Leaves the last of the shops stored.
 */
export async function recordAttacks(server: TestServer): Promise<Recording[]> {
  const busy = await busyShop();
  const all = Object.values(attacks).flat();
  const shops = new Set<Given | undefined>([undefined, ...all.map(({ given }) => given)]);
  const recordings: Recording[] = [];
  for (const given of shops) {
    const shop = shopOf(given, busy);
    await server.fill(shop);
    const requests: Recorded[] = [];
    for (const attack of all.filter((one) => one.given === given)) {
      requests.push(...(await record(server, attack, shop)));
    }
    recordings.push({ shop, requests });
  }
  return recordings;
}

async function record(
  server: TestServer,
  { title, by, run }: Attack,
  shop: Documents,
): Promise<Recorded[]> {
  const requests: Recorded[] = [];
  const client = restClient(server.firestore, by, (url, init = {}) => {
    requests.push({ title, url: String(url), init });
    return fetch(url, init);
  });
  const refused = await run(client, shop).then(
    () => false,
    (error: unknown) => error instanceof Refused && error.code === 'PERMISSION_DENIED',
  );
  if (!refused) throw new Error(`not refused by the rules as they are: ${title}`);
  return requests;
}

/** Whether the server accepts a recorded request. */
export async function isLetThrough({ url, init }: Recorded): Promise<boolean> {
  const response = await fetch(url, init);
  await response.arrayBuffer();
  return response.status !== 403;
}
