import { describe, expect, it } from 'vitest';
import { date, now } from '../../testing/fixtures.ts';
import { datesAhead, datesForStaff, datesToClose, dateToOpen } from './date-to-run.ts';

const on = (day: string, more: object = {}) => ({
  ...date,
  deliveryDate: Date.parse(`${day}T01:00:00Z`),
  ...more,
});

/** `now` is 21 November. */
const dates = {
  '20261124_1': on('2026-11-24'),
  '20261121_1': on('2026-11-21', { orderDone: true }),
  '20261117_1': on('2026-11-17'),
  '20261127_1': on('2026-11-27'),
  '20261201_1': on('2026-12-01', { active: false }),
};

it('lists the next delivery first, then later ones, then past and hidden ones, latest first', () => {
  // Today's delivery comes first.
  expect(datesForStaff(dates, now).map(({ dateId }) => dateId)).toEqual([
    '20261121_1',
    '20261124_1',
    '20261127_1',
    '20261201_1',
    '20261117_1',
  ]);
});

it('has the cash of the last four dates to close, today’s first', () => {
  expect(datesToClose(dates, now)).toEqual(['20261121_1', '20261117_1']);
  const more = { ...dates, '20261103_1': on('2026-11-03'), '20261106_1': on('2026-11-06') };
  const all = { ...more, '20261110_1': on('2026-11-10') };
  expect(datesToClose(all, now)).toEqual(['20261121_1', '20261117_1', '20261110_1', '20261106_1']);
});

describe('the date that the staff screens open on', () => {
  it('is one from today on', () => {
    expect(datesAhead(dates, now)).toEqual([
      '20261121_1',
      '20261124_1',
      '20261127_1',
      '20261201_1',
    ]);
  });

  it.each([
    ['the next of those with orders', ['20261127_1', '20261124_1'], '20261124_1'],
    ['today while it has orders', ['20261124_1', '20261121_1'], '20261121_1'],
    ['one with orders before one without, even if it is hidden', ['20261201_1'], '20261201_1'],
    ['never a past one, while there are others', ['20261117_1'], '20261121_1'],
    ['the next one where nothing is ordered', [], '20261121_1'],
  ])('is %s', (_, withOrders, expected) => {
    expect(dateToOpen(dates, new Set(withOrders), now)).toBe(expected);
  });

  it('is the last past one when no other is left, and none without dates', () => {
    const past = { '20261117_1': dates['20261117_1'], '20261113_1': on('2026-11-13') };
    expect(dateToOpen(past, new Set(), now)).toBe('20261117_1');
    expect(dateToOpen({}, new Set(), now)).toBeUndefined();
  });
});
