import * as fc from 'fast-check';
import { deliveryAreas } from '../../../dates/active-date.ts';
import { withoutUndefined } from '../../../store/document-write.ts';
import { date, dateId, menus, now } from '../../../testing/fixtures.ts';
import type { Sale } from '../../dates/on-sale.ts';
import type { ActionCase } from './action-case.ts';

const menuIds = Object.keys(menus);
const sale = fc.constantFrom<Sale>(true, false, 'at-limit');
const sales = fc.dictionary(fc.constantFrom(...menuIds), sale, {
  minKeys: 1,
  noNullPrototype: true,
});

const limits = fc.dictionary(fc.constantFrom(...menuIds), fc.integer({ min: 1, max: 20 }), {
  noNullPrototype: true,
});

const limitInput = fc
  .record({
    menuId: fc.constantFrom(...menuIds),
    limit: fc.option(fc.integer({ min: 1, max: 20 })),
  })
  .map((input) => ({ dateId, ...input }));

/** A date with drawn state, sold-out menus and limits, and the catalogue. */
const dateStore = fc
  .record({
    active: fc.boolean(),
    orderDone: fc.boolean(),
    onSale: sales,
    aPerson: limits,
    inAll: limits,
    closesByItself: fc.boolean(),
  })
  .map(({ active, orderDone, onSale, aPerson, inAll, closesByItself }) => {
    const atLimit = menuIds.filter((menuId) => onSale[menuId] === 'at-limit');
    const isOnSale = Object.entries(onSale).map(([menuId, one]) => [menuId, one === true]);
    const stored = {
      ...date,
      active,
      orderDone,
      closesByItself,
      menus: { ...date.menus, ...Object.fromEntries(isOnSale) },
      soldOutAtLimit: Object.fromEntries(atLimit.map((menuId) => [menuId, true])),
      menuLimitForPerson: aPerson,
      menuLimitInAll: inAll,
    };
    return {
      'dates/activeDates': { [dateId]: stored },
      'dates/2026': { [dateId]: stored },
      'manages/menus': { ...menus, cake: { ...menus.soup, title: '케이크' } },
    };
  });

export const dateCases = {
  'sold-out': {
    store: dateStore,
    input: sales.map((onSale) => ({ dateId, onSale })),
  },
  limit: { store: dateStore, input: limitInput },
  'limit-in-all': { store: dateStore, input: limitInput },
  date: {
    store: dateStore,
    input: fc
      .record({ active: fc.boolean(), orderDone: fc.boolean() })
      .map((state) => ({ dateId, ...state })),
  },
  'date-added': {
    store: dateStore,
    input: fc
      .record({
        hour: fc.integer({ min: 0, max: 23 }),
        area: fc.constantFrom(...deliveryAreas),
        open: fc.boolean(),
      })
      .map(({ hour, area, open }) => ({
        dateId: `20261201_${now}`,
        from: dateId,
        deliveryDay: '2026-12-01',
        closes: `2026-11-29T${String(hour).padStart(2, '0')}:00`,
        area,
        open,
      })),
  },
  'date-removed': {
    store: fc
      .tuple(dateStore, fc.boolean(), fc.constantFrom('none', 'none', 'cancelled', 'closed'))
      .map(([{ 'dates/activeDates': listed, ...others }, isListed, used]) => ({
        ...others,
        'dates/activeDates': isListed ? listed : {},
        ...(isListed ? {} : { 'dates/2026': {} }),
        ...(used === 'cancelled' ? { [`orders2/${dateId}`]: { u1: {} } } : {}),
        ...(used === 'closed' ? { [`dayClosings/${dateId}`]: { dateId, number: 1 } } : {}),
      })),
    input: fc
      .constantFrom(null, date, { ...date, orderDone: true })
      .map((one) => ({ dateId, date: one })),
  },
  'cut-off': {
    store: dateStore,
    input: fc
      .integer({ min: -20, max: 12 })
      .map((hours) => ({ dateId, finishDate: date.finishDate + hours * 3_600_000 })),
  },
  'closing-by-itself': {
    store: dateStore,
    input: fc.boolean().map((on) => ({ dateId, on })),
    // The copy of the whole date; whoever sets it second finds it set.
    shared: [`dates/2026#${dateId}`],
  },
  'date-menus': {
    store: dateStore,
    input: fc
      .dictionary(
        fc.constantFrom(...menuIds, 'cake'),
        fc.option(
          fc
            .record({
              onSale: sale,
              limit: fc.option(fc.integer({ min: 1, max: 20 })),
              inAll: fc.option(fc.integer({ min: 1, max: 20 }), { nil: undefined }),
            })
            .map(withoutUndefined),
        ),
        { minKeys: 1, noNullPrototype: true },
      )
      .map((listed) => ({ dateId, menus: listed })),
    // The copy of the whole date, as the same transaction has read it.
    shared: [`dates/2026#${dateId}`],
  },
} satisfies Record<string, ActionCase>;
