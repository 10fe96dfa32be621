import { expect, it } from 'vitest';
import type { Menu } from '../../menus/menu.ts';
import { date as anyDate } from '../../testing/fixtures.ts';
import { cashOrder } from '../../testing/staff-actors.ts';
import { dishesToPick, dishesToShow } from './dishes-to-pick.ts';

const menu = (title: string, titleEn = ''): Menu => ({
  ...{ title, titleEn, price: 10, cat: 'home', active: true },
});
const menus = {
  soup: menu('곰탕', 'Beef soup'),
  rolls: menu('김밥', 'Gimbap'),
  kimchi: menu('김치', 'Kimchi'),
  spicy: menu('제육볶음', 'Spicy pork'),
  gone: { ...menu('없는 것'), active: false },
};
const date = {
  ...anyDate,
  menus: { soup: true, rolls: true, kimchi: false, spicy: true, gone: true },
};
const shop = {
  ...{ date, menus, existing: undefined },
  known: new Set<string>(),
  ordered: new Map<string, number>(),
};
const keys = (dishes: readonly { menuKey: string }[]) => dishes.map(({ menuKey }) => menuKey);

it('puts the order’s own dishes first, then what the caller knows, then what is ordered most, sold-out ones last', () => {
  expect(keys(dishesToPick(shop, 'ko'))).toEqual(['soup', 'rolls', 'spicy', 'kimchi']);
  const told = { ...shop, known: new Set(['spicy']), ordered: new Map([['rolls', 9]]) };
  expect(keys(dishesToPick(told, 'ko'))).toEqual(['spicy', 'rolls', 'soup', 'kimchi']);
  const { soup } = cashOrder().menus;
  if (!soup) throw new Error('no soup');
  const existing = cashOrder({ menus: { kimchi: { ...soup, menuKey: 'kimchi' } } });
  expect(keys(dishesToPick({ ...told, existing }, 'ko'))[0]).toBe('kimchi');
});

it('keeps a dish of the order that the shop has no more', () => {
  const { soup } = cashOrder().menus;
  if (!soup) throw new Error('no soup');
  const existing = cashOrder({ menus: { old: { ...soup, menuKey: 'old', price: 12.35 } } });
  expect(dishesToPick({ ...shop, existing }, 'en')[0]).toMatchObject({
    ...{ menuKey: 'old', title: 'Beef soup', price: 1235 },
  });
});

const many = Object.fromEntries(
  Array.from({ length: 11 }, (_, at) => [`dish${at}`, menu(`음식 ${String(at).padStart(2, '0')}`)]),
);
const allOfMany = dishesToPick(
  {
    ...shop,
    menus: many,
    date: { ...date, menus: Object.fromEntries(Object.keys(many).map((key) => [key, true])) },
  },
  'ko',
);
const look = { search: '', showsAll: false, quantities: {} };

it('shows eight dishes and those that were chosen, and all on request', () => {
  expect(dishesToShow(allOfMany, look, 'ko')).toHaveLength(8);
  const chosen = dishesToShow(allOfMany, { ...look, quantities: { dish10: 1, dish9: 0 } }, 'ko');
  expect(keys(chosen)).toEqual([...keys(allOfMany.slice(0, 8)), 'dish10']);
  expect(dishesToShow(allOfMany, { ...look, showsAll: true }, 'ko')).toEqual(allOfMany);
});

it.each([
  ['ㄱㅊ', ['kimchi']],
  ['beef', ['soup']],
  ['제육뽁음', ['spicy']],
  ['불고기', []],
])('finds dishes as customers do: %s', (search, found) => {
  expect(keys(dishesToShow(dishesToPick(shop, 'ko'), { ...look, search }, 'ko'))).toEqual(found);
});
