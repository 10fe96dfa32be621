import { describe, expect, it } from 'vitest';
import type { Menu } from '../../menus/menu.ts';
import { applyWrites } from '../../testing/apply-writes.ts';
import { date, dateId, menus, now } from '../../testing/fixtures.ts';
import { cashOrder, staffActor } from '../../testing/staff.ts';
import type { StaffPlan } from '../staff-plan.ts';
import { countMenus, findMenus } from './find-menus.ts';
import {
  datesWithMenu,
  menuProblems,
  newMenuId,
  planCategoryOrder,
  planDeleteMenu,
  planSaveMenu,
} from './menu-plan.ts';
import { priceEffects } from './price-effects.ts';

const categories = {
  home: { id: 'home', name: '집밥', order: 1 },
  single: { id: 'single', name: '단품', order: 2 },
  drinks: { id: 'drinks', name: '음료', order: 5 },
};
const soup = menus.soup as Menu;
const storedAfter = (plan: StaffPlan) => {
  if (plan.kind !== 'write') throw new Error(JSON.stringify(plan));
  return applyWrites({ 'manages/menus': menus, 'manages/categories': categories }, plan.writes);
};
const save = (menu: Menu, seen: Menu | null = soup, menuId = 'soup', stored: object = menus) =>
  planSaveMenu({ menuId, menu, seen }, { menus: stored as never, categories }, staffActor);

describe('planSaveMenu', () => {
  it('writes the fields that were changed, and names them in the log', () => {
    const { titleEn: _, ...rest } = soup;
    const stored = storedAfter(save({ ...rest, price: 21.5, noPoint: true }));
    expect(stored['manages/menus']?.soup).toEqual({ ...rest, price: 21.5, noPoint: true });
    expect(stored['staffLog/entry-1']).toMatchObject({
      action: 'menu',
      subject: 'soup',
      before: 'titleEn Beef soup, price 20, noPoint –',
      after: 'titleEn –, price 21.5, noPoint true',
    });
  });

  it('adds a menu, but not under an id that is taken', () => {
    const added = { title: '떡국', price: 9, cat: 'home', active: false };
    expect(storedAfter(save(added, null, 'rice-cake'))['manages/menus']?.['rice-cake']).toEqual(
      added,
    );
    expect(save(added, null)).toMatchObject({ problem: { code: 'changed-meanwhile' } });
  });

  it('accepts two changes of different fields, and refuses two of the same field', () => {
    const theirs = { ...menus, soup: { ...soup, desc: '진한 국물', price: 22 } };
    expect(storedAfter(save({ ...soup, title: '설렁탕' }, soup, 'soup', theirs))).toBeTruthy();
    expect(save({ ...soup, price: 23 }, soup, 'soup', theirs)).toMatchObject({
      problem: { code: 'changed-meanwhile', state: '22' },
    });
    expect(save({ ...soup, price: 22 }, soup, 'soup', theirs)).toEqual({ kind: 'already-done' });
  });

  it.each([
    ['title', { title: ' ' }],
    ['title', { title: 'ㄱ'.repeat(81) }],
    ['titleEn', { titleEn: 'a'.repeat(81) }],
    ['desc', { desc: 'a'.repeat(1001) }],
    ['joriEn', { joriEn: 'a'.repeat(3001) }],
    ['price', { price: 0 }],
    ['price', { price: Number.NaN }],
    ['price', { price: 1.005 }],
    ['cat', { cat: 'nowhere' }],
  ])('refuses a wrong %s', (field, change) => {
    expect(save({ ...soup, ...change })).toMatchObject({ problem: { code: 'invalid', field } });
    expect(menuProblems({ ...soup, ...change }, categories)).toEqual([field]);
  });

  it('refuses a menu that was deleted', () => {
    expect(save({ ...soup, price: 1 }, soup, 'soup', {})).toMatchObject({
      problem: { code: 'unknown-menu' },
    });
  });
});

describe('planDeleteMenu', () => {
  const remove = (dates: object, seen = soup) =>
    planDeleteMenu({ menuId: 'soup', seen }, { menus, dates: dates as never }, staffActor);

  it('deletes a menu that is on no date, and reports a missing one as already done', () => {
    expect(storedAfter(remove({}))['manages/menus']).not.toHaveProperty('soup');
    const gone = planDeleteMenu({ menuId: 'x', seen: soup }, { menus, dates: {} }, staffActor);
    expect(gone).toEqual({ kind: 'already-done' });
  });

  it('refuses a menu that is on a date or was changed meanwhile', () => {
    expect(remove({ [dateId]: date })).toMatchObject({
      problem: { code: 'menu-on-date', dateId },
    });
    expect(remove({}, { ...soup, price: 1 })).toMatchObject({
      problem: { code: 'changed-meanwhile' },
    });
  });

  it('checks dates that are shown or still to come', () => {
    const past = { ...date, active: false };
    expect(datesWithMenu('soup', { '20260101_1': past, [dateId]: past }, now)).toEqual([dateId]);
  });
});

describe('planCategoryOrder', () => {
  const order = (ids: string[], seen = ['home', 'single', 'drinks']) =>
    planCategoryOrder({ ids, seen }, categories, staffActor);

  it('renumbers the categories', () => {
    expect(storedAfter(order(['drinks', 'home', 'single']))['manages/categories']).toMatchObject({
      drinks: { order: 1, name: '음료' },
      home: { order: 2 },
      single: { order: 3 },
    });
  });

  it('refuses a different set of categories, and an order that somebody else has changed', () => {
    expect(order(['home'])).toMatchObject({ problem: { code: 'invalid' } });
    expect(order(['home', 'single', 'drinks'], ['home'])).toMatchObject({
      problem: { code: 'changed-meanwhile' },
    });
  });
});

it('makes an unused id from the title', () => {
  expect(newMenuId({ title: '김치', titleEn: 'Kimchi & rice!' }, {})).toBe('kimchi-rice');
  expect(newMenuId({ title: '김치 찌개' }, { '김치-찌개': 1, '김치-찌개-2': 1 })).toBe(
    '김치-찌개-3',
  );
  expect(newMenuId({ title: '!' }, {})).toBe('menu');
});

it('finds menus by title, initial consonants, category and missing fields', () => {
  const find = (change: object) =>
    findMenus(menus, { filter: 'all', category: '', text: '', ...change }, 'ko').map(
      ({ menuId }) => menuId,
    );
  expect(find({})).toEqual(['soup', 'kimchi', 'tofu', 'set']);
  expect(find({ text: 'ㄱㅊ' })).toEqual(['kimchi']);
  expect(find({ text: 'beef' })).toEqual(['soup']);
  expect(find({ category: 'single' })).toEqual(['kimchi', 'tofu']);
  expect(find({ filter: 'no-english' })).toEqual(['kimchi', 'tofu', 'set']);
  expect(countMenus(menus)).toMatchObject({
    all: 4,
    active: 4,
    inactive: 0,
    'no-photo': 4,
    'no-allergens': 4,
  });
});

it('names the unpaid orders and card orders that a new price affects', () => {
  const order = cashOrder();
  const paid = { ...order, paid: true };
  const met = { dateId, name: '김하늘' };
  const date = { u1: { a: order, b: paid }, u2: { c: order } };
  const waiting = [{ [dateId]: { a: order } }] as never;
  expect(priceEffects('soup', [date], waiting)).toEqual({ unpaid: [met, met], paying: [met] });
  expect(priceEffects('tofu', [date], waiting)).toEqual({ unpaid: [], paying: [] });
});
