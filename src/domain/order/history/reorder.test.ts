import { expect, it } from 'vitest';
import { date, dateId, menus } from '../../testing/fixtures.ts';
import type { OrderLine } from '../order.ts';
import { planCarry, planReorder } from './reorder.ts';

const line = (menuKey: string, q: number): OrderLine => ({
  menuKey,
  menuTitle: menuKey,
  price: 10,
  q,
  subTotal: 10 * q,
});
const [first = '', second = ''] = Object.keys(menus);
const open = {
  ...date,
  menus: { [first]: true, [second]: true },
  menuLimitForPerson: {} as Record<string, number>,
};
const shop = { date: open, menus, orders: {}, basket: {} };

it('fills an empty basket when the date sells every line', () => {
  const wanted = line(first, 2);
  const plan = planReorder({ menus: { [first]: wanted } }, dateId, shop);
  expect(plan).toEqual({
    basket: { [first]: 2 },
    added: [{ line: wanted, q: 2 }],
    missing: [],
    reduced: [],
  });
});

it('adds to the existing basket', () => {
  const plan = planReorder({ menus: { [first]: line(first, 2) } }, dateId, {
    ...shop,
    basket: { [first]: 3, [second]: 1 },
  });
  expect(plan.basket).toEqual({ [first]: 5 });
});

it('names menus that the date does not sell', () => {
  const gone = line('gone', 1);
  const soldOut = line(second, 1);
  const plan = planReorder(
    { menus: { gone, [second]: soldOut, [first]: line(first, 1) } },
    dateId,
    {
      ...shop,
      date: { ...open, menus: { [first]: true, [second]: false } },
    },
  );
  expect(plan.missing).toEqual([gone, soldOut]);
  expect(plan.basket).toEqual({ [first]: 1 });
});

it('respects the limit per person, counting basket and other orders of the date', () => {
  const wanted = line(first, 4);
  const limited = { ...open, menuLimitForPerson: { [first]: 5 } };
  const orders = { [dateId]: { elsewhere: { menus: { [first]: line(first, 2) } } } };
  const plan = planReorder({ menus: { [first]: wanted } }, dateId, {
    ...shop,
    date: limited,
    orders: orders as never,
    basket: { [first]: 1 },
  });
  expect(plan.basket).toEqual({ [first]: 3 });
  expect(plan.added).toEqual([{ line: wanted, q: 2 }]);
  expect(plan.reduced).toEqual([{ line: wanted, added: 2 }]);
});

it('leaves a basket at its limit unchanged', () => {
  const plan = planReorder({ menus: { [first]: line(first, 1) } }, dateId, {
    ...shop,
    basket: { [first]: 999 },
  });
  expect(plan.basket).toEqual({});
  expect(plan.added).toEqual([]);
  expect(plan.reduced).toHaveLength(1);
});

it('carries a basket to the next date of the same area that sells any of it', () => {
  const closed = { ...open, area: 'sydney' as const };
  const another = (area: 'sydney' | 'gosford', sold: Record<string, boolean>) => ({
    ...closed,
    area,
    menus: sold,
  });
  const others = [
    { dateId: '20261125_1', date: another('gosford', { [first]: true }) },
    { dateId: '20261127_1', date: another('sydney', { [first]: false }) },
    { dateId: '20261201_1', date: another('sydney', { [first]: true }) },
    { dateId: '20261204_1', date: another('sydney', { [first]: true, [second]: true }) },
  ];
  const carried = (basket: Record<string, number>) =>
    planCarry(basket, closed, others, {
      menus,
      orders: {},
      basketOf: (one) => (one === '20261201_1' ? { [first]: 1 } : {}),
    });
  const found = carried({ [first]: 2, [second]: 1, gone: 3 });
  expect(found?.dateId).toBe('20261201_1');
  // What is in that basket already stays.
  expect(found?.plan.basket).toEqual({ [first]: 3 });
  expect(found?.plan.missing.map(({ menuKey }) => menuKey)).toEqual([second]);
  expect(carried({})).toBeUndefined();
  expect(carried({ gone: 1 })).toBeUndefined();
});
