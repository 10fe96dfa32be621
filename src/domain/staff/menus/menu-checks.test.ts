import { expect, it } from 'vitest';
import { date, dateId, menus, now } from '../../testing/fixtures.ts';
import { cashOrder } from '../../testing/staff-actors.ts';
import { countMenus, findMenus } from './find-menus.ts';
import { datesWithMenu, newMenuId } from './menu-checks.ts';
import { priceEffects } from './price-effects.ts';

it('checks dates that are shown or still to come', () => {
  const past = { ...date, active: false };
  expect(datesWithMenu('soup', { '20260101_1': past, [dateId]: past }, now)).toEqual([dateId]);
});

it('makes an unused id from the title', () => {
  expect(newMenuId({ title: '김치', titleEn: 'Kimchi & rice!' }, {})).toBe('kimchi-rice');
  expect(newMenuId({ title: '김치 찌개' }, { '김치-찌개': 1, '김치-찌개-2': 1 })).toBe(
    '김치-찌개-3',
  );
  expect(newMenuId({ title: '!' }, {})).toBe('menu');
  // As a Mac writes it, each letter of a syllable by itself.
  expect(newMenuId({ title: '김치 찌개'.normalize('NFD') }, {})).toBe('김치-찌개');
  expect(newMenuId({ title: `${'가'.repeat(59)}𠮷찌개` }, {})).not.toMatch(/\p{Cs}/u);
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
  const damaged = [{ u1: null, u2: { a: null, b: order } }] as never;
  expect(priceEffects('soup', damaged, damaged)).toEqual({ unpaid: [met], paying: [met] });
});
