import { describe, expect, it } from 'vitest';
import {
  basketFigures,
  basketSum,
  itemCount,
  maxTypedQuantity,
  onCatalogue,
  parseBasket,
  parseQuantity,
  withQuantity,
} from './basket.ts';

describe('withQuantity', () => {
  const basket = Object.freeze({ soup: 2, kimchi: 1 });

  it('sets, adds and removes quantities without mutating the old basket', () => {
    expect(withQuantity(basket, 'soup', 5)).toEqual({ soup: 5, kimchi: 1 });
    expect(withQuantity(basket, 'tofu', 1)).toEqual({ soup: 2, kimchi: 1, tofu: 1 });
    expect(withQuantity(basket, 'soup', 0)).toEqual({ kimchi: 1 });
    expect(withQuantity(basket, 'soup', -1)).toEqual({ kimchi: 1 });
    expect(withQuantity(basket, 'absent', 0)).toEqual(basket);
    expect(basket).toEqual({ soup: 2, kimchi: 1 });
  });

  it('never stores a quantity that is not a number', () => {
    expect(withQuantity(basket, 'soup', Number.NaN)).toEqual({ kimchi: 1 });
  });
});

it('leaves out menus that left the catalogue', () => {
  expect(onCatalogue({ soup: 2, gone: 1, constructor: 1 }, { soup: {} })).toEqual({ soup: 2 });
});

it('counts items rather than menus', () => {
  expect(itemCount({})).toBe(0);
  expect(itemCount({ soup: 2, kimchi: 3 })).toBe(5);
});

describe('parseQuantity', () => {
  it.each([
    ['0', 0],
    ['7', 7],
    [' 12 ', 12],
    ['007', 7],
    ['999', 999],
  ])('%j is %s', (typed, quantity) => {
    expect(parseQuantity(typed)).toEqual({ ok: true, quantity });
  });

  it.each(['', ' ', '-1', '1.5', '1e2', 'abc', '1000', '10000', '00001', '٣', '1 2'])(
    '%j is no quantity',
    (typed) => {
      expect(parseQuantity(typed, 5)).toEqual({ ok: false, reason: 'not-a-quantity' });
    },
  );

  it('rejects a quantity above the limit', () => {
    expect(parseQuantity('4', 4)).toEqual({ ok: true, quantity: 4 });
    expect(parseQuantity('5', 4)).toEqual({ ok: false, reason: 'over-limit', limit: 4 });
    expect(parseQuantity('0', 0)).toEqual({ ok: true, quantity: 0 });
  });
});

describe('parseBasket', () => {
  it.each([
    ['nothing', null],
    ['broken JSON', '{"soup":'],
    ['an empty text', ''],
    ['null', 'null'],
    ['a list', '[1,2]'],
    ['a number', '5'],
    ['a text', '"soup"'],
  ])('discards %s', (_, json) => {
    expect(parseBasket(json)).toEqual({});
  });

  it('keeps only entries whose value is a quantity', () => {
    const kept = { soup: 2, most: maxTypedQuantity };
    const dropped = { zero: 0, minus: -1, half: 1.5, text: '3', nil: null, much: 1000, map: {} };
    expect(parseBasket(JSON.stringify({ ...kept, ...dropped }))).toEqual(kept);
  });
});

describe('a basket and the catalogue', () => {
  it('counts and adds up the lines that can be ordered', () => {
    const sum = basketSum({ soup: 2, gone: 1 }, { soup: { price: 13.5 } });
    expect(sum).toEqual({ basket: { soup: 2 }, count: 2, total: 2700 });
    expect(basketFigures(sum)).toBe('2 · $27.00');
  });

  it('counts items before the catalogue is loaded, with no figures for the button until there is a price', () => {
    const sum = basketSum({ soup: 2 }, undefined);
    expect(sum).toEqual({ basket: { soup: 2 }, count: 2, total: undefined });
    expect(basketFigures(sum)).toBe('');
    expect(basketFigures(basketSum({}, {}))).toBe('');
  });
});
