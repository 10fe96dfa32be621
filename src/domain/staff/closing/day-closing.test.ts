import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderIdOf, refOf } from '../../order/order-id.ts';
import { boardOf } from '../../testing/drawn-board.ts';
import { cashOrder } from '../../testing/staff-actors.ts';
import { markOf, type OrderMarks } from '../orders/order-marks.ts';
import {
  type CashStop,
  cashByDriver,
  cashStopsOf,
  changesSinceClosing,
  closingFault,
  closingId,
  closingRange,
  closingSums,
  countedCash,
  maxWhyLength,
  parseCounted,
} from './day-closing.ts';

const driver = 'driver@example.com';
const stop = (id: string, changes: Partial<CashStop> = {}): CashStop => ({
  ...{ id, by: driver, taken: 6000, left: 0, delivered: true },
  ...changes,
});
const unmarked = (id: string, left = 6000) => stop(id, { by: '', taken: 0, left });

describe('cashStopsOf', () => {
  const order = cashOrder();
  const { uid } = order.customerInfo;
  const id = orderIdOf(refOf(order));
  const marks = (own: Partial<OrderMarks> = {}) => new Map([[id, { uid, ...own }]]);
  const taken = { ...markOf(order, 'cash-taken', 6000), at: 1, by: driver };
  const orders = { [uid]: { [order.orderKey]: order } };

  it('says who has taken what of an order, and what is left', () => {
    expect(cashStopsOf(boardOf(orders, marks(), {}))).toEqual([
      { id, by: '', taken: 0, left: 6000, delivered: false },
    ]);
    const delivered = { version: 'v', at: 1, by: driver };
    expect(cashStopsOf(boardOf(orders, marks({ 'cash-taken': taken, delivered }), {}))).toEqual([
      { id, by: driver, taken: 6000, left: 0, delivered: true },
    ]);
  });

  it('leaves out orders that a card has paid', () => {
    const paid = { [uid]: { [order.orderKey]: cashOrder({ paymentMethod: 'card', paid: true }) } };
    expect(cashStopsOf(boardOf(paid, marks(), {}))).toEqual([]);
  });

  it('keeps cash that was taken for a cancelled order until it is given back', () => {
    const cancelled = [{ ...order, cancelledAt: 1 }];
    const board = boardOf({}, marks({ 'cash-taken': taken }), {}, cancelled);
    expect(cashStopsOf(board)).toEqual([
      { id, by: driver, taken: 6000, left: -6000, delivered: false },
    ]);
    expect(cashStopsOf(boardOf({}, marks(), {}, cancelled))).toEqual([]);
  });
});

describe('countedCash', () => {
  it('compares what each has marked with what each handed in', () => {
    const stops = [stop('a'), stop('b', { taken: 500 }), stop('c', { by: 'z' }), unmarked('d')];
    const counts = [
      { by: '', counted: 100, why: '?' },
      { by: 'z', counted: 6000, why: '' },
      { by: driver, counted: 6400, why: '잔돈' },
    ];
    expect(countedCash({ stops, counts })).toEqual([
      { by: driver, stops: 2, taken: 6500, counted: 6400, difference: -100, why: '잔돈' },
      { by: 'z', stops: 1, taken: 6000, counted: 6000, difference: 0, why: '' },
      { by: '', stops: 0, taken: 0, counted: 100, difference: 100, why: '?' },
    ]);
    expect(closingSums({ stops, counts })).toEqual({
      taken: 12_500,
      counted: 12_500,
      difference: 0,
    });
  });

  it('loses no cent: all that is marked is marked by somebody', () => {
    const drawn = fc.record({
      id: fc.uuid(),
      by: fc.constantFrom('a', 'b', 'c'),
      taken: fc.nat(100_000),
      left: fc.integer(),
      delivered: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(drawn), (stops) => {
        const counts = cashByDriver(stops).map(({ by, taken }) => ({
          by,
          counted: taken,
          why: '',
        }));
        const all = stops.reduce((sum, { taken }) => sum + taken, 0);
        expect(closingSums({ stops, counts })).toEqual({ taken: all, counted: all, difference: 0 });
        expect(closingFault({ stops, counts })).toBeUndefined();
      }),
    );
  });
});

describe('closingFault', () => {
  const count = (changes: object = {}) => ({ by: driver, counted: 6000, why: '', ...changes });
  const fault = (...counts: ReturnType<typeof count>[]) =>
    closingFault({ stops: [stop('a'), unmarked('b')], counts });

  it.each([
    ['everything is counted', [count()], undefined],
    ['somebody is not counted', [], 'counts'],
    ['somebody is counted twice', [count(), count()], 'counts'],
    ['somebody is counted who has marked nothing', [count(), count({ by: 'x' })], 'counts'],
    ['some is missing without a reason', [count({ counted: 5999, why: ' ' })], 'why'],
    ['some is missing for a reason', [count({ counted: 5999, why: '잔돈' })], undefined],
    ['the reason is too long', [count({ why: 'x'.repeat(maxWhyLength + 1) })], 'why'],
    ['unmarked cash has no reason', [count(), count({ by: '', counted: 1 })], 'why'],
    ['unmarked cash has one', [count(), count({ by: '', counted: 1, why: '?' })], undefined],
    [
      'unmarked cash is counted twice',
      [count(), count({ by: '', counted: 0 }), count({ by: '', counted: 0 })],
      'counts',
    ],
  ])('if %s', (_, counts, expected) => {
    expect(fault(...counts)).toBe(expected);
  });
});

describe('changesSinceClosing', () => {
  it('names orders whose marks or amounts are others now', () => {
    const [paid, later, gone, fresh] = [stop('a'), unmarked('b'), unmarked('c'), unmarked('d')];
    const collected = stop('b');
    expect(changesSinceClosing([paid, later, gone], [{ ...paid }, collected, fresh])).toEqual([
      { id: 'b', closed: later, now: collected },
      { id: 'c', closed: gone, now: undefined },
      { id: 'd', closed: undefined, now: fresh },
    ]);
  });
});

describe('parseCounted', () => {
  it.each([
    ['0', 0],
    ['340', 34_000],
    ['340.5', 34_050],
    [' $1,340.55 ', 134_055],
    ['', undefined],
    ['-5', undefined],
    ['1.234', undefined],
    ['x', undefined],
  ])('%j', (text, cents) => {
    expect(parseCounted(text)).toBe(cents);
  });
});

it('finds all closings of a date, and of no other', () => {
  const [from, before] = closingRange('20261127_1');
  const isIn = (id: string) => id >= from && id < before;
  expect([1, 2, 10].map((number) => isIn(closingId('20261127_1', number)))).toEqual([
    true,
    true,
    true,
  ]);
  expect(isIn(closingId('20261127_2', 1))).toBe(false);
  expect(isIn(closingId('20261128_1', 1))).toBe(false);
});
