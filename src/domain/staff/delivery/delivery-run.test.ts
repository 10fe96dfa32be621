import { describe, expect, it } from 'vitest';
import { addressFull, date } from '../../testing/fixtures.ts';
import { cashOrder } from '../../testing/staff-actors.ts';
import {
  areasOf,
  behindAfterDrop,
  behindAfterStep,
  parseRun,
  positionIn,
  stopsOf,
} from './delivery-run.ts';
import { atClock, isClockOn, windowsFrom } from './stop-windows.ts';

const at = (orderKey: string, address: string, locality: string) => {
  const { customerInfo } = cashOrder();
  const place = locality ? { ...addressFull, locality } : null;
  return cashOrder({
    orderKey,
    orderId: orderKey,
    customerInfo: { ...customerInfo, address, addressFull: place },
  });
};
const orders = [
  at('b', '9 B St', 'Ryde'),
  at('a', '1 A St', 'Ryde'),
  at('e', '5 E St', 'Epping'),
  at('x', 'somewhere', ''),
];
const shape = (run = parseRun(undefined)) =>
  areasOf(orders, run).map(({ name, stops }) => [
    name,
    ...stops.map(({ order }) => order.orderKey),
  ]);

describe('areasOf', () => {
  it('groups stops by suburb, sorted by name unless staff set an order', () => {
    expect(shape()).toEqual([
      ['', 'x'],
      ['Epping', 'e'],
      ['Ryde', 'a', 'b'],
    ]);
  });

  it('uses the order that staff have set, with later stops at the end', () => {
    const run = { ...parseRun(undefined), areas: ['Ryde'], stops: ['u1_b'] };
    expect(shape(run)).toEqual([
      ['Ryde', 'b', 'a'],
      ['', 'x'],
      ['Epping', 'e'],
    ]);
  });
});

describe('stopsOf', () => {
  it('numbers the stops of a date through all its areas', () => {
    const run = { ...parseRun(undefined), areas: ['Ryde'], stops: ['u1_b'] };
    expect(stopsOf(orders, run).map(({ number, order }) => [number, order.orderKey])).toEqual([
      ['1', 'b'],
      ['2', 'a'],
      ['3', 'x'],
      ['4', 'e'],
    ]);
  });
});

it('keeps the numbers that were printed, and tells the place on the route beside them', () => {
  const numbers = { '1': 'u1_a', '2': 'u1_e' };
  const run = { ...parseRun(undefined), areas: ['Ryde'], stops: ['u1_a'], numbers };
  expect(stopsOf(orders, run).map(({ id, number, place }) => [id, number, place])).toEqual([
    ['u1_a', '1', 1],
    ['u1_b', '1a', 2],
    ['u1_x', '1b', 3],
    ['u1_e', '2', 4],
  ]);
});

describe('behindAfterStep', () => {
  it.each([
    ['c', -1, [], 'a'],
    ['b', -1, [], null],
    ['a', 1, [], 'b'],
    ['b', 1, [], 'c'],
    ['a', -1, [], null],
    ['d', 1, [], 'c'],
    // What is folded is passed with the next that is seen.
    ['d', -1, ['b', 'c'], null],
    ['a', 1, ['b', 'c'], 'd'],
    ['d', -1, ['c'], 'a'],
    ['c', -1, ['a', 'b'], 'b'],
    ['b', 1, ['c', 'd'], 'a'],
  ] as const)(
    '%s moves by %i past those that are seen beside %j: behind %s',
    (entry, by, folded, behind) => {
      expect(behindAfterStep(['a', 'b', 'c', 'd'], entry, by, new Set(folded))).toBe(behind);
    },
  );
});

it.each([
  ['a', 'c', 'c'],
  ['a', 'b', 'b'],
  ['d', 'b', 'a'],
  ['c', 'a', null],
] as const)('%s comes to the place of %s, behind %s', (entry, other, behind) => {
  expect(behindAfterDrop(['a', 'b', 'c', 'd'], entry, other)).toBe(behind);
});

describe('positionIn', () => {
  it.each([
    ['5', 5],
    [' 9 ', 9],
    ['4', undefined],
    ['10', undefined],
    ['', undefined],
    ['5.5', undefined],
    ['-5', undefined],
    ['5번', undefined],
  ])('reads %j from 5 to 9 as %s', (typed, position) => {
    expect(positionIn(typed, 5, 9)).toBe(position);
  });
});

describe('windowsFrom', () => {
  it('gives each stop a window that begins on a multiple of five minutes', () => {
    const start = atClock(date.deliveryDate, '13:00');
    const windows = windowsFrom([{ id: 'a' }, { id: 'b' }], { start, minutes: 8, length: 60 });
    expect(windows).toEqual({
      a: { from: start, to: start + 3_600_000 },
      b: { from: start + 300_000, to: start + 3_900_000 },
    });
  });

  it('reads a wall-clock time on the day of delivery', () => {
    expect(atClock(date.deliveryDate, '12:00')).toBe(date.deliveryDate);
    expect(new Date(atClock(date.deliveryDate, '09:30')).toISOString()).toBe(
      '2026-11-23T22:30:00.000Z',
    );
  });

  it('reads it on a day whose date is stored at another time than noon', () => {
    const noon = atClock(date.deliveryDate, '12:00');
    for (const stored of ['00:00', '10:55', '22:55', '23:59']) {
      expect(atClock(atClock(noon, stored), '13:00')).toBe(noon + 3_600_000);
    }
  });

  it('counts the hours of the day that daylight saving begins, 4 October', () => {
    const noon = Date.parse('2026-10-04T01:00:00Z');
    expect(atClock(noon, '01:00')).toBe(Date.parse('2026-10-03T15:00:00Z'));
    expect(atClock(noon, '13:00')).toBe(noon + 3_600_000);
  });

  it.each([
    ['2026-10-04', '01:59', true],
    ['2026-10-04', '02:30', false],
    ['2026-10-05', '02:30', true],
    ['2026-10-04', 'x', false],
    ['2026-10-04', '24:00', false],
    ['0002-10-04', '02:30', false],
  ])('tells whether on %s there is a time %s: %s', (day, clock, exists) => {
    expect(isClockOn(Date.parse(`${day}T01:00:00Z`), clock)).toBe(exists);
  });
});
