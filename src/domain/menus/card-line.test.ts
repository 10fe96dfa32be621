import { describe, expect, it } from 'vitest';
import { cardLine } from './card-line.ts';
import type { DishFilter } from './dish-filter.ts';
import { noFilter } from './dish-filter.ts';
import type { Menu } from './menu.ts';

const stew: Menu = {
  title: '찌개',
  en: true,
  price: 17.5,
  cat: 'soups',
  active: true,
  allergens: { contains: ['egg'], mayContain: ['sesame'], checked: true },
  diet: { marks: ['no-pork'], spicy: 2 },
};
const plain: Menu = { ...stew, diet: { marks: [], spicy: 0 } };
const on = { filter: noFilter, soldOut: false, limit: undefined };
const without = (...ids: DishFilter['without']): DishFilter => ({ without: ids, diet: [] });
const kinds = (menu: Menu, facts: Parameters<typeof cardLine>[1]) => cardLine(menu, facts)?.kind;

describe('the one line of a dish’s card', () => {
  it('is what weighs most of all that holds for the dish', () => {
    const all = { filter: without('egg'), soldOut: true, limit: 1 };
    expect(kinds(stew, all)).toBe('sold-out');
    expect(kinds(stew, { ...all, soldOut: false })).toBe('concern');
    expect(kinds(stew, { ...all, soldOut: false, filter: noFilter })).toBe('limit');
    expect(kinds(stew, on)).toBe('diet');
    expect(kinds(plain, on)).toBeUndefined();
    expect(kinds({ ...stew, diet: undefined }, on)).toBeUndefined();
  });

  it('leaves out a limit that no ordinary order reaches', () => {
    expect(kinds(plain, { ...on, limit: 5 })).toBe('limit');
    expect(kinds(plain, { ...on, limit: 6 })).toBeUndefined();
    expect(kinds(stew, { ...on, limit: 60 })).toBe('diet');
  });

  it.each([
    ['egg', 'sesame', { contains: ['egg'] }],
    ['sesame', 'milk', { mayContain: ['sesame'] }],
  ] as const)('names one reason only for who avoids %s and %s', (one, other, reason) => {
    expect(cardLine(stew, { ...on, filter: without(one, other) })).toEqual({
      kind: 'concern',
      conflicts: { contains: [], lacks: [], mayContain: [], unstated: false, ...reason },
    });
  });

  it('weighs what the dish is not more than what may be in it, and that more than what is unstated', () => {
    const vegan: DishFilter = { without: ['sesame'], diet: ['vegan'] };
    expect(cardLine(stew, { ...on, filter: vegan })).toMatchObject({
      conflicts: { lacks: ['vegan'], mayContain: [] },
    });
    expect(cardLine({ ...stew, diet: undefined }, { ...on, filter: vegan })).toMatchObject({
      conflicts: { mayContain: ['sesame'], unstated: false },
    });
    expect(
      cardLine({ ...stew, allergens: undefined }, { ...on, filter: without('egg') }),
    ).toMatchObject({ conflicts: { unstated: true } });
  });
});
