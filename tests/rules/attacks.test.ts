import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Documents } from '../../src/domain/testing/apply-writes.ts';
import { type Attack, type Given, shopOf } from '../support/hostile/attack.ts';
import { busyShop } from '../support/hostile/busy-shop.ts';
import type { Actor } from '../support/rules/actors.ts';
import { type Client, Refused } from '../support/rules/client.ts';
import { restClient } from '../support/rules/rest-client.ts';
import { sdkClient } from '../support/rules/sdk-client.ts';
import { startServer, type TestServer } from '../support/rules/server.ts';
import { attacks } from './attacks/all.ts';

let server: TestServer;
let busy: Documents;
/** The stored documents, and the state that they were made for. */
let shop: Documents;
let given: Given | undefined;
let before: string;
beforeAll(async () => {
  server = await startServer();
  busy = await busyShop();
  await refill();
});
afterAll(async () => {
  for (const client of sdkClients.values()) await client.close();
  await server.close();
});

async function refill(): Promise<void> {
  shop = shopOf(given, busy);
  await server.fill(shop);
  before = await server.snapshot();
}

const sdkClients = new Map<string, Client>();

/** One SDK per actor, so that connections are reused. */
function sdkOf(actor: Actor): Client {
  const key = JSON.stringify(actor);
  const client = sdkClients.get(key) ?? sdkClient(server.firestore, actor);
  sdkClients.set(key, client);
  return client;
}

async function expectRefused({ run, ...attack }: Attack, client: Client): Promise<void> {
  if (attack.given !== given) {
    given = attack.given;
    await refill();
  }
  const answer = await run(client, shop).then(
    () => 'let through',
    (error: unknown) => (error instanceof Refused ? error.code : Promise.reject(error)),
  );
  const after = await server.snapshot();
  const unchanged = after === before;
  if (!unchanged) await refill();
  expect({ answer, unchanged }).toEqual({ answer: 'PERMISSION_DENIED', unchanged: true });
}

for (const [aim, list] of Object.entries(attacks)) {
  describe(aim, () => {
    for (const attack of list) {
      test(`${attack.title}: by REST`, () =>
        expectRefused(attack, restClient(server.firestore, attack.by)));
    }
    // The rules judge what comes, not how: one of each aim shows that the shop's own SDK is refused alike.
    for (const attack of list.slice(0, 1)) {
      test(`${attack.title}: by the Web SDK`, () => expectRefused(attack, sdkOf(attack.by)));
    }
  });
}

test('every attack has a title of its own', () => {
  const sentences = Object.values(attacks).flatMap((list) => list.map(({ title }) => title));
  expect(new Set(sentences).size).toBe(sentences.length);
  expect(sentences.length).toBeGreaterThanOrEqual(600);
});
