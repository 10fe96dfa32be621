import type { CustomerOrders } from '../../../src/domain/order/order.ts';
import {
  backupId,
  ledgerWrites,
  type PointBalance,
} from '../../../src/domain/points/ledger-plan.ts';
import type { Ledger } from '../../../src/domain/points/points.ts';
import type { FieldWrite } from '../../../src/domain/store/document-write.ts';
import type { Documents } from '../../../src/domain/testing/apply-writes.ts';
import { orderKey, otherKey } from '../../../src/domain/testing/fixtures.ts';
import { type Attack, type Given, inShop, merge, writes } from '../../support/hostile/attack.ts';
import { readerOf } from '../../support/hostile/busy-shop.ts';
import { countedFor, renamedBackup } from '../../support/hostile/forge.ts';
import { customer, invoiceUser, neighbour } from '../../support/rules/actors.ts';
import { cancelWritesFor, orderWritesFor } from '../../support/rules/customers-ordering.ts';
import { openId } from '../../support/rules/rules-shop.ts';

const MINUTE = 60_000;
const historyOfOther = `ordersBackupByKey/${openId}_${otherKey}`;

const lastChange = (shop: Documents, uid: string) =>
  (shop[`pointBalances/${uid}`] as unknown as PointBalance).lastChange;

const withLastChange = (shop: Documents, uid: string, change: object): Documents => ({
  ...shop,
  [`pointBalances/${uid}`]: {
    ...shop[`pointBalances/${uid}`],
    lastChange: { ...lastChange(shop, uid), ...change },
  },
});

/** u5 has ordered in the same millisecond as a neighbour at the same address, whose copy came first. */
const orderedTogether: Given = (shop) => {
  const history = shop[historyOfOther] ?? {};
  const [moment = '', order] = Object.entries(history)[0] ?? [];
  const own = { ...(order as object), orderDate: Number(moment), orderRequest: '내 주문' };
  return { ...shop, [`ordersBackupByTime/${backupId('u5', Number(moment))}`]: own };
};

/** u1 cancelled a cash order before ordering by card at the same address. */
const cancelledBefore: Given = (shop) =>
  withLastChange(shop, 'u1', { dateId: openId, orderKey: otherKey, at: Date.now() - 90 * MINUTE });

/** Staff have archived the orders of u3. */
const putAway: Given = ({ 'ordersForCustomer/u3': _, ...shop }) => shop;

/** Staff have removed the orders of the date. */
const goneWithStaff: Given = ({ [`orders2/${openId}`]: _, ...shop }) => shop;

/** The order of u3 and its entries, as if made a minute ago. */
const made = (shop: Documents): Documents => {
  const at = Date.now() - MINUTE;
  const ledger = Object.entries(shop['points/u3'] ?? {}).map(([key, entry]) => [
    key,
    { ...(entry as object), nowTime: at },
  ]);
  return withLastChange({ ...shop, 'points/u3': Object.fromEntries(ledger) }, 'u3', { at });
};

/** An app from before the balances has ordered for u3. */
const withoutBalance: Given = (shop) => {
  const { 'pointBalances/u3': _, ...rest } = made(shop);
  return rest;
};

/** u3 ordered a minute ago, and another change followed. */
const somethingAfter: Given = (shop) => withLastChange(made(shop), 'u3', { orderKey: 'x', at: 1 });

/** What u3's own commit recorded about the order. */
const changeOfOrder = (shop: Documents) => {
  const [entry] = Object.values(shop['points/u3'] ?? {}) as { nowTime: number }[];
  return { dateId: openId, orderKey: otherKey, movedFrom: null, at: entry?.nowTime ?? 0 };
};

const cancelledAt = (field: FieldWrite) =>
  'set' in field && field.path[0] === 'cancelledAt' ? Number(field.set) : 0;

/** The id of a backup of that moment by the clock of the other half of the year. */
function otherHalf(id: string, at: number): string {
  const stamps = [10, 11].map((zone) =>
    new Date(at + zone * 60 * MINUTE).toISOString().replace(/\D/g, ''),
  );
  const uid = id.slice(17);
  return `${stamps.find((stamp) => !id.startsWith(stamp))}${uid}`;
}

/** Restored orders, overwritten histories, changes in a neighbour's name. */
export const histories: Attack[] = [
  writes(customer, 'a customer adds another order to a history, with the ledger alone', (shop) => {
    const orders = shop['ordersForCustomer/u1'] as unknown as CustomerOrders;
    const order = orders[openId]?.[orderKey];
    const balance = (shop['pointBalances/u1'] as unknown as PointBalance).balance;
    const ledger = shop['points/u1'] as unknown as Ledger;
    const now = Date.now();
    const forged = { ...order, totalPrice: '999.00' };
    return [
      ...(ledgerWrites(order, order, ledger, balance, now, countedFor(shop, 'u1', now)) ?? []),
      merge(`ordersBackupByKey/${openId}_${orderKey}`, [[String(now)], forged]),
    ];
  }),
  writes(neighbour, 'a customer adds an order to the backups a second time', (shop) => {
    const { backup, at } = lastChange(shop, 'u3');
    const order = shop[`ordersBackupByTime/${backup}`] ?? {};
    return [{ path: `ordersBackupByTime/${otherHalf(backup, at)}`, replace: order }];
  }),
  ...[
    ['a name of their own', 'mine_u3'],
    ['another time', backupId('u3', Date.now() - 86_400_000)],
  ].map(([what, name = '']) =>
    writes(neighbour, `a customer keeps an order among the backups under ${what}`, async (shop) => {
      const steps = await orderWritesFor(readerOf(shop), 'u3', { quantities: { soup: 4 } });
      return renamedBackup(steps, name).map((step) =>
        step.collection === 'ordersBackupByTime' ? { ...step, id: name } : step,
      );
    }),
  ),
  writes(neighbour, 'a customer cancels an order twice in one commit', async (shop) => {
    const steps = await cancelWritesFor(readerOf(shop), 'u3', otherKey);
    const kept = steps.filter(({ collection }) => collection === 'ordersBackupByTime');
    const at = Math.max(...kept.flatMap(({ fields }) => fields.map(cancelledAt)));
    return [...steps, ...kept.map((step) => ({ ...step, id: otherHalf(step.id, at) }))];
  }),
  ...inShop(orderedTogether, [
    writes(
      invoiceUser,
      "a customer who ordered in the very moment of a neighbour takes the neighbour's place",
      (shop) => {
        const moment = Object.keys(shop[historyOfOther] ?? {})[0] ?? '';
        const own = shop[`ordersBackupByTime/${backupId('u5', Number(moment))}`];
        return [merge(historyOfOther, [[moment], own])];
      },
    ),
  ]),
  ...inShop(cancelledBefore, [
    writes(customer, 'a customer enters a card order at the time of a cancellation', (shop) => {
      const orders = shop['ordersForCustomer/u1'] as unknown as CustomerOrders;
      const moment = String(lastChange(shop, 'u1').at);
      return [merge(historyOfOther, [[moment], orders[openId]?.[otherKey]])];
    }),
  ]),
  ...inShop(putAway, [
    writes(neighbour, 'a customer restores the orders that staff have archived', (shop) => [
      { path: 'ordersForCustomer/u3', replace: { [openId]: shop[`orders2/${openId}`]?.u3 } },
    ]),
  ]),
  ...inShop(goneWithStaff, [
    writes(
      customer,
      'a customer forges the orders of all customers in the list of staff',
      (shop) => {
        const mine = shop['ordersForCustomer/u1']?.[openId];
        return [{ path: `orders2/${openId}`, replace: { u1: mine, u3: mine } }];
      },
    ),
  ]),
  ...inShop(withoutBalance, [
    writes(customer, 'a customer creates a balance for a neighbour who has none', (shop) => [
      merge(
        'pointBalances/u3',
        [['balance'], 0],
        [['lastChange'], changeOfOrder(shop)],
        [['changes'], countedFor(shop, 'u3', changeOfOrder(shop).at)],
      ),
    ]),
  ]),
  ...inShop(somethingAfter, [
    writes(customer, "a customer says what a neighbour's last change was", (shop) => [
      merge(
        'pointBalances/u3',
        [['lastChange'], changeOfOrder(shop)],
        [['changes'], countedFor(shop, 'u3', changeOfOrder(shop).at)],
      ),
    ]),
  ]),
];
