import * as fc from 'fast-check';
import { date, dateId, menus } from '../../../testing/fixtures.ts';
import type { ActionCase } from './action-case.ts';

const newDateId = '20261126_1';
const home = { id: 'home', name: '집밥', order: 1 };
const rice = { title: '밥', price: 4, cat: 'home', active: true };
const newDate = { ...date, menus: { soup: true } };

/** Fields of an entry, or of none: the draw decides which of these a file has. */
const some = <T>(values: Record<string, fc.Arbitrary<T>>) =>
  fc.record(values, { requiredKeys: [] });

export const importCases = {
  import: {
    store: fc
      .record({ jori: fc.option(fc.constant('끓여 드세요')), dated: fc.boolean() })
      .map(({ jori, dated }) => ({
        'manages/categories': {
          home,
          single: { ...home, id: 'single' },
          drinks: { ...home, id: 'drinks' },
        },
        'manages/menus': { ...menus, soup: { ...menus.soup, ...(jori !== null && { jori }) } },
        'dates/activeDates': dated ? { [dateId]: date } : {},
        'dates/2026': dated ? { [dateId]: date } : {},
      })),
    input: some<Record<string, unknown> | null>({
      soup: some<unknown>({
        price: fc.integer({ min: 1, max: 40 }),
        jori: fc.option(fc.constantFrom('끓여 드세요', '데워 드세요')),
      }),
      rice: fc.constantFrom(rice, { ...rice, price: 5 }),
      [newDateId]: fc.constantFrom(newDate, { ...newDate, orderDone: true }),
      [dateId]: fc.constantFrom(date, { orderDone: true }, null),
    }).map((drawn) => {
      const of = (ids: string[]) =>
        Object.fromEntries(ids.filter((id) => id in drawn).map((id) => [id, drawn[id]]));
      return {
        source: 'week.csv',
        entries: { menus: of(['soup', 'rice']), dates: of([newDateId, dateId]) },
      };
    }),
  },
} satisfies Record<string, ActionCase>;
