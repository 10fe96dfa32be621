import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  type Categories,
  categoryName,
  type Menus,
  menuTitle,
  parseCategories,
  parseMenus,
} from './menu.ts';
import { menusByCategory } from './menu-list.ts';

const menu = (title: string, cat: string, rest = {}) => ({
  title,
  cat,
  price: 10,
  active: true,
  ...rest,
});

const menus: Menus = {
  m1: menu('나물', 'home', { en: true }),
  m2: menu('가지', 'home'),
  m3: menu('다시마', 'home'),
  m4: menu('식혜', 'drinks', { en: true }),
  m5: menu('떡볶이', 'street'),
  m6: menu('미아', 'nowhere'),
  m7: menu('쉬는 메뉴', 'home', { active: false }),
  m8: menu('다른 미아', 'nowhere-else'),
};

const categories: Categories = {
  home: { id: 'home', name: '집밥', nameEn: 'Home meals', order: 2 },
  drinks: { id: 'drinks', name: '음료', order: 1 },
  street: { id: 'street', name: '분식', order: 2 },
  empty: { id: 'empty', name: '빈 것', order: 0 },
};

const onDate = { m6: true, m1: true, m3: false, m2: true, m5: true, m4: true, m7: true, m8: true };

const shape = (groups: ReturnType<typeof menusByCategory>) =>
  groups.map(({ category, menus }) => [category?.id, menus.map(({ menuId }) => menuId)]);

describe('menusByCategory', () => {
  it('groups in category order, unknown categories together at the end, sold-out menus last', () => {
    expect(shape(menusByCategory({ ...onDate, unknown: true }, menus, categories, 'ko'))).toEqual([
      ['drinks', ['m4']],
      ['home', ['m2', 'm1', 'm3']],
      ['street', ['m5']],
      [undefined, ['m8', 'm6']],
    ]);
  });

  it('tells which menus are open', () => {
    const home = menusByCategory(onDate, menus, categories, 'ko')[1];
    expect(home?.menus).toEqual([
      { menuId: 'm2', menu: menus.m2, open: true },
      { menuId: 'm1', menu: menus.m1, open: true },
      { menuId: 'm3', menu: menus.m3, open: false },
    ]);
  });

  it('orders categories of equal rank by id', () => {
    const groups = menusByCategory({ m5: true, m1: true }, menus, categories, 'ko');
    expect(shape(groups)).toEqual([
      ['home', ['m1']],
      ['street', ['m5']],
    ]);
  });

  it('shows English readers only menus flagged en', () => {
    expect(shape(menusByCategory(onDate, menus, categories, 'en'))).toEqual([
      ['drinks', ['m4']],
      ['home', ['m1']],
    ]);
  });

  it('is empty for a date without menus', () => {
    expect(menusByCategory({}, menus, categories, 'ko')).toEqual([]);
  });
});

it('falls back to Korean titles and names', () => {
  const both = { title: '곰탕', titleEn: 'Beef soup' };
  expect(menuTitle(both, 'ko')).toBe('곰탕');
  expect(menuTitle(both, 'en')).toBe('Beef soup');
  expect(menuTitle({ title: '곰탕', titleEn: '' }, 'en')).toBe('곰탕');
  expect(menuTitle({ title: '곰탕' }, 'en')).toBe('곰탕');
  const home = { id: 'home', name: '집밥', nameEn: 'Home meals', order: 1 };
  expect(categoryName(home, 'ko')).toBe('집밥');
  expect(categoryName(home, 'en')).toBe('Home meals');
  expect(categoryName({ id: 'x', name: '음료', order: 1 }, 'en')).toBe('음료');
});

describe('parsing stored menus', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('drops and names an invalid entry and keeps the others', () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { m1 } = menus;
    const minus = { ...m1, price: -1 };
    expect(parseMenus({ m1, untitled: { ...m1, title: '' }, minus, text: 'x' })).toEqual({ m1 });
    expect(complain.mock.calls.map(([message]) => message)).toEqual([
      'manages/menus: untitled was left out',
      'manages/menus: minus was left out',
      'manages/menus: text was left out',
    ]);
    const { home } = categories;
    expect(parseCategories({ home, unordered: { id: 'x', name: 'x' } })).toEqual({ home });
    expect(complain).toHaveBeenLastCalledWith(
      'manages/categories: unordered was left out',
      expect.anything(),
    );
  });
});
