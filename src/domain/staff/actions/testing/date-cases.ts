import * as fc from 'fast-check';
import { date, dateId, menus } from '../../../testing/fixtures.ts';
import type { ActionCase } from './action-case.ts';

const menuIds = Object.keys(menus);
const flags = fc.dictionary(fc.constantFrom(...menuIds), fc.boolean(), {
  minKeys: 1,
  noNullPrototype: true,
});

/** A date with drawn state, sold-out menus and limits, and the catalogue. */
const dateStore = fc
  .record({
    active: fc.boolean(),
    orderDone: fc.boolean(),
    onSale: flags,
    limits: fc.dictionary(fc.constantFrom(...menuIds), fc.integer({ min: 1, max: 20 }), {
      noNullPrototype: true,
    }),
  })
  .map(({ active, orderDone, onSale, limits }) => ({
    'dates/activeDates': {
      [dateId]: {
        ...date,
        active,
        orderDone,
        menus: { ...date.menus, ...onSale },
        menuLimitForPerson: limits,
      },
    },
    'manages/menus': menus,
  }));

export const dateCases = {
  'sold-out': {
    store: dateStore,
    input: flags.map((onSale) => ({ dateId, onSale })),
  },
  limit: {
    store: dateStore,
    input: fc
      .record({
        menuId: fc.constantFrom(...menuIds),
        limit: fc.option(fc.integer({ min: 1, max: 20 })),
      })
      .map((input) => ({ dateId, ...input })),
  },
  date: {
    store: dateStore,
    input: fc
      .record({ active: fc.boolean(), orderDone: fc.boolean() })
      .map((state) => ({ dateId, ...state })),
  },
} satisfies Record<string, ActionCase>;
