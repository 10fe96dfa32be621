import * as fc from 'fast-check';
import { allergenIds } from '../../../menus/allergens.ts';
import { dietMarks, spices } from '../../../menus/diet.ts';
import { date, dateId, menus } from '../../../testing/fixtures.ts';
import { menuFields } from '../../menus/change-menu.ts';
import type { ActionCase } from './action-case.ts';

const menuIds = fc.constantFrom('soup', 'kimchi');
const categories = {
  home: { id: 'home', name: '집밥', order: 1 },
  single: { id: 'single', name: '단품', order: 2 },
  drinks: { id: 'drinks', name: '음료', order: 3 },
};

const statement = fc.record({
  allergens: fc.option(
    fc.record({
      contains: fc.subarray([...allergenIds], { maxLength: 3 }),
      mayContain: fc.subarray([...allergenIds], { maxLength: 2 }),
      checked: fc.boolean(),
    }),
  ),
  diet: fc.option(
    fc.record({ marks: fc.subarray([...dietMarks]), spicy: fc.constantFrom(...spices) }),
  ),
});

/** The catalogue with drawn prices and statements; a date may list its menus. */
const menuStore = fc
  .record({
    price: fc.integer({ min: 1, max: 90 }),
    stated: statement,
    listed: fc.boolean(),
    order: fc.shuffledSubarray([1, 2, 3], { minLength: 3 }),
  })
  .map(({ price, stated, listed, order: [home = 1, single = 2, drinks = 3] }) => ({
    'manages/menus': {
      ...menus,
      soup: { ...menus.soup, price, ...present(stated) },
      kimchi: { ...menus.kimchi, ...present(stated) },
    },
    'manages/categories': {
      home: { ...categories.home, order: home },
      single: { ...categories.single, order: single },
      drinks: { ...categories.drinks, order: drinks },
    },
    'dates/activeDates': listed ? { [dateId]: date } : {},
  }));

/** The fields that a menu has: null stands for one that it does not have. */
const present = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));

const newMenu = { title: '떡국', price: 9, cat: 'home', active: false };
const deletion = Object.fromEntries(menuFields.map((field) => [field, null]));

export const menuCases = {
  menu: {
    store: menuStore,
    input: fc.oneof(
      fc.record({
        menuId: menuIds,
        fields: fc.record(
          {
            title: fc.constantFrom('국', '찌개'),
            titleEn: fc.constantFrom('Soup', null),
            price: fc.integer({ min: 1, max: 90 }),
            cat: fc.constantFrom(...Object.keys(categories)),
            active: fc.boolean(),
            noPoint: fc.constantFrom(true, null),
          },
          { requiredKeys: [] },
        ),
      }),
      menuIds.map((menuId) => ({ menuId, fields: deletion })),
      fc
        .integer({ min: 1, max: 90 })
        .map((price) => ({ menuId: 'rice-cake', fields: { ...deletion, ...newMenu, price } })),
    ),
  },
  'category-order': {
    store: menuStore,
    input: fc.shuffledSubarray(Object.keys(categories), { minLength: 3 }).map((ids) => ({ ids })),
  },
  'menus-archived': {
    store: menuStore,
    input: fc.dictionary(menuIds, fc.boolean(), { minKeys: 1 }).map((archived) => ({ archived })),
  },
  allergens: {
    store: menuStore,
    input: fc
      .record({ menuId: menuIds, stated: statement })
      .map(({ menuId, stated }) => ({ menuId, ...stated })),
  },
} satisfies Record<string, ActionCase>;
