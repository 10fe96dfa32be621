import { expect, it } from 'vitest';
import { date, now } from '../../testing/fixtures.ts';
import { datesForStaff } from './date-to-run.ts';

const on = (day: string, more: object = {}) => ({
  ...date,
  deliveryDate: Date.parse(`${day}T01:00:00Z`),
  ...more,
});

it('lists the next delivery first, then later ones, then past and hidden ones, latest first', () => {
  const dates = {
    '20261124_1': on('2026-11-24'),
    '20261121_1': on('2026-11-21', { orderDone: true }),
    '20261117_1': on('2026-11-17'),
    '20261127_1': on('2026-11-27'),
    '20261201_1': on('2026-12-01', { active: false }),
  };
  // Today's delivery comes first.
  expect(datesForStaff(dates, now).map(({ dateId }) => dateId)).toEqual([
    '20261121_1',
    '20261124_1',
    '20261127_1',
    '20261201_1',
    '20261117_1',
  ]);
});
