import { expect, it } from 'vitest';
import type { Order } from '../../order/order.ts';
import { date, dateId, menus } from '../../testing/fixtures.ts';
import { cashOrder } from '../../testing/staff-actors.ts';
import { repeatableOrders } from './repeat-order.ts';

const { soup } = cashOrder().menus;
if (!soup) throw new Error('no soup');
const past = (dateId: string, dishes: Record<string, number>): Order =>
  cashOrder({
    dateId,
    menus: Object.fromEntries(
      Object.entries(dishes).map(([menuKey, q]) => [menuKey, { ...soup, menuKey, q }]),
    ),
  });
const last = past('20261117_1', { soup: 2, kimchi: 6, gone: 1 });
const shop = { date, menus, orders: {}, quantities: {} };

it('offers the last orders of other dates of which the date sells something', () => {
  const today = past(dateId, { soup: 1 });
  const unsold = past('20261118_1', { gone: 1 });
  const older = past('20261110_1', { set: 1 });
  const found = repeatableOrders([today, unsold, last, older], dateId, shop);
  expect(found.map(({ order }) => order)).toEqual([last, older]);
});

it('puts in what the date sells, as far as its limits go, and names the rest', () => {
  const [found] = repeatableOrders([last], dateId, shop);
  expect(found).toMatchObject({ quantities: { soup: 2, kimchi: 4 }, isIn: false });
  expect(found?.plan.missing.map(({ menuKey }) => menuKey)).toEqual(['gone']);
  expect(found?.plan.reduced.map(({ added }) => added)).toEqual([4]);
});

it('adds nothing when it is tapped again, and takes nothing away', () => {
  const quantities = { soup: 3, kimchi: 4, tofu: 1 };
  const [found] = repeatableOrders([last], dateId, { ...shop, quantities });
  expect(found).toMatchObject({ quantities, isIn: true });
});

it('counts what the caller has ordered beside the order that is changed', () => {
  const seen = past(dateId, { kimchi: 1 });
  const orders = { [dateId]: { [seen.orderKey]: seen, other: past(dateId, { kimchi: 3 }) } };
  const [beside] = repeatableOrders([last], dateId, { ...shop, orders, seen });
  expect(beside?.quantities).toEqual({ soup: 2, kimchi: 1 });
});
