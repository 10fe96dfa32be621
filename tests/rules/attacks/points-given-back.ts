import { orderKey } from '../../../src/domain/testing/fixtures.ts';
import { type Attack, writes } from '../../support/hostile/attack.ts';
import { readerOf, thirdInfo } from '../../support/hostile/busy-shop.ts';
import { fieldsOf, leaving, valueIn, without } from '../../support/hostile/forge.ts';
import { customer } from '../../support/rules/actors.ts';
import { cancelWritesFor, orderWritesFor } from '../../support/rules/ordering.ts';
import { openId } from '../../support/rules/shop.ts';

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
        movedFrom: orderKey,
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
        const wish = { info: thirdInfo, movedFrom: orderKey };
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
];
