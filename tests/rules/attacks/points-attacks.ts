import { orderKey, otherKey } from '../../../src/domain/testing/fixtures.ts';
import { type Attack, merge, setsFields, unset, writes } from '../../support/hostile/attack.ts';
import { LEFT, OVER, thirdKey } from '../../support/hostile/busy-shop.ts';
import {
  consistently,
  fieldsOf,
  forgeAllStores,
  forgedOrder,
  leaving,
  tamperedOrder,
  valueIn,
  without,
} from '../../support/hostile/forge.ts';
import {
  agedCare,
  cardCustomer,
  customer,
  neighbour,
  newcomer,
  visitor,
} from '../../support/rules/actors.ts';
import { openId } from '../../support/rules/rules-shop.ts';

const key = `${openId}--${thirdKey}`;

/** Changes the earned entry of a legal order. */
const earns = (title: string, change: (entry: Record<string, unknown>) => void): Attack =>
  tamperedOrder(customer, title, (steps) => {
    change(valueIn(steps, 'points'));
    return steps;
  });

/** Changes the use entry of a legal order that takes all points. */
const uses = (title: string, change: (entry: Record<string, unknown>) => void): Attack =>
  tamperedOrder(
    customer,
    title,
    (steps) => {
      change(valueIn(steps, 'points'));
      return steps;
    },
    { usePoint: true },
  );

/** Changes the balance that a legal order leaves. */
const leaves = (title: string, by: number, usePoint = false): Attack =>
  tamperedOrder(
    customer,
    title,
    (steps) => {
      const field = fieldsOf(steps, 'pointBalances')[0];
      if (field && 'set' in field) field.set = Number(field.set) + by;
      return steps;
    },
    { usePoint },
  );

export const points: Attack[] = [
  setsFields(customer, 'a customer sets their own balance', 'pointBalances/u1', [
    ['balance'],
    100_000,
  ]),
  setsFields(newcomer, 'a newcomer starts with a balance', 'pointBalances/u9', [
    ['balance'],
    100_000,
  ]),
  setsFields(cardCustomer, 'a customer creates a balance', 'pointBalances/u2', [['balance'], 0]),
  setsFields(neighbour, "a customer sets a neighbour's balance", 'pointBalances/u1', [
    ['balance'],
    0,
  ]),
  setsFields(visitor, "a visitor sets a customer's balance", 'pointBalances/u1', [['balance'], 0]),
  writes(customer, 'a customer deletes their own balance', () => [
    { path: 'pointBalances/u1', delete: true },
  ]),
  writes(customer, 'a customer deletes their own ledger', () => [
    { path: 'points/u1', delete: true },
  ]),
  setsFields(customer, 'a customer writes a gift into their own ledger', 'points/u1', [
    ['gift3'],
    { point: 100, usedPoint: 0, confirmed: true, type: 'add-by-admin' },
  ]),
  setsFields(
    customer,
    'a customer writes the points of a code into their own ledger',
    'points/u1',
    [['code--GIFT24'], { point: 100, usedPoint: 0, confirmed: true, type: 'add-by-code' }],
  ),
  setsFields(customer, 'a customer makes a code', 'pointCodes/MINE1', [['points'], 100_000]),
  setsFields(customer, 'a customer raises what a code gives', 'pointCodes/GIFT24', [
    ['points'],
    100_000,
  ]),
  setsFields(customer, 'a customer gives a used-up code out again', 'pointCodes/GIFT24', [
    ['used'],
    0,
  ]),
  setsFields(customer, 'a customer confirms their own points', 'points/u1', [
    [`${openId}--${orderKey}-a`, 'confirmed'],
    true,
  ]),
  setsFields(customer, 'a customer raises their own earned points', 'points/u1', [
    [`${openId}--${orderKey}-a`, 'point'],
    50,
  ]),
  setsFields(customer, 'a customer records fewer points than were used', 'points/u1', [
    [`${openId}--${orderKey}`, 'usedPoint'],
    1,
  ]),
  writes(customer, 'a customer removes used points from their own ledger', () => [
    unset('points/u1', [`${openId}--${orderKey}`]),
  ]),
  setsFields(neighbour, "a customer writes into a neighbour's ledger", 'points/u1', [['gift'], {}]),
  setsFields(visitor, "a visitor writes into a customer's ledger", 'points/u1', [['gift'], {}]),
  setsFields(newcomer, 'a newcomer creates a ledger with a gift', 'points/u9', [
    ['gift'],
    { point: 100, usedPoint: 0, confirmed: true, type: 'add-by-admin' },
  ]),

  forgedOrder(customer, 'a customer uses more points than there are', (order) => {
    Object.assign(order, {
      usePoint: true,
      usedPoint: OVER,
      smsMsgTotal: '48.79',
      point: 0,
    });
  }),
  writes(
    customer,
    'a customer uses more points than there are, and leaves a negative balance',
    async (shop) => {
      const steps = await consistently(shop, (order) => {
        Object.assign(order, { usePoint: true, usedPoint: LEFT, smsMsgTotal: '48.80', point: 0 });
      });
      // The plan refuses a negative balance, so the forger writes it by hand.
      for (const store of ['ordersForCustomer', 'orders2'] as const) {
        Object.assign(valueIn(steps, store), { usedPoint: OVER, smsMsgTotal: '48.79' });
      }
      const byTime = steps.find(({ collection }) => collection === 'ordersBackupByTime');
      for (const field of byTime?.fields ?? []) {
        if (field.path[0] === 'usedPoint' && 'set' in field) field.set = OVER;
        if (field.path[0] === 'smsMsgTotal' && 'set' in field) field.set = '48.79';
      }
      valueIn(steps, 'points').usedPoint = OVER;
      const balance = fieldsOf(steps, 'pointBalances')[0];
      if (balance && 'set' in balance) balance.set = -1;
      return steps;
    },
  ),
  forgedOrder(customer, 'a customer uses minus ten points', (order) => {
    Object.assign(order, { usePoint: true, usedPoint: -10, smsMsgTotal: '70.00' });
  }),
  forgedOrder(customer, 'a customer uses points without choosing to use points', (order) => {
    Object.assign(order, { usePoint: false, usedPoint: 0.01, smsMsgTotal: '59.99', point: 0 });
  }),
  forgedOrder(customer, 'a customer uses a fraction of a hundredth of a point', (order) => {
    Object.assign(order, { usePoint: true, usedPoint: 5.001, smsMsgTotal: '55.00', point: 0 });
  }),
  forgedOrder(customer, 'a customer uses points that are not a number', (order) => {
    Object.assign(order, { usePoint: true, usedPoint: Number.NaN });
  }),
  forgedOrder(customer, 'a customer uses infinite points', (order) => {
    Object.assign(order, { usePoint: true, usedPoint: Number.POSITIVE_INFINITY });
  }),
  forgedOrder(customer, 'a customer uses points that are text', (order) => {
    Object.assign(order, { usePoint: true, usedPoint: '5', smsMsgTotal: '55.00' });
  }),
  forgedOrder(customer, 'a customer gets a total to pay as if points were not used', (order) => {
    Object.assign(order, { usePoint: true, usedPoint: 5, smsMsgTotal: '60.00', point: 0 });
  }),
  forgedOrder(customer, 'a customer earns more than the rate gives', (order) => {
    order.point = 1.21;
  }),
  forgedOrder(customer, 'a customer earns points on what points have paid', (order) => {
    Object.assign(order, { usePoint: true, usedPoint: 10, smsMsgTotal: '50.00', point: 1.2 });
  }),
  forgedOrder(customer, 'a customer earns minus one point', (order) => {
    order.point = -1;
  }),
  forgedOrder(customer, 'a customer earns a fraction of a hundredth', (order) => {
    order.point = 1.1999;
  }),
  forgedOrder(customer, 'a customer earns points that are not a number', (order) => {
    order.point = Number.NaN;
  }),
  forgedOrder(customer, 'a customer earns infinite points', (order) => {
    order.point = Number.POSITIVE_INFINITY;
  }),
  forgedOrder(customer, 'a customer earns at their own rate', (order) => {
    Object.assign(order, { customPointRate: 50, point: 30 });
  }),
  forgedOrder(customer, 'a customer records their own rate', (order) => {
    order.customPointRate = 2;
  }),
  forgedOrder(customer, 'a customer records another rate of the shop', (order) => {
    order.recoredPointRate = 50;
  }),

  leaves('a customer keeps the points that an order uses', 1120, true),
  leaves('a customer gains a hundredth by an order', 1),
  leaves('a customer loses points by an order', -1),
  leaves('a customer has a balance with fractions', 0.5),
  tamperedOrder(customer, 'a customer has a balance that is text', (steps) => {
    const field = fieldsOf(steps, 'pointBalances')[0];
    if (field && 'set' in field) field.set = String(field.set);
    return steps;
  }),
  tamperedOrder(customer, 'a customer adds a field to the balance', (steps) => [
    ...without(steps, 'pointBalances'),
    merge(
      'pointBalances/u1',
      [['balance'], 1120],
      [['lastChange'], valueIn(steps, 'pointBalances', 1)],
      [['changes'], valueIn(steps, 'pointBalances', 2)],
      [['vip'], true],
    ) as never,
  ]),
  tamperedOrder(customer, 'a customer adds a field to the last change', (steps) => {
    valueIn(steps, 'pointBalances', 1).vip = true;
    return steps;
  }),
  earns('a customer earns confirmed points', (entry) => {
    entry.confirmed = true;
  }),
  earns('a customer earns as if by card, which counts at once', (entry) => {
    entry.type = 'add-order-card';
  }),
  earns('a customer earns as if from staff', (entry) => {
    entry.type = 'add-by-admin';
  }),
  earns('a customer earns more in the ledger than on the order', (entry) => {
    entry.point = 9;
  }),
  earns('a customer gets points back by an entry that uses a negative amount', (entry) => {
    entry.usedPoint = -5;
  }),
  earns('a customer names another order in the ledger', (entry) => {
    entry.orderKey = 'x';
  }),
  earns('a customer names another date in the ledger', (entry) => {
    entry.dateId = 'x';
  }),
  earns('a customer names another total in the ledger', (entry) => {
    entry.orderTotal = '999.00';
  }),
  earns('a customer names another time in the ledger', (entry) => {
    entry.nowTime = 1;
  }),
  earns('a customer writes a time that is too long into the ledger', (entry) => {
    entry.time = 'x'.repeat(24);
  }),
  earns('a customer adds a field to an entry', (entry) => {
    entry.vip = true;
  }),
  uses('a customer uses points that are not confirmed as used', (entry) => {
    entry.confirmed = false;
  }),
  uses('a customer uses less in the ledger than on the order', (entry) => {
    entry.usedPoint = 1;
  }),
  uses('a customer earns by using', (entry) => {
    entry.point = LEFT;
  }),
  tamperedOrder(
    customer,
    'a customer uses points without an entry that says so',
    (steps) =>
      steps.map((step) =>
        step.collection === 'points'
          ? { ...step, fields: step.fields.filter(({ path }) => path[0] !== key) }
          : step,
      ),
    { usePoint: true },
  ),
  tamperedOrder(customer, 'a customer orders without an entry of what is earned', (steps) => [
    ...without(steps, 'points'),
    merge('points/u1', [[`${key}-b`], {}]) as never,
  ]),
  tamperedOrder(customer, 'a customer writes a gift along with an order', (steps) => [
    ...steps.map((step) =>
      step.collection === 'points'
        ? { ...step, fields: [...step.fields, { path: ['gift3'], set: { point: 9 } }] }
        : step,
    ),
  ]),
  tamperedOrder(
    customer,
    'a customer removes another order from the ledger along with an order',
    (steps) => [
      ...steps.map((step) =>
        step.collection === 'points'
          ? {
              ...step,
              fields: [...step.fields, { path: [`${openId}--${orderKey}`], remove: true as const }],
            }
          : step,
      ),
    ],
  ),
  setsFields(customer, 'a customer raises what the last order has earned', 'points/u1', [
    [`${openId}--${otherKey}-a`, 'point'],
    50,
  ]),
  tamperedOrder(customer, 'a customer uses a negative number of points', (steps) => {
    fieldsOf(steps, 'points').push({
      path: [key],
      set: {
        ...valueIn(steps, 'points'),
        point: 0,
        usedPoint: -0.01,
        type: 'use-order-cash',
        confirmed: true,
      },
    });
    const told = forgeAllStores(steps, (order) => {
      Object.assign(order, { usePoint: true, usedPoint: -0.01, smsMsgTotal: '60.01' });
    });
    return leaving(told, (balance) => balance + 1);
  }),
  tamperedOrder(
    customer,
    'a customer has points given back by an order that uses none',
    (steps) => {
      fieldsOf(steps, 'points').push({
        path: [key],
        set: {
          ...valueIn(steps, 'points'),
          point: 0,
          usedPoint: -5,
          type: 'use-order-cash',
          confirmed: true,
        },
      });
      return leaving(steps, (balance) => balance + 500);
    },
  ),
  tamperedOrder(agedCare, 'a customer who owes points uses one more hundredth', (steps) => {
    fieldsOf(steps, 'points').push({
      path: [key],
      set: {
        ...valueIn(steps, 'points'),
        point: 0,
        usedPoint: 0.01,
        type: 'use-order-cash',
        confirmed: true,
      },
    });
    const told = forgeAllStores(steps, (order) => {
      Object.assign(order, { usePoint: true, usedPoint: 0.01, smsMsgTotal: '59.99' });
    });
    return leaving(told, (balance) => balance - 1);
  }),
];
