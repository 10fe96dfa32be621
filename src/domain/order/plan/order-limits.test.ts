import { describe, expect, it } from 'vitest';
import { date, dateId } from '../../testing/fixtures.ts';
import { cashOrder } from '../../testing/staff-actors.ts';
import { maxTypedQuantity } from '../basket/basket.ts';
import { addOne, leftToMinimum, limitOf, maxOrderLines, quantityAllowed } from './order-limits.ts';

it.each([
  [0, 5000],
  [1600, 3400],
  [4999, 1],
  [5000, 0],
  [9000, 0],
])('a total of %i cents lacks %i to the smallest order', (total, left) => {
  expect(leftToMinimum(total)).toBe(left);
});

describe('limitOf', () => {
  const inAll = { ...date, menuLimitInAll: { kimchi: 3, soup: 20 } };

  it('is the limit per person, or the smaller one in all', () => {
    expect(limitOf(date, 'kimchi')).toBe(4);
    expect(limitOf(inAll, 'kimchi')).toBe(3);
    expect(limitOf({ ...date, menuLimitInAll: { kimchi: 9 } }, 'kimchi')).toBe(4);
    expect(limitOf(inAll, 'soup')).toBe(20);
    expect(limitOf(date, 'soup')).toBeUndefined();
  });

  it('leaves a person what other orders of theirs leave of it', () => {
    const order = cashOrder();
    const orders = { [dateId]: { [order.orderKey]: order } };
    expect(quantityAllowed(inAll, orders, dateId, 'soup')).toBe(17);
    expect(quantityAllowed(date, orders, dateId, 'soup')).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('addOne', () => {
  const open = { open: true, allowed: Number.POSITIVE_INFINITY };

  it('adds one up to the limit and up to what can be typed', () => {
    expect(addOne({}, 'soup', open)).toEqual({ ok: true, quantity: 1, tooManyLines: false });
    expect(addOne({ soup: 2 }, 'soup', { open: true, allowed: 3 })).toMatchObject({ quantity: 3 });
    const refused = { ok: false, reason: 'over-limit' };
    expect(addOne({ soup: 3 }, 'soup', { open: true, allowed: 3 })).toEqual(refused);
    expect(addOne({ soup: maxTypedQuantity }, 'soup', open)).toEqual(refused);
  });

  it('does not add a closed menu', () => {
    expect(addOne({ soup: 1 }, 'soup', { ...open, open: false })).toEqual({
      ok: false,
      reason: 'closed',
    });
  });

  it('reports a basket with more lines than an order may have', () => {
    const lines = Array.from({ length: maxOrderLines }, (_, index) => [`m${index}`, 1]);
    const full = Object.fromEntries(lines);
    expect(addOne(full, 'm0', open)).toMatchObject({ quantity: 2, tooManyLines: false });
    expect(addOne(full, 'soup', open)).toMatchObject({ quantity: 1, tooManyLines: true });
  });
});
