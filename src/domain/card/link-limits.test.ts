import { expect, it } from 'vitest';
import type { CustomerOrders } from '../order/order.ts';
import { date, dateId, orderKey, otherKey } from '../testing/fixtures.ts';
import { linkWith } from '../testing/pay-link-with.ts';
import { cashOrder } from '../testing/staff-actors.ts';
import { otherPortionsOf, overLimitOfLink } from './link-limits.ts';

/** Three soups at another address, and what stands where the order of the link would be stored. */
const withOther = (q = 3): CustomerOrders => {
  const order = cashOrder();
  const soup = order.menus.soup;
  if (!soup) throw new Error('no soup');
  return {
    [dateId]: { [otherKey]: { ...order, menus: { soup: { ...soup, q } } }, [orderKey]: order },
  };
};
const limited = (limit: number) => ({ ...date, menuLimitForPerson: { soup: limit } });
const over = [{ code: 'over-limit', menuKey: 'soup', limit: 5 }];

it('counts the portions of the customer’s other orders of the date, and of no dish that they do not have', () => {
  expect(otherPortionsOf(linkWith(), withOther())).toEqual({ soup: 3 });
  expect(otherPortionsOf(linkWith(), {})).toEqual({});
  expect(otherPortionsOf(linkWith(), { '20261201_1': withOther()[dateId] ?? {} })).toEqual({});
});

it('is over the limit with what the customer has ordered since, and up to it is none', () => {
  expect(overLimitOfLink(linkWith(), limited(5), withOther())).toEqual(over);
  expect(overLimitOfLink(linkWith(), limited(6), withOther())).toEqual([]);
  expect(overLimitOfLink(linkWith(), date, withOther(900))).toEqual([]);
  expect(overLimitOfLink(linkWith(), undefined, withOther())).toEqual([]);
  expect(overLimitOfLink(linkWith(), limited(5), {})).toEqual([]);
});

it('leaves what staff have accepted: orders that stood then, and a limit that was lowered since', () => {
  const accepted = linkWith({ otherPortions: { soup: 3 } });
  expect(overLimitOfLink(accepted, limited(5), withOther())).toEqual([]);
  expect(overLimitOfLink(accepted, limited(1), withOther())).toEqual([]);
  expect(overLimitOfLink(accepted, limited(5), withOther(4))).toEqual(over);
  expect(overLimitOfLink(accepted, limited(5), withOther(1))).toEqual([]);
  expect(overLimitOfLink(linkWith(), limited(1), {})).toEqual([]);
});
