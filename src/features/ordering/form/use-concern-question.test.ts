// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { menus as shopMenus } from '../../../domain/testing/fixtures.ts';
import { cashOrder } from '../../../domain/testing/planned-orders.ts';
import { concernsToAsk, noteAsked } from './use-concern-question.ts';

vi.mock('../../../data/menus/use-dish-filter.ts', () => ({ useDishFilter: vi.fn() }));
vi.mock('../../../data/order/use-basket.ts', () => ({ basketOf: vi.fn() }));

const dateId = '20261124_1';
const filter = { without: ['milk' as const], diet: [] };
const [first = '', second = ''] = Object.keys(shopMenus);
const contains = { allergens: { contains: ['milk'], mayContain: [], checked: true } };
const menus = {
  ...shopMenus,
  [first]: { ...shopMenus[first], ...contains },
  [second]: { ...shopMenus[second], ...contains },
} as typeof shopMenus;
const ask = (ordered: Parameters<typeof concernsToAsk>[4]) =>
  concernsToAsk(dateId, { [first]: 1, [second]: 1 }, menus, filter, ordered);

it('asks about what conflicts with the filter, not about what is ordered already, and once', () => {
  const line = { menuKey: first, menuTitle: 'x', price: 1, q: 1, subTotal: 1 };
  expect(ask([])).toEqual([first, second]);
  expect(ask([{ ...cashOrder, menus: { [first]: line } }])).toEqual([second]);
  noteAsked(dateId, [second], filter);
  expect(ask([])).toEqual([first]);
});
