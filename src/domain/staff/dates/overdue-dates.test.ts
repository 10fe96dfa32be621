import { expect, it } from 'vitest';
import { date } from '../../testing/fixtures.ts';
import { isOverdue, overdueDates } from './overdue-dates.ts';

const at = date.finishDate;

it('is overdue from its cut-off until staff close or hide it', () => {
  expect(isOverdue(date, at - 1)).toBe(false);
  expect(isOverdue(date, at)).toBe(true);
  expect(isOverdue({ ...date, orderDone: true }, at)).toBe(false);
  expect(isOverdue({ ...date, active: false }, at)).toBe(false);
  expect(isOverdue({ ...date, finishDate: 0 }, at)).toBe(false);
});

it('is not overdue while it closes by itself, unless that takes too long or staff have opened it again', () => {
  const closing = { ...date, closesByItself: true };
  expect(isOverdue(closing, at + 299_999)).toBe(false);
  expect(isOverdue(closing, at + 300_000)).toBe(true);
  expect(isOverdue({ ...closing, closedAtCutOff: at }, at)).toBe(true);
  expect(isOverdue({ ...closing, closedAtCutOff: at - 1 }, at)).toBe(false);
});

it('lists those that have waited longest first, however long ago their day was', () => {
  const dates = {
    later: { ...date, finishDate: at - 1 },
    ahead: { ...date, finishDate: at + 1 },
    first: { ...date, finishDate: at - 90 * 86_400_000 },
    closed: { ...date, orderDone: true },
  };
  expect(overdueDates(dates, at).map(({ dateId }) => dateId)).toEqual(['first', 'later']);
});
