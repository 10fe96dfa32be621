import { describe, expect, it } from 'vitest';
import { contextWith, menus, requestWith } from '../../testing/fixtures.ts';
import { type Order, orderLine } from '../order.ts';
import { isCardPaid } from '../payment-methods.ts';
import { planOrder } from './order-plan.ts';
import { orderTotals } from './order-totals.ts';

function totals(changes: Partial<Parameters<typeof orderTotals>[0]>) {
  return orderTotals({
    quantities: { soup: 3 },
    menus,
    existing: undefined,
    usePoint: false,
    available: 0,
    pointRate: 2,
    ...changes,
  });
}

/** An order as `planOrder` makes it, with some of its fields changed. */
function existing(changes: Partial<Order> = {}): Order {
  const plan = planOrder(requestWith(), contextWith());
  if (plan.kind !== 'write') throw new Error('the fixture orders');
  return { ...plan.order, ...changes };
}

describe('totals', () => {
  it('sum lines, points and the amount to pay', () => {
    expect(totals({ quantities: { soup: 1, set: 1, kimchi: 2 } })).toEqual({
      lines: {
        soup: expect.objectContaining({ q: 1, subTotal: 20 }),
        set: expect.objectContaining({ q: 1, subTotal: 30 }),
        kimchi: expect.objectContaining({ q: 2, subTotal: 24.7 }),
      },
      total: 7470,
      pointsUsed: 0,
      pointsRemaining: 0,
      // 2 % of 44.70: the set earns no points.
      pointsEarned: 89,
      due: 7470,
      toPay: 7470,
      owed: 0,
    });
  });

  it('leave out lines with quantity zero and unknown menus', () => {
    const { lines, total } = totals({
      quantities: { soup: 3, tofu: 0, kimchi: -1, unknown: 2, constructor: 1, toString: 1 },
      existing: existing(),
    });
    expect(Object.keys(lines)).toEqual(['soup']);
    expect(total).toBe(6000);
  });

  it.each([
    ['not asked for', false, 1000, 0, 0, 6000, 120],
    ['some', true, 1000, 1000, 0, 5000, 100],
    ['exactly the total', true, 6000, 6000, 0, 0, 0],
    ['more than the total', true, 7500, 6000, 1500, 0, 0],
    ['none there', true, 0, 0, 0, 6000, 120],
  ])('points: %s', (_, usePoint, available, used, remaining, due, earned) => {
    expect(totals({ usePoint, available })).toMatchObject({
      pointsUsed: used,
      pointsRemaining: remaining,
      due,
      toPay: due,
      pointsEarned: earned,
    });
  });

  it.each([
    [5950, 5950, 50],
    [5951, 5950, 50],
    [5999, 5950, 50],
    [6000, 6000, 0],
  ])(
    'of %s available points keep what a card needs: %s used, %s to pay',
    (available, used, toPay) => {
      const kept = totals({ usePoint: true, available, keepForCard: true });
      expect(kept).toMatchObject({ pointsUsed: used, toPay });
    },
  );

  it('earn points on the amount left after points, without noPoint menus', () => {
    const quantities = { soup: 1, set: 2 };
    expect(totals({ quantities, usePoint: true, available: 500 }).pointsEarned).toBe(30);
    expect(totals({ quantities, usePoint: true, available: 2500 }).pointsEarned).toBe(0);
    expect(totals({ quantities: { set: 2 } }).pointsEarned).toBe(0);
    expect(totals({ pointRate: 5 }).pointsEarned).toBe(300);
  });
});

describe('totals of an edit', () => {
  const cardPaid = existing({ paymentMethod: 'card', paid: true });

  it.each([
    ['more', 4, 2000],
    ['the same', 3, 0],
    ['less', 2, -2000],
  ])('after a card payment, %s: only the difference', (_, soup, toPay) => {
    const edited = totals({ quantities: { soup }, existing: cardPaid });
    expect(edited).toMatchObject({ due: soup * 2000, toPay });
  });

  it('counts the amount after points as already paid', () => {
    const paidWithPoints = { ...cardPaid, usedPoint: 10 };
    expect(totals({ existing: paidWithPoints }).toPay).toBe(1000);
  });

  it('leave a difference that is too small for a card to be paid at the delivery', () => {
    const cheap = { title: '고추', price: 0.49, cat: '', active: true };
    const edited = (price: number) =>
      totals({
        quantities: { soup: 3, chilli: 1 },
        menus: { ...menus, chilli: { ...cheap, price } },
        existing: cardPaid,
      });
    expect(edited(0.49)).toMatchObject({ due: 6049, toPay: 0, owed: 49 });
    expect(edited(0.5)).toMatchObject({ due: 6050, toPay: 50, owed: 0 });
  });

  it('charges the full total after a cash order or an unpaid card order', () => {
    expect(totals({ existing: existing() }).toPay).toBe(6000);
    expect(totals({ existing: existing({ paymentMethod: 'card' }) }).toPay).toBe(6000);
  });

  it('uses current prices, and the old price only for delisted menus', () => {
    const soup = { ...orderLine('soup', { title: '곰탕', price: 20, cat: '', active: true }, 3) };
    const gone = { ...soup, menuKey: 'gone', menuTitle: '단종', price: 7.35, subTotal: 22.05 };
    const edited = totals({
      quantities: { soup: 2, gone: 3 },
      menus: { soup: { title: '곰탕', price: 25, cat: 'home', active: true } },
      existing: existing({ menus: { soup, gone } }),
    });
    expect(edited.lines.soup).toMatchObject({ price: 25, q: 2, subTotal: 50 });
    expect(edited.lines.gone).toEqual(gone);
    expect(edited).toMatchObject({ total: 7205, pointsEarned: 100 });
  });

  it('sums delisted menus in whole cents', () => {
    const line = { menuKey: 'gone', menuTitle: '단종', price: 0.1, q: 1, subTotal: 0.1 };
    const edited = totals({
      quantities: { gone: 3 },
      menus: {},
      existing: existing({ menus: { gone: line } }),
    });
    expect(edited.lines.gone?.subTotal).toBe(0.3);
  });
});

it.each([
  ['card', true, true],
  ['card', false, false],
  ['cash', true, false],
  ['cash', false, false],
] as const)('%s, paid %s: paid by card %s', (paymentMethod, paid, expected) => {
  expect(isCardPaid({ paymentMethod, paid })).toBe(expected);
  expect(isCardPaid(undefined)).toBe(false);
});
