import { describe, expect, it } from 'vitest';
import type { Menu } from '../../menus/menu.ts';
import { outcomeOf, storeAfterAction } from '../../testing/act-on-store.ts';
import { date, dateId, menus } from '../../testing/fixtures.ts';
import { changeMenu, menuChange } from './change-menu.ts';
import { menuProblems } from './menu-checks.ts';

const categories = {
  home: { id: 'home', name: '집밥', order: 1 },
  single: { id: 'single', name: '단품', order: 2 },
};
const soup = menus.soup as Menu;
const storeOf = (catalogue: object = menus, dates: object = {}) => ({
  'manages/menus': catalogue as typeof menus,
  'manages/categories': categories,
  'dates/activeDates': dates as Record<string, unknown>,
});
const save = (next: Menu | null, catalogue: object = menus, seen: Menu | null = soup) => {
  const change = menuChange('soup', seen, next);
  return outcomeOf(changeMenu, change.input, storeOf(catalogue), { seen: change.seen });
};

describe('changeMenu', () => {
  it('writes the fields that were changed, and names them in the log', async () => {
    const { titleEn: _, ...rest } = soup;
    const next = { ...rest, price: 21.5, noPoint: true };
    const { input, seen } = menuChange('soup', soup, next);
    const stored = await storeAfterAction(changeMenu, input, storeOf(), { seen });
    expect(stored['manages/menus']?.soup).toEqual(next);
    expect(stored['staffLog/entry-1']).toMatchObject({
      subject: 'soup',
      before: { titleEn: 'Beef soup', price: 20, noPoint: null },
      after: { titleEn: null, price: 21.5, noPoint: true },
    });
  });

  it('adds a menu, but asks under an id that is taken', async () => {
    const added = { title: '떡국', price: 9, cat: 'home', active: false };
    const { input, seen } = menuChange('rice-cake', null, added);
    const stored = await storeAfterAction(changeMenu, input, storeOf(), { seen });
    expect(stored['manages/menus']?.['rice-cake']).toEqual(added);
    expect(await save(added, menus, null)).toMatchObject({ kind: 'conflict' });
  });

  it('accepts two changes of different fields, and asks about two of the same field', async () => {
    const theirs = { ...menus, soup: { ...soup, desc: '진한 국물', price: 22 } };
    expect(await save({ ...soup, title: '설렁탕' }, theirs)).toMatchObject({ kind: 'write' });
    expect(await save({ ...soup, price: 23 }, theirs)).toMatchObject({
      kind: 'conflict',
      now: { price: 22 },
    });
    expect(await save({ ...soup, price: 22 }, theirs)).toMatchObject({ kind: 'already-done' });
  });

  it('takes an empty list of photos for none', async () => {
    const store = storeOf({ ...menus, soup: { ...soup, photos: [] } });
    const photos = [{ downloadURL: 'https://photos.example/1.webp' }];
    const options = { seen: { photos: null } };
    const input = { menuId: 'soup', fields: { photos } };
    expect(await outcomeOf(changeMenu, input, store, options)).toMatchObject({ kind: 'write' });
    const deletion = menuChange('soup', { ...soup, photos: [] }, null);
    const { seen } = deletion;
    expect(await outcomeOf(changeMenu, deletion.input, store, { seen })).toMatchObject({
      kind: 'write',
    });
  });

  it.each([
    ['title', { title: ' ' }],
    ['title', { title: 'ㄱ'.repeat(81) }],
    ['titleEn', { titleEn: 'a'.repeat(81) }],
    ['desc', { desc: 'a'.repeat(1001) }],
    ['joriEn', { joriEn: 'a'.repeat(3001) }],
    ['price', { price: 0 }],
    ['price', { price: 1.005 }],
    ['cat', { cat: 'nowhere' }],
  ])('refuses a wrong %s', async (field, change) => {
    expect(await save({ ...soup, ...change })).toMatchObject({
      problem: { code: 'invalid', field },
    });
    expect(menuProblems({ ...soup, ...change }, categories)).toEqual([field]);
  });

  it('refuses a value of another type, and a menu that was deleted', async () => {
    const store = storeOf();
    const input = { menuId: 'soup', fields: { price: 'dear' } };
    const problem = { code: 'invalid', field: 'price' };
    expect(await outcomeOf(changeMenu, input, store)).toMatchObject({ problem });
    const gone = { menuId: 'gone', fields: { price: 1 } };
    expect(await outcomeOf(changeMenu, gone, store)).toMatchObject({
      problem: { code: 'unknown-menu' },
    });
  });

  it('deletes a menu that is on no date, unless somebody has changed it meanwhile', async () => {
    const { input, seen } = menuChange('soup', soup, null);
    const stored = await storeAfterAction(changeMenu, input, storeOf(), { seen });
    expect(stored['manages/menus']).not.toHaveProperty('soup');
    const listed = storeOf(menus, { [dateId]: date });
    expect(await outcomeOf(changeMenu, input, listed, { seen })).toMatchObject({
      problem: { code: 'menu-on-date', dateId },
    });
    const changed = storeOf({ ...menus, soup: { ...soup, desc: '진한 국물' } });
    expect(await outcomeOf(changeMenu, input, changed, { seen })).toMatchObject({
      kind: 'conflict',
    });
  });
});
