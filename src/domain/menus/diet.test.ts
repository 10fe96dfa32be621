import { expect, it } from 'vitest';
import { combinedDiet, dietMarks, dietOf, marksOf, shownMarks, withDietMark } from './diet.ts';

it('derives the marks that a mark implies', () => {
  expect(marksOf({ marks: ['vegan'], spicy: 0 })).toEqual(dietMarks);
  expect(marksOf({ marks: ['vegetarian'], spicy: 0 })).toEqual([
    'vegetarian',
    'no-pork',
    'no-beef',
  ]);
  expect(marksOf({ marks: ['no-beef'], spicy: 0 })).toEqual(['no-beef']);
});

it('leaves out marks that another one implies', () => {
  expect(shownMarks({ marks: ['no-pork', 'vegetarian', 'vegan'], spicy: 1 })).toEqual(['vegan']);
  expect(shownMarks({ marks: ['no-beef', 'no-pork'], spicy: 1 })).toEqual(['no-pork', 'no-beef']);
  expect(shownMarks({ marks: [], spicy: 3 })).toEqual([]);
});

it('gives a box the marks that all its dishes have, and the spice level of the hottest', () => {
  const [vegan, mild] = [
    { marks: ['vegan' as const], spicy: 0 as const },
    { marks: ['no-pork' as const, 'no-beef' as const], spicy: 1 as const },
  ];
  expect(combinedDiet([vegan])).toEqual({ marks: ['vegan'], spicy: 0, unstated: 0 });
  expect(combinedDiet([vegan, mild])).toEqual({
    marks: ['no-pork', 'no-beef'],
    spicy: 1,
    unstated: 0,
  });
  // A box that contains a dish without a statement has no marks.
  expect(combinedDiet([undefined, vegan, mild])).toEqual({ marks: [], spicy: 1, unstated: 1 });
});

it('accepts known marks and a spice level from 0 to 3', () => {
  expect(dietOf({ diet: { marks: ['vegan'], spicy: 3 } })).toEqual({ marks: ['vegan'], spicy: 3 });
  expect(dietOf({ diet: { marks: ['keto'], spicy: 0 } })).toBeUndefined();
  expect(dietOf({ diet: { marks: [], spicy: 4 } })).toBeUndefined();
});

it('sets and removes a mark, starting from a dish that is not spicy', () => {
  const first = withDietMark(null, 'no-pork');
  expect(first).toEqual({ marks: ['no-pork'], spicy: 0 });
  expect(withDietMark({ ...first, spicy: 2 }, 'no-pork')).toEqual({ marks: [], spicy: 2 });
});

it('reads a menu’s statement, and treats an unreadable one as missing', () => {
  const vegan = { marks: ['vegan'], spicy: 0 };
  expect(dietOf({ diet: vegan })).toEqual(vegan);
  expect(dietOf({ diet: 'vegan' })).toBeUndefined();
  expect(dietOf(undefined)).toBeUndefined();
});
