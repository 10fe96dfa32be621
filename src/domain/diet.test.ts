import { expect, it } from 'vitest';
import { dietMarks, dietOf, dietTogether, marksOf, shownMarks, withDietMark } from './diet.ts';

it('derives what a mark says besides', () => {
  expect(marksOf({ marks: ['vegan'], spicy: 0 })).toEqual(dietMarks);
  expect(marksOf({ marks: ['vegetarian'], spicy: 0 })).toEqual([
    'vegetarian',
    'no-pork',
    'no-beef',
  ]);
  expect(marksOf({ marks: ['no-beef'], spicy: 0 })).toEqual(['no-beef']);
});

it('shows the fewest marks that say the same', () => {
  expect(shownMarks({ marks: ['no-pork', 'vegetarian', 'vegan'], spicy: 1 })).toEqual(['vegan']);
  expect(shownMarks({ marks: ['no-beef', 'no-pork'], spicy: 1 })).toEqual(['no-pork', 'no-beef']);
  expect(shownMarks({ marks: [], spicy: 3 })).toEqual([]);
});

it('gives a box the marks that hold of all its dishes, and the spice of the hottest', () => {
  const [vegan, mild] = [
    { marks: ['vegan' as const], spicy: 0 as const },
    { marks: ['no-pork' as const, 'no-beef' as const], spicy: 1 as const },
  ];
  expect(dietTogether([vegan])).toEqual({ marks: ['vegan'], spicy: 0, unstated: 0 });
  expect(dietTogether([vegan, mild])).toEqual({
    marks: ['no-pork', 'no-beef'],
    spicy: 1,
    unstated: 0,
  });
  // Of a dish that is not stated nothing holds.
  expect(dietTogether([undefined, vegan, mild])).toEqual({ marks: [], spicy: 1, unstated: 1 });
});

it('takes known marks and a spice from 0 to 3', () => {
  expect(dietOf({ diet: { marks: ['vegan'], spicy: 3 } })).toEqual({ marks: ['vegan'], spicy: 3 });
  expect(dietOf({ diet: { marks: ['keto'], spicy: 0 } })).toBeUndefined();
  expect(dietOf({ diet: { marks: [], spicy: 4 } })).toBeUndefined();
});

it('sets and removes a mark, beginning with a dish that is not spicy', () => {
  const first = withDietMark(undefined, 'no-pork');
  expect(first).toEqual({ marks: ['no-pork'], spicy: 0 });
  expect(withDietMark({ ...first, spicy: 2 }, 'no-pork')).toEqual({ marks: [], spicy: 2 });
});

it('reads a menu’s statement, and one that cannot be read as none', () => {
  const vegan = { marks: ['vegan'], spicy: 0 };
  expect(dietOf({ diet: vegan })).toEqual(vegan);
  expect(dietOf({ diet: 'vegan' })).toBeUndefined();
  expect(dietOf(undefined)).toBeUndefined();
});
