import { describe, expect, it } from 'vitest';
import type { ActiveDate } from '../../dates/active-date.ts';
import { sydneyTime } from '../../dates/sydney-time.ts';
import { dateProblems, isMenuPrice } from './catalogue-checks.ts';

it.each([
  [13.5, true],
  [0.01, true],
  [1000, true],
  [0.29, true],
  [0, false],
  [-5, false],
  [12.345, false],
  [1000.01, false],
  [99999, false],
  [Number.NaN, false],
])('a menu at a price of %s: %s', (price, good) => {
  expect(isMenuPrice(price)).toBe(good);
});

describe('a date that is to be stored', () => {
  const now = sydneyTime('2026-11-22T10:00');
  const date: ActiveDate = {
    deliveryDate: sydneyTime('2026-11-24T12:00'),
    finishDate: sydneyTime('2026-11-23T17:00'),
    orderDone: false,
    active: true,
    day: '화요일',
    menus: {},
    menuLimitForPerson: {},
    area: 'sydney',
  };
  const codes = (change: Partial<ActiveDate>, others: Record<string, ActiveDate> = {}) =>
    dateProblems('20261124_1', { ...date, ...change }, others, now).map(({ code }) => code);

  it('is fine', () => {
    expect(codes({})).toEqual([]);
  });

  it('closes before the day of its delivery', () => {
    expect(codes({ finishDate: sydneyTime('2026-11-23T23:59') })).toEqual([]);
    expect(codes({ finishDate: sydneyTime('2026-11-24T00:00') })).toEqual(['closes-too-late']);
    expect(codes({ finishDate: sydneyTime('2026-11-25T09:00') })).toEqual(['closes-too-late']);
  });

  it('takes no orders for a day that is over', () => {
    const past = {
      deliveryDate: sydneyTime('2020-11-24T12:00'),
      finishDate: sydneyTime('2020-11-22T17:00'),
    };
    expect(codes(past)).toEqual(['delivery-past']);
    expect(codes({ ...past, orderDone: true })).toEqual([]);
    expect(codes({ ...past, active: false })).toEqual([]);
  });

  it('is told when its cut-off has passed already', () => {
    const late = { finishDate: sydneyTime('2026-11-22T09:00') };
    expect(codes(late)).toEqual(['closes-past']);
    expect(codes({ ...late, orderDone: true })).toEqual([]);
  });

  it('is the only one that is shown for its day and area', () => {
    const other = { ...date, finishDate: sydneyTime('2026-11-22T17:00') };
    expect(dateProblems('20261124_1', date, { '20261124_2': other }, now)).toEqual([
      { code: 'same-day', dateId: '20261124_2' },
    ]);
    expect(codes({}, { '20261124_1': other })).toEqual([]);
    expect(codes({}, { '20261124_2': { ...other, active: false } })).toEqual([]);
    expect(codes({ active: false }, { '20261124_2': other })).toEqual([]);
    expect(codes({}, { '20261124_2': { ...other, area: 'gosford' } })).toEqual([]);
    const nextDay = { ...other, deliveryDate: sydneyTime('2026-11-25T12:00') };
    expect(codes({}, { '20261125_2': nextDay })).toEqual([]);
  });
});
