import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { placeCashOrder } from '../../src/data/order/place-order.ts';
import { deferred } from '../../src/data/testing/deferred.ts';
import { LIMITS } from '../support/limits.ts';
import { orderWritesFor, requestFor } from '../support/rules/customers-ordering.ts';
import { actIn, type Browser, openBrowsers } from '../support/rules/many-browsers.ts';
import { emptyShop, openId, people } from '../support/rules/rules-shop.ts';
import { runRush } from '../support/rules/rush.ts';
import { sdkClient } from '../support/rules/sdk-client.ts';
import { startServer, type TestServer } from '../support/rules/server.ts';

vi.mock('../../src/data/order/order-issue-queue.ts', () => ({ logOrderIssue: vi.fn() }));
vi.mock('../../src/data/documents/load-sdk.ts', () => import('../support/rules/many-browsers.ts'));

const customers = 60;
let server: TestServer;
let all: Browser[] = [];

beforeAll(async () => {
  server = await startServer();
  all = openBrowsers(server.firestore, customers);
  const shop = emptyShop();
  for (const { uid } of all) shop[`users/${uid}`] = { ...people.u3, uid };
  await server.fill(shop);
});
afterAll(async () => {
  await Promise.all(all.map(({ client }) => client.close()));
  await server.close();
});

/** Runs a change again and again, 30 ms after the last one, until the work is done. */
async function whileChanging(change: (round: number) => Promise<void>, work: Promise<unknown>) {
  let done = false;
  let rounds = 0;
  const settled = work.finally(() => {
    done = true;
  });
  while (!done) {
    await change(rounds);
    rounds += 1;
    await new Promise((wake) => setTimeout(wake, 30));
  }
  await settled;
}

test(
  'sixty orders at once are stored with at most two commits each while staff change the date and a menu',
  async () => {
    // However fast the machine is, orders begin after each of the first changes.
    const changes = Array.from({ length: 4 }, () => deferred<void>());
    const orders = all.map(async (browser, i) => {
      await changes[i % changes.length]?.promise;
      const { request } = await requestFor(server.owner.read, browser.uid, {});
      const { uid } = browser;
      return actIn(browser, () => placeCashOrder({ uid, name: '', order: request }, request));
    });
    const placing = Promise.all(orders);
    await whileChanging(async (round) => {
      await server.owner.setField(
        'dates/activeDates',
        [openId, 'menus', 'dish40'],
        round % 2 === 0,
      );
      await server.owner.setField('manages/menus', ['dish41', 'price'], 10 + (round % 5));
      changes[round]?.resolve();
    }, placing);
    expect(new Set((await placing).map(({ kind }) => kind))).toEqual(new Set(['write']));
    expect(Math.max(...all.map(({ commits }) => commits))).toBeLessThanOrEqual(2);
    const stored = (await server.owner.read(`orders2/${openId}`)) ?? {};
    expect(Object.keys(stored)).toHaveLength(customers);
  },
  LIMITS.test,
);

test.each([
  ['the date closes', ['dates/activeDates', [openId, 'orderDone'], true], 'date-closed'],
  ['a dish sells out', ['dates/activeDates', [openId, 'menus', 'soup'], false], 'sold-out'],
  [
    'a limit is set',
    ['dates/activeDates', [openId, 'menuLimitForPerson', 'soup'], 2],
    'over-limit',
  ],
  ['a price rises', ['manages/menus', ['soup', 'price'], 21], 'amount-changed'],
] as const)(
  'an order that is committed after %s is refused',
  async (_, [path, field, value], code) => {
    const [browser] = all;
    if (!browser) throw new Error('no browser');
    const { uid } = browser;
    await server.fill({ ...emptyShop(), [`users/${uid}`]: { ...people.u3, uid } });
    const { request } = await requestFor(server.owner.read, uid, {});
    const planned = await orderWritesFor(server.owner.read, uid, {});
    await server.owner.setField(path, [...field], value);
    // The commit was planned before the change.
    const tab = sdkClient(server.firestore, { sub: uid, email: `${uid}@example.com` });
    await expect(tab.commit(planned)).rejects.toMatchObject({ code: 'PERMISSION_DENIED' });
    await tab.close();
    const placed = await actIn(browser, () =>
      placeCashOrder({ uid, name: '', order: request }, request),
    );
    expect(placed).toMatchObject({ kind: 'refused', problems: [{ code }] });
  },
);

test(
  'twenty orders on a slow document while the date closes: each is stored as told, none after the close',
  async () => {
    const rush = { orders: 20, spanMs: 1000, serviceMs: 60, closes: true };
    const { stored, refused, busy, lost, untold, late } = await runRush(rush);
    expect({ lost, untold, late }).toEqual({ lost: 0, untold: 0, late: 0 });
    expect(stored + refused + busy).toBe(20);
  },
  LIMITS.test,
);
