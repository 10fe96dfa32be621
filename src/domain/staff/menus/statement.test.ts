import { describe, expect, it } from 'vitest';
import { outcomeOf, storeAfterAction } from '../../testing/act-on-store.ts';
import { menus } from '../../testing/fixtures.ts';
import { changeStatement, type Statement, statementOf, uncheckedMenus } from './statement.ts';

const nothing: Statement = { allergens: null, diet: null };
const stated: Statement = {
  allergens: { contains: ['soy'], mayContain: ['egg'], checked: true },
  diet: { marks: ['vegan'], spicy: 1 },
};

describe('changeStatement', () => {
  const store = { 'manages/menus': menus };

  it('stores allergens and diet, keeps the rest of the menu, and logs the change', async () => {
    const input = { menuId: 'soup', ...stated };
    const documents = await storeAfterAction(changeStatement, input, store, { seen: nothing });
    expect(documents['manages/menus']).toEqual({ ...menus, soup: { ...menus.soup, ...stated } });
    expect(documents['staffLog/entry-1']).toMatchObject({
      action: 'allergens',
      subject: 'soup',
      before: nothing,
      after: stated,
    });
  });

  it('removes a statement', async () => {
    const soup = { ...(menus.soup as object), ...stated };
    const documents = await storeAfterAction(
      changeStatement,
      { menuId: 'soup', ...nothing },
      { 'manages/menus': { ...menus, soup } },
    );
    expect(documents['manages/menus']?.soup).toEqual(menus.soup);
  });

  it.each([
    ['an unknown menu', { menuId: 'gone', ...stated }, 'unknown-menu'],
    [
      'an unknown allergen',
      { menuId: 'soup', ...stated, allergens: { contains: ['celery'] } as never },
      'invalid',
    ],
    [
      'an unknown diet',
      { menuId: 'soup', ...stated, diet: { marks: ['keto'] } as never },
      'invalid',
    ],
  ] as const)('refuses %s', async (_, input, code) => {
    expect(await outcomeOf(changeStatement, input, store)).toMatchObject({ problem: { code } });
  });
});

it('lists active menus that nobody has checked', () => {
  const { soup, kimchi, set, tofu } = menus;
  const catalogue = {
    soup: { ...soup, ...stated },
    kimchi: { ...kimchi, allergens: { ...stated.allergens, checked: false } },
    set,
    tofu: { ...tofu, active: false },
  } as typeof menus;
  expect(uncheckedMenus(catalogue, 'ko')).toEqual(['kimchi', 'set']);
  const english = {
    kimchi: { ...menus.kimchi, titleEn: 'Pickles' },
    set: { ...set, titleEn: 'Feast' },
  };
  expect(uncheckedMenus(english as typeof menus, 'en')).toEqual(['set', 'kimchi']);
  expect(statementOf(undefined)).toEqual(nothing);
});
