import { afterAll, beforeAll, expect, test } from 'vitest';
import { info } from '../../src/domain/testing/fixtures.ts';
import { customer } from '../rules/support/actors.ts';
import { type Client, Refused } from '../rules/support/client.ts';
import { restClient } from '../rules/support/rest-client.ts';
import { sdkClient } from '../rules/support/sdk-client.ts';
import { startServer, type TestServer } from '../rules/support/server.ts';
import { emptyShop, openId } from '../rules/support/shop.ts';
import { type Attack, merge, sets, writes } from './support/attack.ts';

/** What must not be the first entry of documents that everybody shares. */
const firsts: Attack[] = [
  sets(customer, "the first details for staff are a neighbour's", 'users/users', [
    ['u3', 'deliveryInfo'],
    info,
  ]),
  sets(customer, 'the first details for staff are not those of the profile', 'users/users', [
    ['u1', 'deliveryInfo'],
    { ...info, note: '다른 곳' },
  ]),
  writes(customer, 'the first report is in the name of a neighbour', () => [
    merge('errors/addressIssues', [
      [String(Date.now())],
      { uid: 'u3', name: '김하늘', issue: '주소' },
    ]),
  ]),
  writes(customer, 'the first log is of an order of a neighbour', () => {
    const time = Date.now();
    const order = { dateId: openId, customerInfo: { uid: 'u3' } };
    const entry = { name: '김하늘', issue: 'order2', order, error: 'x', time };
    return [merge('errors/orderIssues', [[openId, String(time)], entry])];
  }),
];

let server: TestServer;
let sdk: Client;
beforeAll(async () => {
  server = await startServer();
  sdk = sdkClient(server.firestore, customer);
  const { 'users/users': _, ...shop } = emptyShop();
  await server.fill(shop);
});
afterAll(async () => {
  await sdk.close();
  await server.close();
});

test.each(firsts)('$says', async ({ tries }) => {
  const before = await server.snapshot();
  for (const client of [sdk, restClient(server.firestore, customer)]) {
    await expect(tries(client, {})).rejects.toThrow(Refused);
  }
  expect(await server.snapshot()).toBe(before);
});
