import { describe, expect, it, vi } from 'vitest';
import { outcomeOf } from '../../testing/act-on-store.ts';
import { date, dateId } from '../../testing/fixtures.ts';
import type { DishCount } from '../orders/dish-counts.ts';
import { type Bought, parseBought, tickBought, weekOf, withTicks } from './bought.ts';
import type { Ingredients } from './ingredients.ts';
import { datesOfWeek, shoppingList, ticksAfterTap } from './shopping-list.ts';

const otherId = '20261126_1';
const ingredients: Ingredients = {
  dishes: {
    soup: [
      { of: '사골', amount: 500_000, unit: 'g' },
      { of: '대파', amount: 500, unit: 'piece' },
    ],
    kimchi: [{ of: '대파', amount: 100_000, unit: 'g' }],
  },
  kinds: {
    사골: { name: '사골', group: '정육' },
    대파: { name: '대파', group: '' },
  },
};
const dish = (menuKey: string, all: number): DishCount => {
  return { menuKey, line: { menuTitle: menuKey }, all, toPack: all } as DishCount;
};
const bought = (...ticks: [dateId: string, key: string, amounts: object][]): Bought => {
  const all: Bought = {};
  for (const [of, key, amounts] of ticks) {
    all[of] = { ...all[of], [key]: { amounts, at: 1, by: 'boss' } };
  }
  return all;
};
const ordered = { [dateId]: [dish('soup', 3), dish('tofu', 2)], [otherId]: [dish('kimchi', 4)] };
const itemsOf = (ticks: Bought, of: Record<string, DishCount[]> = ordered) =>
  Object.fromEntries(
    shoppingList(of, ingredients, ticks).groups.flatMap(({ items }) =>
      items.map((item) => [item.key, item]),
    ),
  );

it('adds up the ingredients of all dates, by group, those without a group last', () => {
  const { groups, all } = shoppingList(ordered, ingredients, {});
  expect(
    groups.map(({ name, items }) => [name, items.map(({ name, need }) => [name, need])]),
  ).toEqual([
    ['정육', [['사골', { g: 1_500_000 }]]],
    ['', [['대파', { piece: 1500, g: 400_000 }]]],
  ]);
  expect(all).toBe(2);
  expect(itemsOf({}).대파).toMatchObject({
    menuKeys: ['soup', 'kimchi'],
    needByDate: { [dateId]: { piece: 1500 }, [otherId]: { g: 400_000 } },
  });
});

it('names the ordered dishes without ingredients, those with most portions first', () => {
  const days = { [dateId]: [dish('tofu', 2), dish('set', 3)], [otherId]: [dish('tofu', 2)] };
  const { unlisted, groups } = shoppingList(days, ingredients, {});
  expect(unlisted.map(({ menuKey, portions }) => [menuKey, portions])).toEqual([
    ['tofu', 4],
    ['set', 3],
  ]);
  expect(groups).toEqual([]);
});

describe('what is bought', () => {
  it('is done when every date is ticked off with enough', () => {
    const ticks = bought(
      [dateId, '사골', { g: 1_500_000 }],
      [dateId, '대파', { piece: 1500 }],
      [otherId, '대파', { g: 500_000 }],
    );
    expect(Object.values(itemsOf(ticks)).map(({ state, left }) => [state, left])).toEqual([
      ['bought', {}],
      ['bought', {}],
    ]);
    expect(shoppingList(ordered, ingredients, ticks).bought).toBe(2);
  });

  it('says what is missing once more is ordered, or another date needs it', () => {
    const more = { ...ordered, [dateId]: [dish('soup', 5)] };
    const ticks = bought([dateId, '사골', { g: 1_500_000 }], [dateId, '대파', { piece: 2500 }]);
    const items = itemsOf(ticks, more);
    expect(items.사골).toMatchObject({ state: 'more', left: { g: 1_000_000 } });
    expect(items.대파).toMatchObject({ state: 'more', left: { g: 400_000 } });
    expect(itemsOf({}).사골).toMatchObject({ state: 'open', left: { g: 1_500_000 } });
  });

  it('a tap ticks all dates off, and a tap on what is bought takes it back', () => {
    const [open, done] = [
      itemsOf({}).대파,
      itemsOf(bought([dateId, '대파', { piece: 1500 }], [otherId, '대파', { g: 400_000 }])).대파,
    ];
    expect(open && ticksAfterTap(open)).toEqual({
      [dateId]: { piece: 1500 },
      [otherId]: { g: 400_000 },
    });
    expect(done && ticksAfterTap(done)).toEqual({ [dateId]: null, [otherId]: null });
  });

  it('an ingredient named like a property of every object is not bought', async () => {
    const input = { week: weekOf(dateId), key: 'constructor', ticks: { [dateId]: { g: 1 } } };
    const kinds = { constructor: { name: 'constructor', group: '' } };
    const shop = { 'manages/ingredients': { kinds }, 'dates/activeDates': { [dateId]: date } };
    expect(await outcomeOf(tickBought, input, shop)).toMatchObject({ before: { [dateId]: null } });
  });

  describe('is refused', () => {
    const tick = { amounts: { g: 1 }, at: 1, by: 'boss' };
    const stored = {
      'manages/ingredients': { kinds: ingredients.kinds },
      'dates/activeDates': { [dateId]: date },
      'dates/2026': { [otherId]: date },
      [`shopping/${weekOf(dateId)}`]: { [dateId]: { 무: tick } },
    };
    it.each([
      ['사골', { [dateId]: { g: 1 }, [otherId]: { g: 1 } }, undefined],
      ['무', { [dateId]: { g: 2 } }, 'ingredient-gone'],
      ['무', { [dateId]: null }, undefined],
      ['toString', { [dateId]: { g: 1 } }, 'ingredient-gone'],
      ['사골', { [dateId]: { g: 1 }, '20261124_1': { g: 1 } }, 'unknown-date'],
    ])('of ingredients and dates that there are not: %s %o', async (key, ticks, code) => {
      const outcome = await outcomeOf(tickBought, { week: weekOf(dateId), key, ticks }, stored);
      const problem = 'problem' in outcome ? (outcome.problem as { code: string }).code : undefined;
      expect(problem).toBe(code);
    });
  });

  it('a change that is not stored yet counts too', () => {
    const ticks = { [dateId]: { g: 5 }, [otherId]: null };
    const change = { week: weekOf(dateId), key: '사골', ticks, seen: {} };
    const before = bought([dateId, '대파', { g: 1 }], [otherId, '사골', { g: 1 }]);
    expect(withTicks(before, { change, at: 2, by: 'cook' })).toEqual({
      [dateId]: { ...before[dateId], 사골: { amounts: { g: 5 }, at: 2, by: 'cook' } },
      [otherId]: {},
    });
  });

  it('leaves out what does not fit', () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const tick = { amounts: { g: 1 }, at: 1, by: 'boss' };
    expect(parseBought({ [dateId]: { a: tick, b: { amounts: { x: 1 } } } })).toEqual({
      [dateId]: { a: tick },
    });
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
  });
});

describe('a week', () => {
  it.each([
    ['20261123_1', '20261123'],
    ['20261124_1', '20261123'],
    ['20261129_1', '20261123'],
    ['20261130_1', '20261130'],
    ['20270101_1', '20261228'],
  ])('of %s begins on Monday %s', (one, monday) => {
    expect(weekOf(one)).toBe(monday);
  });

  it('has its dates, and the one that is looked at', () => {
    const dates = Object.fromEntries(
      ['20261129_1', '20261130_1', otherId, '20261122_1'].map((id) => [id, date]),
    );
    expect(datesOfWeek(dates, dateId)).toEqual([dateId, otherId, '20261129_1']);
  });
});
