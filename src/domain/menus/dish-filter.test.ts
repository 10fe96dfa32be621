import { describe, expect, it } from 'vitest';
import {
  type DishFilter,
  filterConflicts,
  isFiltering,
  isHidden,
  joinedFilter,
  noFilter,
  parseDishFilter,
} from './dish-filter.ts';
import type { Menu } from './menu.ts';

const dish = (more: Partial<Menu> = {}): Menu => ({
  title: '두부',
  price: 5,
  cat: 'home',
  active: true,
  ...more,
});
const stated = (contains: string[], mayContain: string[] = []) =>
  dish({
    allergens: { contains, mayContain, checked: true },
    diet: { marks: ['vegetarian'], spicy: 0 },
  });
const noEgg: DishFilter = { without: ['egg'], diet: [] };
const vegan: DishFilter = { without: [], diet: ['vegan'] };

describe('filterConflicts', () => {
  it('finds none in a dish that is stated to be without', () => {
    expect(filterConflicts(stated(['soy']), noEgg)).toBeUndefined();
    expect(filterConflicts(stated(['egg']), noFilter)).toBeUndefined();
    expect(filterConflicts(stated([]), { without: [], diet: ['no-pork'] })).toBeUndefined();
  });

  it('hides what contains it, and marks what may contain it or is not stated', () => {
    const cases: [Menu | undefined, boolean, object][] = [
      [stated(['egg']), true, { contains: ['egg'] }],
      [stated([], ['egg']), false, { mayContain: ['egg'] }],
      [dish(), false, { unstated: true }],
      [undefined, false, { unstated: true }],
    ];
    for (const [menu, hidden, conflicts] of cases) {
      expect(isHidden(menu, noEgg)).toBe(hidden);
      expect(filterConflicts(menu, noEgg)).toMatchObject(conflicts);
    }
  });

  it('hides a dish that lacks a mark, and marks one whose diet is not stated', () => {
    expect(isHidden(stated([]), vegan)).toBe(true);
    expect(filterConflicts(stated([]), vegan)).toMatchObject({ lacks: ['vegan'], unstated: false });
    expect(isHidden(dish(), vegan)).toBe(false);
    expect(filterConflicts(dish(), vegan)).toMatchObject({ unstated: true });
  });

  it('hides a spicy dish from those who want none, and marks one that does not say', () => {
    const notSpicy: DishFilter = { without: [], diet: ['not-spicy'] };
    const mild = dish({ diet: { marks: [], spicy: 1 } });
    expect(isHidden(mild, notSpicy)).toBe(true);
    expect(filterConflicts(mild, notSpicy)).toMatchObject({ lacks: ['not-spicy'] });
    expect(filterConflicts(stated([]), notSpicy)).toBeUndefined();
    expect(filterConflicts(dish(), notSpicy)).toMatchObject({ unstated: true });
  });
});

it('reads what is stored and leaves out what it does not know', () => {
  expect(parseDishFilter({ without: ['egg', 'celery', 'milk'], diet: ['keto'] })).toEqual({
    without: ['milk', 'egg'],
    diet: [],
  });
  for (const odd of [undefined, null, 'egg', { without: 5 }]) {
    expect(parseDishFilter(odd)).toEqual(noFilter);
  }
  expect(isFiltering(noFilter)).toBe(false);
  expect(isFiltering(vegan)).toBe(true);
});

it('joins two filters into one that leaves out what either does', () => {
  expect(joinedFilter(noEgg, { without: ['milk', 'egg'], diet: ['vegan'] })).toEqual({
    without: ['milk', 'egg'],
    diet: ['vegan'],
  });
});
