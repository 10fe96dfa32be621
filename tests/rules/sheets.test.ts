import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { cancelCashOrder, placeCashOrder } from '../../src/data/order/place-order.ts';
import type { CustomerOrders, Order } from '../../src/domain/order/order.ts';
import { ownOrderId } from '../../src/domain/order/order-id.ts';
import { customersPerSheet } from '../../src/domain/order/stored/order-sheets.ts';
import type { PlainMap } from '../../src/domain/store/firestore-json.ts';
import { info, orderKey, otherInfo, otherKey } from '../../src/domain/testing/fixtures.ts';
import { withCustomers } from '../support/hostile/busy-shop.ts';
import { LIMITS } from '../support/limits.ts';
import { requestFor, type Wish } from '../support/rules/customers-ordering.ts';
import { actIn, type Browser, openBrowsers } from '../support/rules/many-browsers.ts';
import { emptyShop, openId, people } from '../support/rules/rules-shop.ts';
import { startServer, type TestServer } from '../support/rules/server.ts';

vi.mock('../../src/data/order/order-issue-queue.ts', () => ({ logOrderIssue: vi.fn() }));
vi.mock('../../src/data/documents/load-sdk.ts', () => import('../support/rules/many-browsers.ts'));

const second = `orders2/${openId}~2`;
let server: TestServer;
let all: Browser[] = [];

beforeAll(async () => {
  server = await startServer();
  all = openBrowsers(server.firestore, 20);
});
beforeEach(async () => {
  const shop = emptyShop();
  for (const { uid } of all) shop[`users/${uid}`] = { ...people.u3, uid };
  await server.fill(shop);
  for (const browser of all) browser.commits = 0;
});
afterAll(async () => {
  await Promise.all(all.map(({ client }) => client.close()));
  await server.close();
});

/** Somebody on the first sheet cancels. */
const leaveFirstSheet = async () => {
  const [uid = ''] = await on(`orders2/${openId}`);
  await server.owner.removeField(`orders2/${openId}`, [uid]);
};
const fillFirstSheet = (customers: number) =>
  server.owner.write([
    {
      path: `orders2/${openId}`,
      data: withCustomers({}, customers) as PlainMap,
    },
  ]);

async function order(browser: Browser, wish: Wish = {}) {
  const { uid } = browser;
  const { request } = await requestFor(server.owner.read, uid, wish);
  return actIn(browser, () =>
    placeCashOrder({ uid, name: '', order: request }, request, wish.info),
  );
}

const orderOf = async (uid: string, key: string) => {
  const stored = (await server.owner.read(`ordersForCustomer/${uid}`)) ?? {};
  return (stored as unknown as CustomerOrders)[openId]?.[key] as Order;
};
const on = async (path: string) => Object.keys((await server.owner.read(path)) ?? {});

test('the customer after the sixtieth opens a second sheet, on which all their orders of the date stay', async () => {
  const [browser, next] = all as [Browser, Browser];
  const { uid } = browser;
  await fillFirstSheet(customersPerSheet);
  expect(await order(browser, { info })).toMatchObject({ kind: 'write', order: { sheet: 2 } });
  expect(browser.commits).toBe(2);
  expect(await server.owner.read(`orderSheets/${openId}`)).toEqual({ open: 2 });
  expect(await order(next, { info: otherInfo })).toMatchObject({ kind: 'write' });
  expect(next.commits).toBe(1);
  expect(await on(second)).toEqual([uid, next.uid]);

  expect(await order(browser, { info, quantities: { soup: 4 } })).toMatchObject({ kind: 'write' });
  expect(await order(browser, { info: otherInfo })).toMatchObject({ kind: 'write' });
  const both = {
    [orderKey]: await orderOf(uid, orderKey),
    [otherKey]: await orderOf(uid, otherKey),
  };
  expect((await server.owner.read(second))?.[uid]).toEqual(both);
  expect(await on(`orders2/${openId}`)).toHaveLength(customersPerSheet);

  for (const placed of Object.values(both)) {
    const target = { dateId: openId, orderId: ownOrderId(placed), basedOn: placed.attemptId };
    const cancelled = await actIn(browser, () =>
      cancelCashOrder({ uid, name: '', order: placed }, target),
    );
    expect(cancelled).toMatchObject({ kind: 'write' });
  }
  expect(await on(second)).toEqual([next.uid]);
});

test('who comes after a cancellation on the first sheet still gets onto the second', async () => {
  const [browser, next] = all as [Browser, Browser];
  await fillFirstSheet(customersPerSheet);
  expect(await order(browser)).toMatchObject({ kind: 'write', order: { sheet: 2 } });
  await leaveFirstSheet();
  expect(await order(next)).toMatchObject({ kind: 'write', order: { sheet: 2 } });
  expect(next.commits).toBe(1);
});

test(
  'twenty customers at once who find room for ten are all stored, half of them on a second sheet',
  async () => {
    await fillFirstSheet(customersPerSheet - 10);
    const placed = await Promise.all(all.map((browser) => order(browser)));
    expect(new Set(placed.map(({ kind }) => kind))).toEqual(new Set(['write']));
    expect(await on(`orders2/${openId}`)).toHaveLength(customersPerSheet);
    expect(await on(second)).toHaveLength(10);
    expect(await server.owner.read(`orderSheets/${openId}`)).toEqual({ open: 2 });
  },
  LIMITS.test,
);
