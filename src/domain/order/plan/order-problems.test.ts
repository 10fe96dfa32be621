import { describe, expect, it } from 'vitest';
import { isOpen } from '../../dates/open-dates.ts';
import {
  contextWith,
  date,
  dateId,
  info,
  menus,
  orderKey,
  otherInfo,
  otherKey,
  requestWith,
} from '../../testing/fixtures.ts';
import type { CustomerOrders, Order } from '../order.ts';
import { orderedElsewhere, quantityAllowed } from './order-limits.ts';
import { planOrder } from './order-plan.ts';
import { lineProblems, orderLevelProblems, sells } from './order-problems.ts';

/** An order with these quantities, as `planOrder` makes it. */
function ordered(quantities: Record<string, number>, where = info): Order {
  const total = Object.entries(quantities).reduce(
    (sum, [key, q]) => sum + Math.round((menus[key]?.price ?? 0) * 100) * q,
    0,
  );
  const plan = planOrder(
    requestWith({ quantities, seen: { total, toPay: total } }),
    contextWith({ info: where }),
  );
  if (plan.kind !== 'write') throw new Error(`the fixture orders: ${JSON.stringify(plan)}`);
  return plan.order;
}

const here = ordered({ soup: 3, kimchi: 2 });
const there = ordered({ soup: 2, kimchi: 1 }, otherInfo);
const orders: CustomerOrders = {
  [dateId]: { [orderKey]: here, [otherKey]: there },
  '20261127_1': { [orderKey]: ordered({ soup: 2, kimchi: 4 }) },
};

describe('menus on sale', () => {
  it.each([
    ['what is open', 'soup', {}, true],
    ['nothing that is closed', 'soup', { soup: false }, false],
    ['nothing that is not listed', 'soup', null, false],
    ['nothing that has left the catalogue', 'gone', { gone: true }, false],
    ['nothing that rests', 'rests', { rests: true }, false],
    ['nothing that only objects have', 'constructor', {}, false],
  ])('%s', (_, menuKey, changes, expected) => {
    const listed = changes === null ? {} : { ...date.menus, ...changes };
    const catalogue = { ...menus, rests: { title: '쉼', price: 1, cat: '', active: false } };
    expect(sells({ ...date, menus: listed }, catalogue, menuKey)).toBe(expected);
  });
});

describe('limits', () => {
  it('count all of the person’s orders on that date except the edited one', () => {
    expect(orderedElsewhere(orders, dateId, 'kimchi', undefined)).toBe(3);
    expect(orderedElsewhere(orders, dateId, 'kimchi', orderKey)).toBe(1);
    expect(orderedElsewhere(orders, dateId, 'tofu', undefined)).toBe(0);
    expect(orderedElsewhere(orders, 'no-date', 'kimchi', undefined)).toBe(0);
  });

  it('leave the quantity not ordered elsewhere, at least zero', () => {
    expect(quantityAllowed(date, orders, dateId, 'kimchi')).toBe(1);
    expect(quantityAllowed(date, orders, dateId, 'kimchi', orderKey)).toBe(3);
    expect(quantityAllowed(date, orders, dateId, 'soup')).toBe(Number.POSITIVE_INFINITY);
    const tight = { ...date, menuLimitForPerson: { kimchi: 1 } };
    expect(quantityAllowed(tight, orders, dateId, 'kimchi')).toBe(0);
  });
});

describe('lines', () => {
  const soldOut = { ...date, menus: { ...date.menus, soup: false } };
  function problems(
    quantities: Record<string, number>,
    changes: Partial<Parameters<typeof lineProblems>[1]> = {},
  ) {
    return lineProblems(quantities, {
      dateId,
      date,
      menus,
      orders: {},
      existing: undefined,
      ...changes,
    });
  }

  it('accept any menu on sale within the limit', () => {
    expect(problems({ soup: 999, kimchi: 4, tofu: 0 })).toEqual([]);
  });

  it.each([1.5, -1, 1000, 1e300, Number.NaN, Number.POSITIVE_INFINITY])(
    'reject a quantity of %s',
    (q) => {
      expect(problems({ soup: q })).toEqual([{ code: 'bad-quantity', menuKey: 'soup' }]);
    },
  );

  it('name the menu that is sold out or over its limit', () => {
    expect(problems({ soup: 1, kimchi: 5, gone: 1 }, { date: soldOut })).toEqual([
      { code: 'sold-out', menuKey: 'soup' },
      { code: 'over-limit', menuKey: 'kimchi', limit: 4 },
      { code: 'sold-out', menuKey: 'gone' },
    ]);
  });

  it('of the existing order may be kept or reduced after selling out, but not increased', () => {
    const edit = { date: soldOut, orders, existing: here };
    expect(problems({ soup: 3 }, edit)).toEqual([]);
    expect(problems({ soup: 1 }, edit)).toEqual([]);
    expect(problems({ soup: 0 }, edit)).toEqual([]);
    expect(problems({ soup: 4 }, edit)).toEqual([{ code: 'sold-out', menuKey: 'soup' }]);
  });

  it('of the existing order may stay above a limit introduced later', () => {
    const tight = { ...date, menuLimitForPerson: { kimchi: 1 } };
    const edit = { date: tight, orders, existing: here };
    expect(problems({ kimchi: 2 }, edit)).toEqual([]);
    expect(problems({ kimchi: 3 }, edit)).toEqual([
      { code: 'over-limit', menuKey: 'kimchi', limit: 1 },
    ]);
  });

  it('share the limit per person with orders at other addresses', () => {
    expect(problems({ kimchi: 3 }, { orders, existing: here })).toEqual([]);
    expect(problems({ kimchi: 4 }, { orders, existing: here })).toEqual([
      { code: 'over-limit', menuKey: 'kimchi', limit: 4 },
    ]);
    expect(problems({ kimchi: 2 }, { orders })).toHaveLength(1);
  });
});

describe('checks before the lines', () => {
  const many = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`menu-${at}`, 1]));
  const pickup = { ...info, orderDeliverType: 'selfPickup' as const, address: '' };
  it.each([
    ['all there', date, { soup: 1 }, info, []],
    ['no date', undefined, { soup: 1 }, info, ['date-closed']],
    ['closed', { ...date, orderDone: true }, { soup: 1 }, info, ['date-closed']],
    ['not active', { ...date, active: false }, { soup: 1 }, info, ['date-closed']],
    ['nothing', date, {}, info, ['order-empty']],
    ['nothing of something', date, { soup: 0 }, info, ['order-empty']],
    ['as many menus as an order holds', date, many(32), info, []],
    ['one menu more', date, many(33), info, ['too-many-lines']],
    ['33 menus, one taken out', date, { ...many(33), 'menu-0': 0 }, info, []],
    ['no details', date, { soup: 1 }, undefined, ['no-delivery-info']],
    ['no name', date, { soup: 1 }, { ...info, name: '' }, ['no-delivery-info']],
    ['no address', date, { soup: 1 }, { ...info, address: '' }, ['no-delivery-info']],
    ['a key of 400', date, { soup: 1 }, { ...info, address: 'x'.repeat(400) }, []],
    [
      'a longer key',
      date,
      { soup: 1 },
      { ...info, address: 'x'.repeat(401) },
      ['address-incomplete'],
    ],
    ['an address of 600', date, { soup: 1 }, { ...info, address: '1 St'.padEnd(600, ',') }, []],
    [
      'a longer address',
      date,
      { soup: 1 },
      { ...info, address: '1 St'.padEnd(601, ',') },
      ['address-incomplete'],
    ],
    [
      'a rare letter',
      date,
      { soup: 1 },
      { ...info, address: '1 \u{20000} St' },
      ['address-incomplete'],
    ],
    ['an address of signs', date, { soup: 1 }, { ...info, address: '- / ,' }, ['no-delivery-info']],
    ['pick-up', date, { soup: 1 }, pickup, ['pickup-unavailable']],
    ['pick-up without a name', date, { soup: 1 }, { ...pickup, name: '' }, ['no-delivery-info']],
    ['everything', undefined, {}, undefined, ['date-closed', 'order-empty', 'no-delivery-info']],
  ])('%s', (_, onDate, quantities, details, codes) => {
    expect(orderLevelProblems(isOpen(onDate), quantities, details).map(({ code }) => code)).toEqual(
      codes,
    );
  });
});
