import * as fc from 'fast-check';
import type { Documents } from '../../../testing/apply-writes.ts';
import { date, dateId, menus } from '../../../testing/fixtures.ts';
import type { ActionName } from '../actions.ts';

/** Drawn stores and inputs for one action. */
export interface ActionCase {
  /** The documents that the action reads and changes. */
  store: fc.Arbitrary<Documents>;
  input: fc.Arbitrary<unknown>;
  /**
   * Paths of what an undo leaves behind or changes on purpose, such as the revision of a route; they begin as
   * `writtenPaths` says.
   */
  keptByUndo?: readonly string[];
  /** Paths that two changes may both write without a conflict, because both count: the balance of points. */
  shared?: readonly string[];
}

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

export const actionCases: Record<ActionName, ActionCase> = {
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
};
