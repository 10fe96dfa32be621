import { expect, it } from 'vitest';
import { menus } from '../../testing/fixtures.ts';
import { cashOrder } from '../../testing/staff-actors.ts';
import { dishesWithOtherGst, type GstChange, gstChangesOf, wasGstFree } from './gst-changes.ts';

const november = Date.parse('2026-11-20T01:00:00Z');
const december = Date.parse('2026-12-02T01:00:00Z');
const entry = (action: string, before: unknown, after: unknown, subject = 'soup') => {
  return { action, at: december, before, after, subject };
};
const change = { menuId: 'soup', at: december, wasFree: false };

it.each<[string, Parameters<typeof gstChangesOf>[0][number], GstChange[]]>([
  ['a tick', entry('menu', { gstFree: null }, { gstFree: true }), [change]],
  ['a price', entry('menu', { price: 30 }, { price: 31 }), []],
  [
    'a deletion',
    entry('menu', { title: '된장국', gstFree: true }, { title: null, gstFree: null }),
    [{ ...change, wasFree: true }],
  ],
  [
    'a file of dishes',
    entry(
      'import',
      {
        menus: { soup: { gstFree: null }, side: { price: 1 }, gone: { gstFree: true }, new: null },
      },
      { menus: { soup: { gstFree: true }, side: { price: 2 }, gone: null, new: { price: 3 } } },
      'menus.csv',
    ),
    [change, { menuId: 'gone', at: december, wasFree: true }],
  ],
  ['a file of dates', entry('import', { dates: {} }, { dates: {} }, 'dates.csv'), []],
])('reads from the log what %s has changed', (_, logged, changes) => {
  expect(gstChangesOf([logged])).toEqual(changes);
});

it('knows what a dish was when a month ended, and names those that are something else now', () => {
  const soup = { ...menus.soup, gstFree: true } as (typeof menus)[string];
  const gstChanges = [
    { menuId: 'soup', at: december + 1, wasFree: true },
    { menuId: 'soup', at: december, wasFree: false },
    { menuId: 'soup', at: november, wasFree: true },
  ];
  const given = { menus: { ...menus, soup }, gstChanges };
  const months = ['2026-10', '2026-11', '2026-12'];
  expect(months.map((month) => wasGstFree('soup', month, given))).toEqual([true, false, true]);
  const orders = [cashOrder({ menus: { soup: { ...line, menuKey: 'soup' } } })];
  const named = months.map((month) => dishesWithOtherGst(orders, month, 'en', given));
  expect(named).toEqual([[], ['Soup'], []]);
});

const line = { menuTitle: '된장국', menuTitleEn: 'Soup', price: 30, q: 1, subTotal: 30 };
