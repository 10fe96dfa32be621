import type { PointBalance } from '../../../src/domain/points/ledger-plan.ts';
import { earnedKey, type Ledger, ledgerKey } from '../../../src/domain/points/points.ts';
import type { DocumentWrite } from '../../../src/domain/store/document-write.ts';
import type { Documents } from '../../../src/domain/testing/apply-writes.ts';
import { orderKey } from '../../../src/domain/testing/fixtures.ts';
import { type Attack, type Given, inShop, merge, writes } from '../../support/hostile/attack.ts';
import { readerOf, thirdInfo, thirdKey } from '../../support/hostile/busy-shop.ts';
import { countedFor, fieldsOf, leaving, valueIn, without } from '../../support/hostile/forge.ts';
import { customer } from '../../support/rules/actors.ts';
import { cancelWritesFor, orderWritesFor } from '../../support/rules/customers-ordering.ts';
import { openId } from '../../support/rules/rules-shop.ts';

/** u1 has a second order of the date, without points. */
const twoOrders: Given = (shop) => {
  const order = shop['ordersForCustomer/u1']?.[openId] as Record<string, object>;
  const both = { ...order, [thirdKey]: { ...order[orderKey], usePoint: false, usedPoint: 0 } };
  const earned = { ...(shop['points/u1']?.[earnedOf(orderKey)] as object), orderKey: thirdKey };
  return {
    ...shop,
    'ordersForCustomer/u1': { ...shop['ordersForCustomer/u1'], [openId]: both },
    [`orders2/${openId}`]: { ...shop[`orders2/${openId}`], u1: both },
    'points/u1': { ...shop['points/u1'], [earnedOf(thirdKey)]: earned },
  };
};
const earnedOf = (key: string) => earnedKey(openId, key);

/** Takes the first order's points back as if it had become the second; neither changes. */
function moveInBalanceAlone(shop: Documents): DocumentWrite[] {
  const { balance, lastChange } = shop['pointBalances/u1'] as unknown as PointBalance;
  const used = ledgerKey(openId, orderKey);
  const ledger = shop['points/u1'] as unknown as Ledger;
  const usedPoint = ledger[used]?.usedPoint ?? 0;
  const at = Math.max(Date.now(), lastChange.at + 1);
  const entry = { ...ledger[earnedOf(thirdKey)], nowTime: at };
  const move = { dateId: openId, orderKey: thirdKey, movedFrom: orderKey, at, backup: 'none' };
  return [
    merge(
      'pointBalances/u1',
      [['balance'], balance + usedPoint * 100],
      [['lastChange'], move],
      [['changes'], countedFor(shop, 'u1', at)],
    ),
    {
      collection: 'points',
      id: 'u1',
      fields: [
        { path: [earnedOf(thirdKey)], set: entry },
        { path: [used], remove: true },
        { path: [earnedOf(orderKey)], remove: true },
      ],
    },
  ] as DocumentWrite[];
}

/** Attacks on the points of an order that is cancelled or moved. */
export const pointsGivenBack: Attack[] = [
  writes(customer, 'a customer gets more points back than a cancelled order took', async (shop) => {
    const steps = structuredClone(await cancelWritesFor(readerOf(shop), 'u1', orderKey));
    const balance = fieldsOf(steps, 'pointBalances')[0];
    if (balance && 'set' in balance) balance.set = Number(balance.set) + 100;
    return steps;
  }),
  writes(customer, 'a customer gets points back and keeps the order', async (shop) =>
    without(await cancelWritesFor(readerOf(shop), 'u1', orderKey), 'ordersForCustomer', 'orders2'),
  ),
  writes(customer, 'a customer gets points back for a move to nowhere', async (shop) => {
    const steps = structuredClone(await cancelWritesFor(readerOf(shop), 'u1', orderKey));
    Object.assign(valueIn(steps, 'pointBalances', 1), { orderKey: 'nowhere', movedFrom: orderKey });
    return steps.filter(({ collection }) => ['points', 'pointBalances'].includes(collection));
  }),
  writes(
    customer,
    'a customer cancels for points and leaves the order in the list of staff',
    async (shop) => without(await cancelWritesFor(readerOf(shop), 'u1', orderKey), 'orders2'),
  ),
  writes(customer, 'a customer cancels and keeps what was earned', async (shop) => {
    const steps = await cancelWritesFor(readerOf(shop), 'u1', orderKey);
    return steps.map((step) =>
      step.collection === 'points'
        ? { ...step, fields: step.fields.filter(({ path }) => !path[0]?.endsWith('-a')) }
        : step,
    );
  }),
  writes(
    customer,
    'a customer cancels, gets points back and leaves their use in the ledger',
    async (shop) => {
      const steps = await cancelWritesFor(readerOf(shop), 'u1', orderKey);
      return steps.map((step) =>
        step.collection === 'points'
          ? { ...step, fields: step.fields.filter(({ path }) => path[0]?.endsWith('-a')) }
          : step,
      );
    },
  ),
  writes(
    customer,
    'a customer moves an order and leaves its points under the old key',
    async (shop) => {
      const steps = await orderWritesFor(readerOf(shop), 'u1', {
        info: thirdInfo,
        previousOrderKey: orderKey,
      });
      return steps.map((step) =>
        step.collection === 'points'
          ? { ...step, fields: step.fields.filter((field) => 'set' in field) }
          : step,
      );
    },
  ),
  ...['', '-a'].map((suffix) =>
    writes(
      customer,
      `a customer moves an order and leaves its entry${suffix} under the old key`,
      async (shop) => {
        const wish = { info: thirdInfo, previousOrderKey: orderKey };
        const steps = await orderWritesFor(readerOf(shop), 'u1', wish);
        return steps.map((step) =>
          step.collection === 'points'
            ? {
                ...step,
                fields: step.fields.filter(
                  ({ path }) => path[0] !== `${openId}--${orderKey}${suffix}`,
                ),
              }
            : step,
        );
      },
    ),
  ),
  writes(
    customer,
    'a customer cancels, leaves the use of points in the ledger and pays for it',
    async (shop) => {
      const steps = structuredClone(await cancelWritesFor(readerOf(shop), 'u1', orderKey));
      const kept = steps.map((step) =>
        step.collection === 'points'
          ? { ...step, fields: step.fields.filter(({ path }) => path[0]?.endsWith('-a')) }
          : step,
      );
      return leaving(kept, (balance) => balance - 2500);
    },
  ),
  ...inShop(twoOrders, [
    writes(
      customer,
      'a customer gets the points of an order back by moving it onto another in the balance alone',
      moveInBalanceAlone,
    ),
  ]),
];
