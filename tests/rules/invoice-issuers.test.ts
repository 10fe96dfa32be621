import { AsyncLocalStorage } from 'node:async_hooks';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { issueInvoice } from '../../src/data/invoices/issue-invoice.ts';
import { applyWrites, type Documents } from '../../src/domain/testing/apply-writes.ts';
import { orderKey } from '../../src/domain/testing/fixtures.ts';
import { orderWritesFor } from '../support/rules/customers-ordering.ts';
import { type LiteClient, liteClient } from '../support/rules/lite-client.ts';
import { emptyShop, openId, people } from '../support/rules/rules-shop.ts';
import { startServer, type TestServer } from '../support/rules/server.ts';

/** The customer who makes a call: twenty act at the same time. */
const acting = vi.hoisted(() => ({
  browsers: undefined as AsyncLocalStorage<unknown> | undefined,
}));
const browsers = new AsyncLocalStorage<LiteClient>();
acting.browsers = browsers;

vi.mock('../../src/data/documents/load-sdk.ts', () => ({
  loadTransactions: async () => {
    const client = acting.browsers?.getStore() as LiteClient | undefined;
    if (!client) throw new Error('nobody is acting');
    return client;
  },
}));

const issuers = Array.from({ length: 20 }, (_, i) => `issuer${10 + i}`);
let server: TestServer;
let clients: LiteClient[] = [];

beforeAll(async () => {
  server = await startServer();
  clients = issuers.map((uid) =>
    liteClient(server.firestore, { sub: uid, email: `${uid}@example.com` }),
  );
});
afterAll(async () => {
  for (const client of clients) await client.close();
  await server.close();
});

beforeEach(async () => {
  let shop: Documents = emptyShop();
  for (const uid of issuers) shop[`users/${uid}`] = { ...people.u5, uid };
  await server.fill(shop);
  for (const uid of issuers) {
    shop = applyWrites(shop, await orderWritesFor(server.owner.read, uid, {}));
  }
  await server.fill(shop);
});

async function issue(uid: string): Promise<number> {
  const client = clients[issuers.indexOf(uid)];
  if (!client) throw new Error(`no browser for ${uid}`);
  const plan = await browsers.run(client, () => issueInvoice(uid, { dateId: openId, orderKey }));
  if (plan.kind === 'write') return plan.invoice.invoice;
  if (plan.kind === 'already-issued') return plan.number;
  throw new Error(plan.problem);
}

test('gives twenty simultaneous issuers twenty consecutive invoice numbers', async () => {
  const numbers = await Promise.all(issuers.map(issue));
  const expected = Array.from({ length: 20 }, (_, i) => 42 + i);
  expect(numbers.toSorted((a, b) => a - b)).toEqual(expected);
  expect(await server.owner.read('common/invoice')).toEqual({ currentNo: 61 });
  const invoices = await server.owner.read(`invoices/${openId}`);
  expect(
    Object.keys(invoices ?? {})
      .map(Number)
      .toSorted((a, b) => a - b),
  ).toEqual(expected);
  for (const [i, uid] of issuers.entries()) {
    const copy = await server.owner.read(`invoiceCopies/${numbers[i]}`);
    expect(copy).toMatchObject({ issuedBy: uid, customerInfo: { uid }, invoice: numbers[i] });
    const orders = await server.owner.read(`ordersForCustomer/${uid}`);
    expect(orders).toMatchObject({ [openId]: { [orderKey]: { invoice: numbers[i] } } });
  }
}, 60_000);

test('gives an order one invoice number when many tabs issue it at once', async () => {
  const [uid = ''] = issuers;
  const numbers = await Promise.all(Array.from({ length: 5 }, () => issue(uid)));
  expect(new Set(numbers)).toEqual(new Set([42]));
  expect(await server.owner.read('common/invoice')).toEqual({ currentNo: 42 });
});
