import type { DocumentWrite } from '../../../src/domain/store/document-write.ts';
import type { Documents } from '../../../src/domain/testing/apply-writes.ts';
import { info, orderKey, otherKey } from '../../../src/domain/testing/fixtures.ts';
import { type Attack, merge, setsFields, unset, writes } from '../../support/hostile/attack.ts';
import { readerOf, thirdKey } from '../../support/hostile/busy-shop.ts';
import {
  forgeAllStores,
  legalSteps,
  tamperedOrder,
  valueIn,
  without,
} from '../../support/hostile/forge.ts';
import { customer, neighbour, visitor } from '../../support/rules/actors.ts';
import { cancelWritesFor, orderIn } from '../../support/rules/customers-ordering.ts';
import { closedId, openId } from '../../support/rules/rules-shop.ts';

/** A new order that is missing from one store. */
const leavesOut = (store: string, words: string): Attack =>
  tamperedOrder(customer, `a customer orders without ${words}`, (steps) => without(steps, store));

/** A new order that differs in one store. */
const differs = (store: string, words: string): Attack =>
  tamperedOrder(
    customer,
    `a customer writes another request into ${words} than into the rest`,
    (steps) => {
      if (store === backups) return keeping(steps, 'orderRequest', 'x');
      valueIn(steps, store).orderRequest = 'x';
      return steps;
    },
  );

const renamed = (
  steps: DocumentWrite[],
  store: string,
  id: (was: string) => string,
): DocumentWrite[] =>
  steps.map((step) => (step.collection === store ? { ...step, id: id(step.id) } : step));

const backups = 'ordersBackupByTime';

/** A cancellation of u1's order whose writes somebody has changed. */
const cancels = (
  how: string,
  change: (steps: DocumentWrite[], shop: Documents) => DocumentWrite[],
): Attack =>
  writes(customer, `a customer cancels an order ${how}`, async (shop) =>
    change(structuredClone(await cancelWritesFor(readerOf(shop), 'u1', orderKey)), shop),
  );

/** Sets a field of the backup by time. */
const keeping = (steps: DocumentWrite[], field: string, set: unknown): DocumentWrite[] =>
  steps.map((step) =>
    step.collection === backups
      ? {
          ...step,
          fields: [...step.fields.filter(({ path }) => path[0] !== field), { path: [field], set }],
        }
      : step,
  );

/** Renames the backup by time, also where the balance names it. */
function renamedInCommit(steps: DocumentWrite[], id: (was: string) => string): DocumentWrite[] {
  const last = valueIn(steps, 'pointBalances', 1);
  last.backup = id(String(last.backup));
  return renamed(steps, backups, id);
}

/** The stored backup with u1's order at the first address. */
function backupOf(shop: Documents): [string, Record<string, unknown>] {
  const found = Object.entries(shop).find(
    ([path, data]) =>
      path.startsWith('ordersBackupByTime/') &&
      path.endsWith('_u1') &&
      data.orderKey === orderKey &&
      data.dateId === openId,
  );
  if (!found) throw new Error('u1 has no backup');
  return found;
}

/** The name that a backup would have in Sydney's other UTC offset. */
function otherName(orderDate: number, name: string): string {
  const names = [10, 11].map((zone) => {
    const clock = new Date(orderDate + zone * 3_600_000).toISOString();
    return `${clock.replace(/\D/g, '')}_u1`;
  });
  return names.find((one) => one !== name) ?? '';
}

export const stores: Attack[] = [
  tamperedOrder(customer, 'a customer files another order under the other UTC offset', (steps) => {
    const order = orderIn(steps);
    const was = steps.find(({ collection }) => collection === 'ordersBackupByTime')?.id ?? '';
    const path = `ordersBackupByTime/${otherName(order.orderDate, was)}`;
    const fields = Object.entries({ ...order, orderRequest: 'x' });
    return [
      ...steps,
      merge(
        path,
        ...fields.map(([key, value]): [string[], unknown] => [[key], value]),
      ) as DocumentWrite,
    ];
  }),
  writes(
    customer,
    'a customer backs up an order in the other UTC offset, without ordering',
    (shop) => {
      const [path, order] = backupOf(shop);
      const name = otherName(Number(order.orderDate), path.split('/')[1] ?? '');
      return [{ path: `ordersBackupByTime/${name}`, replace: order }];
    },
  ),
  cancels('without keeping the order for staff', (steps) => without(steps, backups)),
  cancels('naming a backup of before', (steps, shop) => {
    const last = valueIn(steps, 'pointBalances', 1);
    last.backup = backupOf(shop)[0].split('/')[1];
    return without(steps, backups);
  }),
  cancels('and keeps another request for staff', (steps) => keeping(steps, 'orderRequest', 'x')),
  cancels('and keeps a book for staff', (steps) => keeping(steps, 'junk', 'x'.repeat(100_000))),
  cancels('and says that staff have moved it', (steps) =>
    keeping(steps, 'movedTo', '20261127_1763000000000'),
  ),
  cancels('and names another time', (steps) => keeping(steps, 'cancelledAt', 1)),
  cancels('and files it under another time', (steps) =>
    renamedInCommit(steps, (id) => `2020${id.slice(4)}`),
  ),
  cancels('and files it under a neighbour’s name', (steps) =>
    renamedInCommit(steps, (id) => id.replace('_u1', '_u3')),
  ),
  cancels('and takes their order for another date off the list of staff', (steps) => [
    ...steps,
    unset(`orders2/${closedId}`, ['u1', orderKey]) as DocumentWrite,
  ]),
  cancels('in the backups alone', (steps) =>
    steps.filter(({ collection }) => collection === backups),
  ),
  tamperedOrder(
    customer,
    'a customer edits an order and files it as cancelled under the other UTC offset',
    (steps, shop) => {
      const { orderDate } = orderIn(steps);
      const was = steps.find(({ collection }) => collection === backups)?.id ?? '';
      const orders = shop['ordersForCustomer/u1']?.[openId] as Record<string, object> | undefined;
      const fields = Object.entries({ ...orders?.[orderKey], cancelledAt: orderDate });
      return [
        ...steps,
        {
          collection: backups,
          id: otherName(orderDate, was),
          fields: fields.map(([key, set]) => ({ path: [key], set })),
        },
      ];
    },
    { info },
  ),
  leavesOut('orders2', 'the list of staff'),
  leavesOut('ordersBackupByTime', 'the backup by time'),
  leavesOut('points', 'the ledger'),
  leavesOut('pointBalances', 'the balance'),
  leavesOut('ordersForCustomer', 'their own list of orders'),
  differs('orders2', 'the list of staff'),
  differs('ordersBackupByTime', 'the backup by time'),
  differs('ordersForCustomer', 'their own orders'),

  tamperedOrder(
    customer,
    'a customer orders and removes another order from the list of staff',
    (steps) => [
      ...steps.filter(({ collection }) => collection !== 'orders2'),
      {
        collection: 'orders2',
        id: openId,
        fields: [
          { path: ['u1', thirdKey], set: orderIn(steps) },
          { path: ['u1', orderKey], remove: true },
        ],
      },
    ],
  ),
  tamperedOrder(
    customer,
    'a customer orders and writes text into another order in the list of staff',
    (steps) => [
      ...steps.filter(({ collection }) => collection !== 'orders2'),
      merge(
        `orders2/${openId}`,
        [['u1', thirdKey], orderIn(steps)],
        [['u1', orderKey, 'orderRequest'], 'x'],
      ) as DocumentWrite,
    ],
  ),
  tamperedOrder(
    customer,
    'a customer moves an order and leaves it in the list of staff at the old address as well',
    (steps) => [
      ...steps.filter(({ collection }) => collection !== 'orders2'),
      merge(`orders2/${openId}`, [['u1', thirdKey], orderIn(steps)]) as DocumentWrite,
    ],
    { previousOrderKey: orderKey },
  ),
  tamperedOrder(
    customer,
    'a customer moves an order and keeps it at the old address everywhere',
    (steps) =>
      steps.map((step) => ({ ...step, fields: step.fields.filter((field) => 'set' in field) })),
    { previousOrderKey: orderKey },
  ),
  tamperedOrder(customer, 'a customer names another date inside their own order', (steps) =>
    forgeAllStores(steps, (order) => {
      order.dateId = closedId;
    }),
  ),
  tamperedOrder(customer, 'a customer names another address inside their own order', (steps) =>
    forgeAllStores(steps, (order) => {
      order.orderKey = otherKey;
      order.customerInfo.address = otherKey;
    }),
  ),
  tamperedOrder(customer, 'a customer changes two orders in one commit', (steps) => [
    ...steps.filter(({ collection }) => collection !== 'ordersForCustomer'),
    merge(
      'ordersForCustomer/u1',
      [[openId, thirdKey], orderIn(steps)],
      [[openId, orderKey, 'orderRequest'], 'x'],
    ) as DocumentWrite,
  ]),
  tamperedOrder(customer, 'a customer adds another order to one commit', (steps) => [
    ...steps.filter(({ collection }) => collection !== 'ordersForCustomer'),
    {
      collection: 'ordersForCustomer',
      id: 'u1',
      fields: [
        { path: [openId, thirdKey], set: orderIn(steps) },
        { path: [openId, orderKey], remove: true },
      ],
    },
  ]),
  tamperedOrder(customer, 'a customer changes another date in the same commit', (steps) => [
    ...steps.filter(({ collection }) => collection !== 'ordersForCustomer'),
    merge(
      'ordersForCustomer/u1',
      [[openId, thirdKey], orderIn(steps)],
      [[closedId, 'x'], orderIn(steps)],
    ) as DocumentWrite,
  ]),
  tamperedOrder(customer, "a customer writes the order also into a neighbour's part", (steps) => [
    ...steps.filter(({ collection }) => collection !== 'orders2'),
    merge(
      `orders2/${openId}`,
      [['u1', thirdKey], orderIn(steps)],
      [['u3', thirdKey], orderIn(steps)],
    ) as DocumentWrite,
  ]),
  tamperedOrder(customer, "a customer takes a neighbour's order away with their own", (steps) => [
    ...steps.filter(({ collection }) => collection !== 'orders2'),
    {
      collection: 'orders2',
      id: openId,
      fields: [
        { path: ['u1', thirdKey], set: orderIn(steps) },
        { path: ['u3'], remove: true },
      ],
    },
  ]),
  tamperedOrder(
    customer,
    'a customer writes the order to another date in the list of staff',
    (steps) => renamed(steps, 'orders2', () => closedId),
  ),
  tamperedOrder(
    customer,
    "a customer writes into a neighbour's orders instead of their own",
    (steps) => renamed(steps, 'ordersForCustomer', () => 'u3'),
  ),
  tamperedOrder(customer, "a customer names a neighbour in the backup's name", (steps) =>
    renamed(steps, 'ordersBackupByTime', (id) => id.replace('_u1', '_u3')),
  ),
  tamperedOrder(customer, 'a customer files the backup under another time', (steps) =>
    renamed(steps, 'ordersBackupByTime', (id) => `2020${id.slice(4)}`),
  ),
  tamperedOrder(customer, 'a customer files the backup an hour before the Sydney winter', (steps) =>
    renamed(
      steps,
      'ordersBackupByTime',
      (id) => String(BigInt(id.slice(0, 17)) - 30_000_000n) + id.slice(17),
    ),
  ),
  tamperedOrder(customer, 'a customer files a second backup under another name', (steps) => [
    ...steps,
    ...renamed(steps, 'ordersBackupByTime', () => 'mine').filter(
      ({ collection }) => collection === 'ordersBackupByTime',
    ),
  ]),
  writes(customer, 'a customer backs up an order once more, without ordering', (shop) => {
    const [, order] = backupOf(shop);
    return [{ path: 'ordersBackupByTime/20200101000000000_u1', replace: order }];
  }),
  writes(customer, 'a customer rewrites a backup by time', (shop) => [
    { path: backupOf(shop)[0], replace: { ...backupOf(shop)[1], totalPrice: '50.00' } },
  ]),
  writes(customer, 'a customer deletes a backup by time', (shop) => [
    { path: backupOf(shop)[0], delete: true },
  ]),
  writes(customer, 'a customer backs up an order that they do not have', async (shop) =>
    (await legalSteps(shop)).filter(({ collection }) => collection === 'ordersBackupByTime'),
  ),
  writes(visitor, 'a visitor backs up an order', async (shop) =>
    (await legalSteps(shop)).filter(({ collection }) => collection === 'ordersBackupByTime'),
  ),
  writes(visitor, 'a visitor adds an order to the list of staff', async (shop) =>
    (await legalSteps(shop)).filter(({ collection }) => collection === 'orders2'),
  ),
  writes(
    customer,
    'a customer adds an order to the list of staff that they do not have',
    async (shop) => (await legalSteps(shop)).filter(({ collection }) => collection === 'orders2'),
  ),
  writes(customer, 'a customer removes an order from the list of staff alone', () => [
    unset(`orders2/${openId}`, ['u1', orderKey]),
  ]),
  writes(customer, 'a customer removes all of their orders from the list of staff', () => [
    unset(`orders2/${openId}`, ['u1']),
  ]),
  writes(customer, "a customer takes a neighbour's order away from staff", () => [
    unset(`orders2/${openId}`, ['u3', otherKey]),
  ]),
  setsFields(customer, "a customer changes a neighbour's order with staff", `orders2/${openId}`, [
    ['u3', otherKey, 'totalPrice'],
    '999.00',
  ]),
  writes(customer, 'a customer deletes all orders of a date', () => [
    { path: `orders2/${openId}`, delete: true },
  ]),
  writes(customer, 'a customer replaces all orders of a date with their own', (shop) => [
    { path: `orders2/${openId}`, replace: { u1: shop[`orders2/${openId}`]?.u1 } },
  ]),
  setsFields(
    customer,
    'a customer starts the orders of a date that does not exist',
    'orders2/20300101_1',
    [['u1', 'x'], {}],
  ),
  setsFields(customer, 'a customer writes below the orders of a date', `orders2/${openId}/more/x`, [
    ['a'],
    1,
  ]),
  writes(neighbour, "a customer sends a neighbour's commit once more as their own", (shop) =>
    legalSteps(shop, 'u1'),
  ),
];
