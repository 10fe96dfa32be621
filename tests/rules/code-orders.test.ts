import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { runPlan } from '../../src/data/firebase/run-plan.ts';
import type { CustomerOrders } from '../../src/domain/order/order.ts';
import type { DocumentWrite } from '../../src/domain/store/document-write.ts';
import type { ReadDocument } from '../../src/domain/store/transaction.ts';
import { orderKey, otherInfo } from '../../src/domain/testing/fixtures.ts';
import { actAs, endActing } from '../support/rules/act-as.ts';
import { customer } from '../support/rules/actors.ts';
import { cancelWritesFor, orderWritesFor } from '../support/rules/customers-ordering.ts';
import { emptyShop, openId } from '../support/rules/rules-shop.ts';
import { startServer, type TestServer } from '../support/rules/server.ts';

vi.mock('../../src/data/documents/load-sdk.ts', () => import('../support/rules/act-as.ts'));

const entered = {
  ...{ orderTotal: '0.00', dateId: '', orderKey: '', point: 0, usedPoint: 0 },
  ...{ type: 'add-by-code', confirmed: true, time: '', nowTime: 1 },
  code: { percent: 10, most: 20, until: null },
};

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => {
  await endActing();
  await server.close();
});

/** A customer who has entered a code of 10 %, and an order of five soups that uses it: $100, $10 by the code. */
beforeEach(async () => {
  const shop = emptyShop();
  await server.fill({
    ...shop,
    'points/u1': { 'code--TEN': entered },
    'pointBalances/u1': { balance: 0 },
  });
  await server.owner.commit(
    await orderWritesFor(server.owner.read, 'u1', { quantities: { soup: 5 } }),
  );
  expect((await stored())?.[openId]?.[orderKey]).toMatchObject({ usedPoint: 10 });
  actAs(server.firestore, customer);
});

const stored = () =>
  server.owner.read('ordersForCustomer/u1') as unknown as Promise<CustomerOrders | undefined>;

/** The store as a hostile client tells its own plan: the order has no code, and the points are the customer's own. */
const forgetful: ReadDocument = async (path) => {
  const found = (await server.owner.read(path)) as Record<string, unknown> | undefined;
  if (path === 'points/u1') {
    const { 'code--TEN': _, ...rest } = found ?? {};
    return rest;
  }
  if (path !== 'ordersForCustomer/u1') return found;
  const orders = structuredClone(found) as unknown as CustomerOrders;
  for (const order of Object.values(orders[openId] ?? {})) delete order.pointCode;
  return { ...orders };
};

/** Keeps what a removed order was, as the rules demand. */
async function withTrace(writes: DocumentWrite[]): Promise<DocumentWrite[]> {
  const { pointCode } = (await stored())?.[openId]?.[orderKey] ?? {};
  return writes.map((write) =>
    write.collection === 'ordersBackupByTime'
      ? { ...write, fields: [...write.fields, { path: ['pointCode'], set: pointCode }] }
      : write,
  );
}

test.each<[string, () => Promise<DocumentWrite[]>]>([
  [
    'cancels it and keeps what its code gave',
    async () => withTrace(await cancelWritesFor(forgetful, 'u1', orderKey)),
  ],
  [
    'makes it smaller and keeps what its code gave',
    () => orderWritesFor(forgetful, 'u1', { quantities: { soup: 3 }, usePoint: true }),
  ],
  [
    'moves it and leaves its code behind',
    () =>
      orderWritesFor(forgetful, 'u1', {
        ...{ quantities: { soup: 5 }, usePoint: true },
        ...{ info: otherInfo, previousOrderKey: orderKey },
      }),
  ],
  [
    'makes it larger by hand, as the functions would',
    () => orderWritesFor(server.owner.read, 'u1', { quantities: { soup: 6 } }),
  ],
  ['cancels it by hand', () => cancelWritesFor(server.owner.read, 'u1', orderKey)],
])('nobody with an order that uses a percentage code %s', async (_, writesOf) => {
  const writes = await writesOf();
  const before = await server.snapshot();
  await expect(runPlan(async () => ({ writes }))).rejects.toMatchObject({ code: 'denied' });
  expect(await server.snapshot()).toBe(before);
});

test('nobody places a second order with a code that their first order uses', async () => {
  const asFree: ReadDocument = async (path) =>
    path === 'points/u1' ? { 'code--TEN': entered } : forgetful(path);
  const writes = await orderWritesFor(asFree, 'u1', { info: otherInfo });
  await expect(runPlan(async () => ({ writes }))).rejects.toMatchObject({ code: 'denied' });
});
