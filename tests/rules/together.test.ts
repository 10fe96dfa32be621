import { doc, onSnapshot } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Documents } from '../../src/domain/testing/apply-writes.ts';
import { info, orderKey } from '../../src/domain/testing/fixtures.ts';
import { busyShop, readerOf, thirdInfo } from '../support/hostile/busy-shop.ts';
import { legalSteps } from '../support/hostile/forge.ts';
import { customer, neighbour, visitor } from '../support/rules/actors.ts';
import { type Client, Refused } from '../support/rules/client.ts';
import { cancelWritesFor, orderWritesFor } from '../support/rules/customers-ordering.ts';
import { restClient } from '../support/rules/rest-client.ts';
import { type SdkClient, sdkClient } from '../support/rules/sdk-client.ts';
import { startServer, type TestServer } from '../support/rules/server.ts';
import type { Step } from '../support/stack.ts';

let server: TestServer;
let shop: Documents;
const sdks: SdkClient[] = [];
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  shop = await busyShop();
  await server.fill(shop);
});
afterAll(async () => {
  for (const sdk of sdks) await sdk.close();
  await server.close();
});

function sdk(actor: typeof customer): SdkClient {
  const client = sdkClient(server.firestore, actor);
  sdks.push(client);
  return client;
}

const clients: [string, () => Client][] = [
  ['the Web SDK', () => sdk(customer)],
  ['REST', () => restClient(server.firestore, customer)],
];

const outcome = (commit: Promise<void>): Promise<string> =>
  commit.then(
    () => 'stored',
    (error: unknown) => (error instanceof Refused ? error.code : Promise.reject(error)),
  );

const balance = async () => (await server.owner.read('pointBalances/u1'))?.balance;

test.each(clients)(
  'two simultaneous orders cannot spend the same points, by %s',
  async (_, client) => {
    const fourth = { ...info, address: '8 Sea Rd, Ryde', addr_unit: '' };
    const orders = await Promise.all(
      [thirdInfo, fourth].map((where) =>
        orderWritesFor(readerOf(shop), 'u1', { info: where, usePoint: true }),
      ),
    );
    const outcomes = await Promise.all(orders.map((steps) => outcome(client().commit(steps))));
    expect(outcomes.sort()).toEqual(['PERMISSION_DENIED', 'stored']);
    expect(await balance()).toBe(0);
  },
);

test.each(clients)('a repeated batch is refused, by %s', async (_, client) => {
  const steps: Step[] = await legalSteps(shop);
  expect(await outcome(client().commit(steps))).toBe('stored');
  const stored = await server.snapshot();
  expect(await outcome(client().commit(steps))).toBe('PERMISSION_DENIED');
  expect(await server.snapshot()).toBe(stored);
});

test.each(clients)(
  'a repeated cancellation gives no more points back, by %s',
  async (_, client) => {
    const steps = await cancelWritesFor(readerOf(shop), 'u1', orderKey);
    expect(await outcome(client().commit(steps))).toBe('stored');
    const after = await balance();
    expect(await outcome(client().commit(steps))).toBe('PERMISSION_DENIED');
    expect(await balance()).toBe(after);
  },
);

test.each([
  ['a visitor, as after signing out,', visitor],
  ['a neighbour', neighbour],
])('%s cannot listen to the orders of a customer', async (_, actor) => {
  const heard = await new Promise<string>((resolve) => {
    onSnapshot(
      doc(sdk(actor).db, 'ordersForCustomer/u1'),
      () => resolve('heard'),
      (error) => resolve(error.code),
    );
  });
  expect(heard).toBe('permission-denied');
});
