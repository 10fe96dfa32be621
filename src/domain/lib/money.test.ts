import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatMoney,
  formatPoints,
  percentOf,
  toCents,
  toDollars,
  toFixedDollars,
} from './money.ts';

describe('toCents', () => {
  it.each([
    [12.35, 1235],
    ['12.35', 1235],
    [' 7 ', 700],
    [0, 0],
    ['0.00', 0],
    [0.1 + 0.2, 30],
    [1.005, 101],
    [8.345, 835],
    [4.35, 435],
    [-1.005, -101],
    [-0.001, 0],
    [-0, 0],
    [19.999, 2000],
  ])('%s dollars are %s cents', (dollars, cents) => {
    expect(toCents(dollars)).toBe(cents);
  });

  it.each([
    [''],
    ['  '],
    ['abc'],
    ['1,000'],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    ['-Infinity'],
  ])('refuses %j', (text) => {
    expect(() => toCents(text)).toThrow(/not an amount of money/);
  });

  it.each([[undefined], [null], [{}], [[5]]])('rejects the stored value %j', (value) => {
    expect(() => toCents(value as unknown as number)).toThrow(/not an amount of money/);
  });

  it('rejects amounts beyond safe integers', () => {
    expect(() => toCents(1e300)).toThrow(/too much money/);
  });

  it('reads both stored forms of an amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), (cents) => {
        expect(toCents(toDollars(cents))).toBe(cents === 0 ? 0 : cents);
        expect(toCents(toFixedDollars(cents))).toBe(cents === 0 ? 0 : cents);
      }),
    );
  });
});

describe('formatted text', () => {
  it.each([
    [123_450, '$1,234.50'],
    [123_456_789, '$1,234,567.89'],
    [-300, '-$3.00'],
    [-123_456, '-$1,234.56'],
    [5, '$0.05'],
    [0, '$0.00'],
    [99_999, '$999.99'],
  ])('%s cents read %s', (cents, text) => {
    expect(formatMoney(cents)).toBe(text);
  });

  it.each([
    [150, '1.50'],
    [123_456, '1,234.56'],
    [0, '0.00'],
    [-150, '0.00'],
  ])('%s hundredths read %s points', (hundredths, text) => {
    expect(formatPoints(hundredths)).toBe(text);
  });

  it('formats two decimals for storage', () => {
    expect([toFixedDollars(6000), toFixedDollars(5), toFixedDollars(-5)]).toEqual([
      '60.00',
      '0.05',
      '-0.05',
    ]);
  });
});

describe('percentOf', () => {
  it.each([
    [6000, 2, 120],
    [25, 2, 1],
    [24, 2, 0],
    [5025, 2, 101],
    [1235, 2.5, 31],
    [10_000, 15, 1500],
    [333, 33.3, 111],
    [0, 20, 0],
  ])('of %s cents, %s percent are %s', (cents, percent, part) => {
    expect(percentOf(cents, percent)).toBe(part);
  });

  it('is an integer and never minus zero', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e9, max: 1e9 }),
        fc.double({ min: 0, max: 100, noNaN: true }),
        (cents, percent) => {
          const part = percentOf(cents, percent);
          expect(Number.isSafeInteger(part)).toBe(true);
          expect(Object.is(part, -0)).toBe(false);
        },
      ),
    );
  });
});
