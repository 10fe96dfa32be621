import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DeliveryInfo } from '../../src/domain/customer/delivery-info.ts';
import type { ActiveDate } from '../../src/domain/dates/active-date.ts';
import { languages } from '../../src/domain/lib/language.ts';
import { orderKeyOf } from '../../src/domain/order/order-key.ts';
import { applyWrites, type Documents } from '../../src/domain/testing/apply-writes.ts';
import { info, orderKey } from '../../src/domain/testing/fixtures.ts';
import { busyShop, readerOf, thirdInfo, withCustomers } from '../support/hostile/busy-shop.ts';
import { type Actor, agedCare, customer, unconfirmed } from '../support/rules/actors.ts';
import { orderWritesFor, type Wish } from '../support/rules/customers-ordering.ts';
import { legalCommits } from '../support/rules/legal-commits.ts';
import { restClient } from '../support/rules/rest-client.ts';
import { openId } from '../support/rules/rules-shop.ts';
import { startServer, type TestServer } from '../support/rules/server.ts';
import type { Step } from '../support/stack.ts';

/** What docs/security.md states; the published limits are 1,000, 10 and 20. */
const MOST = { expressions: 760, documents: 9, together: 18 };
/** The same when every dish of an order has a limit per person; each further language takes 5 a line, and three more fit. */
const MOST_WITH_LIMITS = Math.min(920 + 25 * (languages.length - 2), 980);

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** An order of at most five lines. */
const MOST_OF_FIVE = 530;
/** The same beside five others, whose ids and sizes are compared. */
const MOST_OF_SIXTH = 580;

const dishes = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`dish${10 + i}`, 1]));

/** Costs of the most expensive operation and of the whole last commit. */
function costs() {
  const { accessCosts } = server;
  const all = new Set(accessCosts.flatMap(({ documents }) => [...documents]));
  return {
    expressions: Math.max(...accessCosts.map(({ expressions }) => expressions)),
    documents: Math.max(...accessCosts.map(({ documents }) => documents.size)),
    together: all.size,
    by: accessCosts.map(
      ({ method, path, expressions, documents }) =>
        `${method} ${path.split('/')[1]}: ${expressions} expressions, ${documents.size} documents`,
    ),
  };
}

/** What it costs to commit these steps in this shop. */
async function costsOf(shop: Documents, says: string, by: Actor, steps: readonly Step[]) {
  await server.fill(shop);
  server.accessCosts.length = 0;
  await restClient(server.firestore, by).commit(steps);
  const { by: each, ...cost } = costs();
  if (process.env.SHOW_COSTS) console.log(says, cost, each);
  return { says, ...cost };
}

/** u1 has orders at five more addresses, all of one dish. */
const withFiveOthers = (shop: Documents): Documents => {
  const { [orderKey]: placed } = (shop['ordersForCustomer/u1']?.[openId] ?? {}) as Record<
    string,
    object
  >;
  const order = { ...placed, smsMsgBody: '' };
  const others = Object.fromEntries(
    Array.from({ length: 4 }, (_, i) => [`house${i}`, { ...order, orderId: `house${i}` }]),
  );
  const all = { ...others, [orderKey]: order };
  return {
    ...shop,
    'ordersForCustomer/u1': { ...shop['ordersForCustomer/u1'], [openId]: all },
    [`orders2/${openId}`]: { ...shop[`orders2/${openId}`], u1: all },
  };
};

test('every commit stays far below the limits of security rules', async () => {
  const shop = await busyShop();
  const wish = {
    info: thirdInfo,
    previousOrderKey: orderKey,
    usePoint: true,
    quantities: dishes(32),
  };
  const steps = await orderWritesFor(readerOf(shop), 'u1', wish);
  const commits = [
    ...(await legalCommits(shop)),
    { says: 'a move of 32 dishes with points', by: customer, steps },
  ];
  for (const { says, by, steps } of commits) {
    const { expressions, documents, together } = await costsOf(shop, says, by, steps);
    expect({ says, under: expressions <= MOST.expressions }).toEqual({ says, under: true });
    expect(documents).toBeLessThanOrEqual(MOST.documents);
    expect(together).toBeLessThanOrEqual(MOST.together);
  }
});

test('an order of five lines costs at most 530 expressions when new, edited, moved or paid with points, 580 beside five others', async () => {
  const busy = await busyShop();
  const five = { quantities: dishes(5) };
  const wishes: [says: string, shop: Documents, wish: Wish][] = [
    ['a new order', busy, { ...five, info: thirdInfo }],
    ['an edit', busy, five],
    ['an edit with points', busy, { ...five, usePoint: true }],
    ['a move', busy, { ...five, info: thirdInfo, previousOrderKey: orderKey }],
    [
      'a move with points',
      busy,
      { ...five, info: thirdInfo, previousOrderKey: orderKey, usePoint: true },
    ],
    ['a sixth order', withFiveOthers(busy), { ...five, info: thirdInfo }],
  ];
  for (const [says, shop, wish] of wishes) {
    const steps = await orderWritesFor(readerOf(shop), 'u1', wish);
    const { expressions } = await costsOf(shop, says, customer, steps);
    const most = says === 'a sixth order' ? MOST_OF_SIXTH : MOST_OF_FIVE;
    expect({ says, under: expressions <= most }).toEqual({ says, under: true });
  }
});

test('a second order of a new account costs at most 770 expressions, however many lines it has', async () => {
  const busy = await busyShop();
  const first = await orderWritesFor(readerOf(busy), 'u4', {});
  const shop = applyWrites(busy, [...first]);
  // Its first order is cancelled.
  const { 'ordersForCustomer/u4': _, ...cancelled } = shop;
  const onSecondSheet = {
    ...cancelled,
    [`orders2/${openId}`]: withCustomers(busy[`orders2/${openId}`]),
    [`orderSheets/${openId}`]: { open: 2 },
  };
  for (const [where, lines, most] of [
    [cancelled, 5, 16],
    [cancelled, 32, 19],
    // The most that Firestore reads for the rules of one commit.
    [onSecondSheet, 32, 20],
  ] as const) {
    const steps = await orderWritesFor(readerOf(where), 'u4', { quantities: dishes(lines) });
    const says = `${lines} lines of a new account, ${most}`;
    const { expressions, documents, together } = await costsOf(where, says, unconfirmed, steps);
    expect({ says, under: expressions <= 770 }).toEqual({ says, under: true });
    expect(documents).toBeLessThanOrEqual(MOST.documents);
    expect(together).toBeLessThanOrEqual(most);
  }
});

/** The same shop, with this limit per person on every menu of the date. */
const withLimits = (shop: Documents, limit: number): Documents => {
  const { [openId]: day, ...others } = shop['dates/activeDates'] ?? {};
  const menuLimitForPerson = Object.fromEntries(
    Object.keys((day as ActiveDate).menus).map((menuId) => [menuId, limit]),
  );
  return {
    ...shop,
    'dates/activeDates': { ...others, [openId]: { ...(day as ActiveDate), menuLimitForPerson } },
  };
};

// The most lines that a customer's quota leaves to their last order of the date: the others have a line each, and all
// the shortest texts. An edit says so in its text.
test.each([
  [1, 32, 32],
  [2, 32, 32],
  [3, 26, 26],
  [4, 18, 18],
  [5, 11, 10],
  [6, 3, 2],
])(
  'order %i of a date with limits per person on every dish stays below the limits, with %i lines or edited',
  async (orders, most, mostEdited) => {
    const busy = withLimits(await busyShop(), 40);
    const [last, ...others] = Array.from({ length: orders }, (_, i): DeliveryInfo => {
      return { ...info, name: '김', note: '', addr_unit: '', address: `${i + 1} Lake St, Ryde` };
    });
    // Backups are named by the moment of the order.
    let now = Date.now() - 10_000;
    const orderTo = (
      place: DeliveryInfo | undefined,
      lines: number,
      shop: Documents,
      more: Wish = {},
    ) => {
      now += 1000;
      const quantities = Object.fromEntries(Object.keys(dishes(lines)).map((dish) => [dish, 6]));
      const wish = { quantities, info: place ?? info, now, ...more };
      return orderWritesFor(readerOf(shop), 'u4', wish);
    };
    let shop = busy;
    for (const place of others) shop = applyWrites(shop, await orderTo(place, 1, shop));
    await expect(orderTo(last, most + 1, shop)).rejects.toThrow();
    const stored = applyWrites(shop, await orderTo(last, mostEdited, shop));
    // Staff have lowered the limits meanwhile: the quantities stay, but may not grow.
    const lowered = withLimits(stored, 1);
    await expect(orderTo(last, mostEdited + 1, lowered)).rejects.toThrow();
    // The same to another address, paid with points: nothing is dearer.
    const withPoints = {
      ...lowered,
      'pointBalances/u4': { ...lowered['pointBalances/u4'], balance: 900 },
    };
    const elsewhere = { ...last, address: '9 Lake St, Ryde' } as DeliveryInfo;
    const wish = { previousOrderKey: orderKeyOf(last ?? info, 'u4'), usePoint: true };
    for (const [says, where, steps] of [
      ['moved', withPoints, await orderTo(elsewhere, mostEdited, withPoints, wish)],
      ['new', shop, await orderTo(last, most, shop)],
      ['edited', lowered, await orderTo(last, mostEdited, lowered)],
    ] as const) {
      const { expressions, documents } = await costsOf(
        where,
        `${says}, ${orders}`,
        agedCare,
        steps,
      );
      expect({ says, under: expressions <= MOST_WITH_LIMITS }).toEqual({ says, under: true });
      expect(documents).toBeLessThanOrEqual(MOST.documents);
    }
  },
);

test("a new account's order for a second date stays below the limits, with a limit per person on every dish", async () => {
  const busy = withLimits(await busyShop(), 40);
  const other = '29991231_1';
  const shop = {
    ...busy,
    'ordersForCustomer/u4': { [other]: busy['ordersForCustomer/u3']?.[openId] } as never,
    'orderChecks/u4_date': { at: 1, dateId: other, alsoOpen: '20260101_1', knownBy: '' },
  };
  const steps = await orderWritesFor(readerOf(shop), 'u4', { quantities: dishes(32) });
  const { expressions, documents } = await costsOf(shop, 'second date', unconfirmed, steps);
  expect(expressions).toBeLessThanOrEqual(MOST_WITH_LIMITS);
  expect(documents).toBeLessThanOrEqual(MOST.documents);
});

test('32 delisted menus still stay below the limits', async () => {
  const shop = await busyShop();
  const quantities = dishes(32);
  await server.fill(shop);
  const client = restClient(server.firestore, agedCare);
  await client.commit(await orderWritesFor(readerOf(shop), 'u4', { quantities }));
  for (const dish of Object.keys(quantities))
    await server.owner.removeField('manages/menus', [dish]);
  const edit = await orderWritesFor(server.owner.read, 'u4', { quantities });
  server.accessCosts.length = 0;
  await client.commit(edit);
  if (process.env.SHOW_COSTS) console.log(costs());
  expect(costs().expressions).toBeLessThanOrEqual(MOST.expressions);
});
