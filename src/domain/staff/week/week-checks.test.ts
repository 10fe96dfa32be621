import { describe, expect, it } from 'vitest';
import type { ActiveDate } from '../../dates/active-date.ts';
import type { Menu } from '../../menus/menu.ts';
import type { Order } from '../../order/order.ts';
import { date as fixture, now } from '../../testing/fixtures.ts';
import { cashOrder } from '../../testing/staff-actors.ts';
import { weekChecks } from './week-checks.ts';

const soup: Menu = {
  title: '곰탕',
  titleEn: 'Beef soup',
  price: 20,
  cat: 'home',
  active: true,
  en: true,
  photos: [{ downloadURL: 'https://photos.example/soup.webp' }],
};
const categories = { home: { id: 'home', name: '집밥', order: 1 } };
const date: ActiveDate = { ...fixture, area: 'sydney', menus: { soup: true } };
const dateId = 'x';

type Around = { menus?: Record<string, Menu>; orders?: Order[]; at?: number };

function checks(changes: Partial<ActiveDate>, { menus = { soup }, orders, at = now }: Around = {}) {
  const changed = { ...date, ...changes };
  const context = { menus, categories, dates: { [dateId]: changed }, now: at };
  return weekChecks(dateId, changed, context, orders);
}

describe('weekChecks', () => {
  it('names nothing on a date that has everything', () => {
    expect(checks({})).toEqual([]);
    expect(checks({ active: false })).toEqual([]);
  });

  it('names each dish without a price, a photo, an English title or a category', () => {
    const menus = {
      soup,
      free: { ...soup, price: 0 },
      plain: { ...soup, photos: [] },
      bare: { ...soup, photos: undefined },
      korean: { ...soup, titleEn: '' },
      lost: { ...soup, cat: 'gone' },
    };
    const all = Object.fromEntries(Object.keys(menus).map((menuId) => [menuId, true]));
    expect(checks({ menus: all }, { menus })).toEqual([
      { code: 'menu-price', menuId: 'free' },
      { code: 'menu-english', menuId: 'korean' },
      { code: 'menu-category', menuId: 'lost' },
      { code: 'menu-photo', menuId: 'plain' },
      { code: 'menu-photo', menuId: 'bare' },
    ]);
  });

  it('does not miss a category before the categories are loaded', () => {
    const context = { menus: { soup }, categories: undefined, dates: {}, now };
    expect(weekChecks(dateId, date, context, undefined)).toEqual([]);
  });

  it('says nothing more of a dish that is off sale or gone than that', () => {
    const menus = { soup, off: { ...soup, active: false, price: 0, photos: [] } };
    expect(checks({ menus: { soup: true, off: false, gone: true } }, { menus })).toEqual([
      { code: 'menu-off', menuId: 'off' },
      { code: 'menu-off', menuId: 'gone' },
    ]);
  });

  it('says that there are no dishes, no area and no cut-off, and then not that the cut-off has passed', () => {
    const open = checks({ menus: {}, area: undefined, finishDate: 0 });
    expect(open).toEqual([{ code: 'no-cut-off' }, { code: 'no-area' }, { code: 'no-menus' }]);
    expect(checks({ menus: {}, area: undefined, finishDate: 0, active: false })).toEqual(open);
  });

  it('says that the cut-off has passed, of a hidden date too, as it could be opened', () => {
    const passed = [{ code: 'closes-past' }];
    const at = date.finishDate + 1;
    expect(checks({}, { at })).toEqual(passed);
    expect(checks({ active: false, orderDone: true }, { at })).toEqual(passed);
  });

  it('names dishes that are sold out, and those over their limit in all once the orders are known', () => {
    const sold = { menus: { soup: false }, menuLimitInAll: { soup: 2 } };
    const soldOut = { code: 'menu-sold-out', menuId: 'soup' };
    const over = { code: 'menu-over', menuId: 'soup' };
    expect(checks(sold)).toEqual([soldOut]);
    expect(checks(sold, { orders: [cashOrder()] })).toEqual([soldOut, over]);
    const enough = { ...sold, menuLimitInAll: { soup: 3 } };
    expect(checks(enough, { orders: [cashOrder()] })).toEqual([soldOut]);
  });

  it('of a closed date names only what is over its limit', () => {
    const closed = { orderDone: true, menus: { soup: false }, area: undefined };
    expect(checks(closed, { orders: [cashOrder()] })).toEqual([]);
    expect(checks({ ...closed, menuLimitInAll: { soup: 2 } }, { orders: [cashOrder()] })).toEqual([
      { code: 'menu-over', menuId: 'soup' },
    ]);
  });
});
