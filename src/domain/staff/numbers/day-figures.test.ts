import { describe, expect, it } from 'vitest';
import type { Refund } from '../../refunds/refund.ts';
import { date, menus } from '../../testing/fixtures.ts';
import { cashOrder } from '../../testing/staff-actors.ts';
import type { StaffLogEntry } from '../staff-log.ts';
import {
  datesToCompare,
  dayFigures,
  dishFigures,
  dishTrends,
  soldOutTimes,
} from './day-figures.ts';

const order = cashOrder();
const kimchi = {
  menuKey: 'kimchi',
  menuTitle: menus.kimchi?.title ?? '',
  price: 12.35,
  q: 5,
  subTotal: 61.75,
};
const card = cashOrder({
  paymentMethod: 'card',
  paid: true,
  menus: { kimchi },
  totalPrice: '61.75',
});
const stored = {
  u1: { a: order },
  u2: { b: { ...card, customerInfo: { ...card.customerInfo, uid: 'u2' } } },
};

describe('datesToCompare', () => {
  const on = (day: number, more = {}) => ({ ...date, deliveryDate: day, ...more });
  const dates = {
    d5: on(5),
    d1: on(1),
    g4: on(4, { area: 'gosford' }),
    d2: on(2, { area: 'sydney' }),
    d3: on(3),
  };

  it('returns the earlier dates of the same area, oldest first', () => {
    expect(datesToCompare(dates, 'd5', 3)).toEqual(['d1', 'd2', 'd3', 'd5']);
    expect(datesToCompare(dates, 'd5', 2)).toEqual(['d2', 'd3', 'd5']);
    expect(datesToCompare(dates, 'g4', 3)).toEqual(['g4']);
  });

  it('returns nothing for an unknown date', () => {
    expect(datesToCompare(dates, 'gone', 3)).toEqual([]);
  });
});

describe('dayFigures', () => {
  it('adds up orders by payment method, their average and the new customers', () => {
    const signedUpAt = new Map([
      ['u1', 100],
      ['u2', 300],
    ]);
    expect(dayFigures('d', stored, signedUpAt, 200)).toEqual({
      dateId: 'd',
      orders: 2,
      portions: 8,
      total: 12175,
      points: 0,
      refunds: 0,
      cash: 6000,
      card: 6175,
      // 60.875: half a cent is rounded up.
      average: 6088,
      newCustomers: 1,
    });
  });

  it('adds up: the total without points and refunds is what the payment methods bring', () => {
    const paid = Object.values(stored.u1 ?? {});
    const used = {
      u1: Object.fromEntries(paid.map((order) => [order.orderKey, { ...order, usedPoint: 5 }])),
    };
    const refund = { kind: 'goodwill', state: 'succeeded', to: 'card', amount: 175 } as Refund;
    const { total, points, refunds, card, cash } = dayFigures('d', used, new Map(), undefined, [
      refund,
    ]);
    expect(points).toBe(500 * paid.length);
    expect(total - points - refunds).toBe(card + cash);
  });

  it('subtracts refunds from the card payments', () => {
    const refund = { kind: 'goodwill', state: 'succeeded', to: 'card', amount: 175 } as Refund;
    expect(dayFigures('d', stored, new Map(), undefined, [refund])).toMatchObject({
      card: 6000,
      refunds: 175,
    });
  });

  it.each([
    ['points', 1000, 0, 6175 + 1000],
    ['card', 1000, 1000, 6175],
  ] as const)('counts a reduction paid back as %s once', (to, priceReduction, refunds, card) => {
    const refund = {
      kind: 'reduction',
      state: 'succeeded',
      to,
      amount: 1000,
      priceReduction,
    } as Refund;
    const figures = dayFigures('d', stored, new Map(), undefined, [refund]);
    expect(figures).toMatchObject({ total: 12175 + 1000, refunds, card });
    expect(figures.total - figures.points - figures.refunds).toBe(figures.card + figures.cash);
  });

  it('has no average without orders, and no new customers without an earlier date', () => {
    const figures = dayFigures('d', {}, new Map(), undefined);
    expect(figures).toMatchObject({ orders: 0, average: 0, newCustomers: undefined });
  });
});

describe('dishFigures', () => {
  it('counts the portions of the last date’s dishes on every date', () => {
    const before = { u1: { a: order } };
    expect(dishFigures([before, stored])).toMatchObject([
      { menuKey: 'kimchi', portions: [0, 5] },
      { menuKey: 'soup', portions: [3, 3] },
    ]);
    expect(dishFigures([stored, before]).map(({ menuKey }) => menuKey)).toEqual(['soup']);
  });
});

describe('dishTrends', () => {
  it('counts every dish on each date and in all, most sold first', () => {
    const none = {};
    expect(dishTrends([stored, none, { u1: { a: order } }])).toMatchObject([
      { menuKey: 'soup', portions: [3, 0, 3], total: 6 },
      { menuKey: 'kimchi', portions: [5, 0, 0], total: 5 },
    ]);
  });
});

describe('soldOutTimes', () => {
  const entry = (at: number, subject: string, after: unknown): StaffLogEntry => ({
    at,
    subject,
    after,
    before: '',
    action: 'sold-out',
    actor: 'boss',
    actorName: 'boss@example.com',
  });

  it('pairs each time with the time at which the dish was available again', () => {
    const log = [
      entry(30, 'soup', 'on-sale'),
      entry(10, 'soup, kimchi', 'sold-out'),
      entry(40, 'soup', { soup: false }),
      entry(45, 'kimchi', { kimchi: true }),
      entry(50, 'kimchi', { kimchi: 'at-limit' }),
      { ...entry(5, '', 'closed'), action: 'date' as const },
      entry(1, 'tofu', 'on-sale'),
    ];
    expect(soldOutTimes(log)).toEqual([
      { menuId: 'soup', at: 10, backAt: 30 },
      { menuId: 'kimchi', at: 10, backAt: 45 },
      { menuId: 'soup', at: 40, backAt: undefined },
      { menuId: 'kimchi', at: 50, backAt: undefined },
    ]);
  });

  it('names a dish once that staff keep sold out after the shop has sold it out', () => {
    const log = [
      entry(10, 'soup', { soup: 'at-limit' }),
      entry(20, 'soup', { soup: false }),
      entry(30, 'soup', { soup: true }),
    ];
    expect(soldOutTimes(log)).toEqual([{ menuId: 'soup', at: 10, backAt: 30 }]);
  });
});
