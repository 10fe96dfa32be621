import { describe, expect, it } from 'vitest';
import { maxTypedQuantity } from './basket.ts';
import { addOne, leftToMinimum, maxOrderLines } from './order-limits.ts';

it.each([
  [0, 5000],
  [1600, 3400],
  [4999, 1],
  [5000, 0],
  [9000, 0],
])('a total of %i cents lacks %i to the smallest order', (total, left) => {
  expect(leftToMinimum(total)).toBe(left);
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
