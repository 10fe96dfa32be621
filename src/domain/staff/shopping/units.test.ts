import { describe, expect, it } from 'vitest';
import {
  amountIn,
  amountsText,
  amountText,
  beyond,
  isNothing,
  parseAmount,
  plus,
  unitNamed,
  units,
  withAmount,
} from './units.ts';

describe('parseAmount', () => {
  it.each([
    ['500', 'g', 500_000],
    ['0.5', 'kg', 500_000],
    [' 1.25 ', 'l', 1_250_000],
    ['1/2', 'piece', 500],
    ['1/3', 'piece', 333],
    ['2', 'tbsp', 30_000],
    ['0.001', 'g', 1],
    ['100', 'kg', 100_000_000],
  ] as const)('reads %j %s as %i thousandths', (text, unit, amount) => {
    expect(parseAmount(text, unit)).toBe(amount);
  });

  it.each(['', '0', '-1', '1,5', '1/0', '½', '1e3', '0.0001', '101000', 'a', '1 2'])(
    'refuses %j kg',
    (text) => {
      expect(parseAmount(text, 'kg')).toBeUndefined();
    },
  );

  it.each(units)('an amount in %s is read as it is shown', (unit) => {
    const amount = parseAmount('2.5', unit);
    expect(amountIn(unit, amount ?? 0)).toBe('2.5');
  });
});

it('knows units by id, by either name, in capitals or not', () => {
  expect(['KG', '개', 'pc', '큰술', 'tbsp', 'L'].map(unitNamed)).toEqual([
    'kg',
    'piece',
    'piece',
    'tbsp',
    'tbsp',
    'l',
  ]);
  expect(unitNamed('냄비')).toBeUndefined();
});

it('shows amounts in the larger unit from one of it on, each base by itself', () => {
  expect(amountsText({ g: 999_000, ml: 15_000 }, 'ko')).toBe('999 g + 15 ml');
  expect(amountsText({ piece: 12_500, ml: 2_000_000, g: 1_500_000 }, 'en')).toBe(
    '1.5 kg + 2 L + 12.5 pc',
  );
});

it('rounds what a third of a piece adds up to, and keeps a pinch', () => {
  expect(amountText(999, 'piece', 'ko')).toBe('1 개');
  expect(amountText(5, 'g', 'ko')).toBe('0.005 g');
});

it('adds and subtracts by base unit', () => {
  const amounts = withAmount(withAmount({}, 500_000, 'g'), 1_000_000, 'kg');
  expect(amounts).toEqual({ g: 1_500_000 });
  expect(plus(amounts, { g: 1, piece: 2 })).toEqual({ g: 1_500_001, piece: 2 });
  expect(beyond({ g: 5, piece: 2 }, { g: 3, piece: 2, can: 9 })).toEqual({ g: 2 });
  expect([isNothing(beyond({ g: 3 }, { g: 4 })), isNothing({ g: 1 })]).toEqual([true, false]);
});
