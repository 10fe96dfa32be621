import { type OrderStatus, orderStatusPath } from '../../../src/domain/order/order-status.ts';
import type { DocumentWrite } from '../../../src/domain/store/document-write.ts';
import type { ReadDocument } from '../../../src/domain/store/transaction.ts';
import type { Documents } from '../../../src/domain/testing/apply-writes.ts';
import { orderKey } from '../../../src/domain/testing/fixtures.ts';
import {
  type Attack,
  type Given,
  inShop,
  merge,
  reads,
  setsFields,
  writes,
} from '../../support/hostile/attack.ts';
import { firstOrder, readerOf, thirdInfo, wish } from '../../support/hostile/busy-shop.ts';
import {
  type Actor,
  cardCustomer,
  customer,
  neighbour,
  unconfirmed,
  visitor,
} from '../../support/rules/actors.ts';
import { cancelWritesFor, orderWritesFor } from '../../support/rules/customers-ordering.ts';
import { openId } from '../../support/rules/rules-shop.ts';

const DAY = 86_400_000;
/** A date of yesterday, by eastern standard time as in the rules. */
const day = new Date(Date.now() + 10 * 3_600_000 - DAY).toISOString().slice(0, 10);
const yesterday = `${day.replaceAll('-', '')}_1`;

const statusPath = orderStatusPath(firstOrder);

/** The order of u1 has come so far. */
const underWay =
  (step: Omit<OrderStatus, 'uid'>): Given =>
  (shop) => ({ ...shop, [statusPath]: { uid: 'u1', ...step } });

/** These documents or writes with one date in place of another. */
const inPlaceOf = <T>(data: T, from: string, to: string): T =>
  JSON.parse(JSON.stringify(data).replaceAll(from, to)) as T;

/** Staff have forgotten to close the date, and its day is over. Profiles, which hold timestamps, name no date. */
const forgotten: Given = (shop) =>
  Object.fromEntries(
    Object.entries(shop).map(([path, data]) =>
      path.startsWith('user')
        ? [path, data]
        : [path.replace(openId, yesterday), inPlaceOf(data, openId, yesterday)],
    ),
  );

/** What customers would write while the day lasted. */
const late = (
  by: Actor,
  title: string,
  plan: (read: ReadDocument) => Promise<readonly DocumentWrite[]>,
): Attack =>
  writes(by, title, async (shop) => {
    const read = readerOf(shop);
    const inTime: ReadDocument = async (path) => {
      const data = await read(path.replace(openId, yesterday));
      return path.startsWith('user') ? data : data && inPlaceOf(data, yesterday, openId);
    };
    return inPlaceOf(await plan(inTime), openId, yesterday);
  });

/** The plans that customers' pages would make if they knew neither a status nor the day. */
const unaware = (shop: Documents): Documents => {
  const paths = Object.keys(shop).filter((path) => !path.startsWith('orderStatus/'));
  return Object.fromEntries(paths.map((path) => [path, shop[path] ?? {}]));
};

const steps: [says: string, step: Omit<OrderStatus, 'uid'>][] = [
  ['packed', { packed: 1 }],
  ['delivered', { packed: 1, delivered: 2 }],
  ['paid at the door', { 'cash-taken': 1 }],
];

/** Changes of an order that the shop has begun with, and everything that customers do about a date whose day is over. */
export const lateChanges: Attack[] = [
  ...steps.flatMap(([says, step]) =>
    inShop(underWay(step), [
      writes(customer, `a customer edits an order that is ${says}`, (shop) =>
        orderWritesFor(readerOf(unaware(shop)), 'u1', { quantities: { soup: 4 } }),
      ),
      writes(customer, `a customer moves an order that is ${says}`, (shop) =>
        orderWritesFor(readerOf(unaware(shop)), 'u1', {
          info: thirdInfo,
          previousOrderKey: orderKey,
        }),
      ),
      writes(customer, `a customer cancels an order that is ${says}`, (shop) =>
        cancelWritesFor(readerOf(unaware(shop)), 'u1', orderKey),
      ),
    ]),
  ),
  ...inShop(underWay({ packed: 1 }), [
    reads(neighbour, "a customer reads how far a neighbour's order has come", statusPath),
    reads(visitor, 'a visitor reads how far an order has come', statusPath),
    writes(customer, 'a customer unpacks their order', () => [{ path: statusPath, delete: true }]),
    writes(customer, 'a customer unpacks and edits their order', async (shop) => [
      { path: statusPath, delete: true },
      ...(await orderWritesFor(readerOf(unaware(shop)), 'u1', { quantities: { soup: 4 } })),
    ]),
  ]),
  reads(
    visitor,
    'a visitor reads whether an order has no status yet',
    orderStatusPath({ dateId: openId, uid: 'u1', orderId: 'x' }),
  ),
  setsFields(
    customer,
    'a customer says that their order is delivered',
    orderStatusPath({ dateId: openId, uid: 'u1', orderId: 'x' }),
    [['uid'], 'u1'],
    [['delivered'], 1],
  ),
  ...inShop(forgotten, [
    late(customer, 'a customer orders for a date whose day is over', (read) =>
      orderWritesFor(read, 'u1', { info: thirdInfo }),
    ),
    late(unconfirmed, 'a new account orders for a date whose day is over', (read) =>
      orderWritesFor(read, 'u4', {}),
    ),
    late(customer, 'a customer edits an order of a date whose day is over', (read) =>
      orderWritesFor(read, 'u1', { quantities: { soup: 4 } }),
    ),
    late(customer, 'a customer moves an order of a date whose day is over', (read) =>
      orderWritesFor(read, 'u1', { info: thirdInfo, previousOrderKey: orderKey }),
    ),
    late(customer, 'a customer cancels an order of a date whose day is over', (read) =>
      cancelWritesFor(read, 'u1', orderKey),
    ),
    writes(cardCustomer, 'a customer waits for a dish of a date whose day is over', () => {
      const since = Date.now();
      return [
        merge(
          `waiting/${yesterday}/people/u2`,
          [['at'], since],
          [['dishes', 'gone'], { ...wish, since }],
        ),
      ];
    }),
  ]),
];
