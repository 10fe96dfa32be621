import { expect, it } from 'vitest';
import { date, dateId, menus } from '../../testing/fixtures.ts';
import { cashOrder } from '../../testing/planned-orders.ts';
import type { CustomerOrders, Order } from '../order.ts';
import { canOrderAgain, lastOrders, orderedBefore } from './ordered-before.ts';

const order = (day: string, quantities: Record<string, number>): Order => ({
  ...cashOrder,
  dateId: day,
  menus: Object.fromEntries(
    Object.entries(quantities).map(([menuKey, q]) => [
      menuKey,
      { menuKey, menuTitle: menuKey, price: 10, q, subTotal: 10 * q },
    ]),
  ),
});

it('offers the last three orders of other dates, leaving out repeats of the same dishes', () => {
  const history = [
    order(dateId, { soup: 9 }),
    order('20261120_1', { soup: 2 }),
    order('20261117_1', { soup: 2 }),
    order('20261113_1', { soup: 1, kimchi: 1 }),
    order('20261110_1', { tofu: 4 }),
    order('20261106_1', { set: 2 }),
  ];
  expect(lastOrders(history, dateId).map((one) => one.dateId)).toEqual([
    '20261120_1',
    '20261113_1',
    '20261110_1',
  ]);
  expect(lastOrders(history.slice(0, 1), dateId)).toEqual([]);
});

it('knows which menus a customer has ordered', () => {
  const orders = { a: { home: order('a', { soup: 1 }) }, b: { home: order('b', { tofu: 2 }) } };
  expect([...orderedBefore(orders)]).toEqual(['soup', 'tofu']);
});

it('offers to order again only what another date had and this one sells', () => {
  const home = order(dateId, { soup: 1, gone: 1 });
  const again = (orders: CustomerOrders | undefined, soup = true) =>
    canOrderAgain(orders, dateId, { ...date, menus: { soup } }, menus);
  expect(again(undefined)).toBe(false);
  expect(again({ [dateId]: { home }, '20261120_1': {} })).toBe(false);
  expect(again({ '20261120_1': { home } })).toBe(true);
  expect(again({ '20261120_1': { home } }, false)).toBe(false);
});
