import { describe, expect, it, vi } from 'vitest';
import { outcomeOf, storeAfterAction } from '../../testing/act-on-store.ts';
import { menus } from '../../testing/fixtures.ts';
import {
  changeIngredients,
  changeTo,
  type IngredientsChange,
  onlyChanges,
  renaming,
  stateOf,
  usesOf,
} from './change-ingredients.ts';
import {
  dishesByList,
  groupsOf,
  type Ingredients,
  ingredientKey,
  ingredientsFor,
  isIngredientName,
  kindOf,
  parseIngredients,
  tidyName,
} from './ingredients.ts';

const bones = { of: '사골', amount: 500_000, unit: 'g' } as const;
const leek = { of: '대파', amount: 500, unit: 'piece' } as const;
const present: Ingredients = {
  dishes: { soup: [bones, leek], kimchi: [leek] },
  kinds: {
    사골: { name: '사골', group: '정육' },
    대파: { name: '대파', group: '야채' },
    파: { name: '파', group: '' },
  },
};
const store = { 'manages/menus': menus, 'manages/ingredients': { ...present } };
const entry = (name: string, group = '') => ({ name, group, amount: 1000, unit: 'piece' }) as const;

describe('names', () => {
  it('are one ingredient whatever the spaces and capitals', () => {
    expect(['다진 마늘', ' 다진마늘 '].map(ingredientKey)).toEqual(['다진마늘', '다진마늘']);
    expect(ingredientKey('Spring  Onion')).toBe('springonion');
    expect(ingredientKey('가'.normalize('NFD'))).toBe('가');
    expect(tidyName('  다진   마늘 ')).toBe('다진 마늘');
  });

  it.each([
    ['', false],
    ['  ', false],
    ['__name__', false],
    ['x'.repeat(61), false],
    ['x'.repeat(60), true],
    ['constructor', true],
  ])('%j can be stored: %s', (name, valid) => {
    expect(isIngredientName(name)).toBe(valid);
  });

  it('of an ingredient that is gone are its key', () => {
    expect(kindOf(present, 'constructor')).toEqual({ name: 'constructor', group: '' });
  });
});

describe('parseIngredients', () => {
  it('has nothing before anything is listed', () => {
    expect(parseIngredients({})).toEqual({ dishes: {}, kinds: {} });
  });

  it('leaves out what does not fit, and says so', () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const dishes = { ...present.dishes, tofu: [{ ...leek, amount: 0.5 }], set: [] };
    expect(parseIngredients({ dishes, kinds: { ...present.kinds, x: {} } })).toEqual(present);
    expect(logged).toHaveBeenCalledTimes(3);
    logged.mockRestore();
  });
});

it('multiplies by portions, and adds an ingredient that is listed twice', () => {
  const twice = {
    ...present,
    dishes: { soup: [leek, bones, { ...leek, unit: 'bunch' } as const] },
  };
  expect(ingredientsFor(twice, 'soup', 3)).toEqual([
    { key: '대파', amounts: { piece: 1500, bunch: 1500 } },
    { key: '사골', amounts: { g: 1_500_000 } },
  ]);
  expect(ingredientsFor(present, 'constructor', 3)).toEqual([]);
});

it('names each group once', () => {
  const kinds = { ...present.kinds, 무: { name: '무', group: '야채' } };
  expect(groupsOf({ ...present, kinds })).toEqual(['야채', '정육']);
});

it('lists active dishes by whether somebody has listed their ingredients', () => {
  const { tofu, ...others } = menus;
  const hidden = { ...others, tofu: { ...tofu, active: false } } as typeof menus;
  expect(dishesByList(hidden, present, 'ko')).toEqual({
    listed: ['soup', 'kimchi'],
    unlisted: ['set'],
  });
});

describe('changeTo', () => {
  it('adds new ingredients with their group, and leaves known ones as they are', () => {
    expect(changeTo(present, { soup: [entry('대 파'), entry('당 면', ' 시장 ')] })).toEqual({
      dishes: {
        soup: [
          { of: '대파', amount: 1000, unit: 'piece' },
          { of: '당면', amount: 1000, unit: 'piece' },
        ],
      },
      kinds: { 당면: { name: '당 면', group: '시장' } },
    });
  });

  it('takes a group in the spelling that is there, also one from the same file', () => {
    const change = changeTo(present, {
      soup: [entry('무', '야 채'), entry('당면', '새 시장')],
      kimchi: [entry('두부', '새시장'), entry('무')],
    });
    expect(change.kinds).toEqual({
      무: { name: '무', group: '야채' },
      당면: { name: '당면', group: '새 시장' },
      두부: { name: '두부', group: '새 시장' },
    });
  });

  it('moves a known ingredient to another group', () => {
    expect(changeTo(present, { soup: [entry('대파', '시장')] }).kinds).toEqual({
      대파: { name: '대파', group: '시장' },
    });
  });

  it('empties a dish', () => {
    expect(changeTo(present, { soup: [] })).toEqual({ dishes: { soup: null }, kinds: {} });
  });

  it('tells what differs from what is stored', () => {
    const change = changeTo(present, {
      soup: [entry('대파')],
      kimchi: [{ ...entry('대파'), amount: 500 }],
    });
    expect(Object.keys(onlyChanges(present, change).dishes)).toEqual(['soup']);
  });
});

describe('renaming', () => {
  it('keeps the key while only spaces or the group change', () => {
    expect(renaming(present, '대파', { name: '대 파', group: '' })).toEqual({
      dishes: {},
      kinds: { 대파: { name: '대 파', group: '' } },
    });
    expect(renaming(present, '대파', { name: ' 대  파', group: '정 육' }).kinds).toEqual({
      대파: { name: '대 파', group: '정육' },
    });
  });

  it('makes two ingredients one in every dish', () => {
    const change = renaming(present, '대파', { name: '파', group: '야채' });
    expect(change).toEqual({
      dishes: { soup: [bones, { ...leek, of: '파' }], kimchi: [{ ...leek, of: '파' }] },
      kinds: { 대파: null, 파: { name: '파', group: '야채' } },
    });
    expect([usesOf(present, '대파'), usesOf(present, '파')]).toEqual([2, 0]);
  });
});

describe('the action', () => {
  it('makes two ingredients one in one commit', async () => {
    const change = renaming(present, '대파', { name: '파', group: '야채' });
    const after = await storeAfterAction(changeIngredients, change, store);
    expect(after['manages/ingredients']).toMatchObject({
      dishes: { kimchi: [{ of: '파' }] },
      kinds: { 파: { group: '야채' } },
    });
    expect(after['manages/ingredients']?.kinds).not.toHaveProperty('대파');
  });

  it.each<[string, Partial<IngredientsChange>, object]>([
    ['an ingredient that a dish has', { kinds: { 대파: null } }, { code: 'ingredient-gone' }],
    [
      'an unknown ingredient',
      { dishes: { soup: [{ ...leek, of: '무' }] } },
      { code: 'ingredient-gone' },
    ],
    ['an unknown dish', { dishes: { x: [leek] } }, { code: 'unknown-menu', menuId: 'x' }],
    [
      'another name under a key',
      { kinds: { 무: { name: '배추', group: '' } } },
      { code: 'invalid', field: 'kinds' },
    ],
    ['a fraction', { dishes: { soup: [{ ...leek, amount: 0.5 }] } }, { code: 'invalid' }],
    [
      'more than a document holds',
      {
        kinds: Object.fromEntries(
          Array.from({ length: 9000 }, (_, i) => {
            const name = `${i}${'가'.repeat(20)}`;
            return [name, { name, group: '야채' }];
          }),
        ),
      },
      { code: 'import-too-large' },
    ],
  ])('refuses to store or remove %s', async (_, change, problem) => {
    const input = { dishes: {}, kinds: {}, ...change };
    expect(await outcomeOf(changeIngredients, input, store)).toMatchObject({
      kind: 'refused',
      problem,
    });
  });

  it('shows of a conflict only what differs', () => {
    const seen = stateOf(present, { dishes: { soup: null, kimchi: null }, kinds: { 파: null } });
    const now = { ...seen, dishes: { ...seen.dishes, soup: null } };
    expect(changeIngredients.differing?.(seen, seen, now)).toEqual({
      dishes: { soup: present.dishes.soup },
      kinds: {},
    });
  });
});
