import { describe, expect, it } from 'vitest';
import { date } from '../testing/fixtures.ts';
import { datesToShow, isOpen, isOver, takesOrders } from './open-dates.ts';

describe('open and closed', () => {
  it.each([
    [{ active: true, orderDone: false }, true],
    [{ active: true, orderDone: true }, false],
    [{ active: false, orderDone: false }, false],
    [{ active: false, orderDone: true }, false],
    [undefined, false],
  ])('%j open: %s', (state, open) => {
    expect(isOpen(state)).toBe(open);
  });

  it('lists open dates first, by day, and leaves out inactive ones', () => {
    const day = 86_400_000;
    const first = date.deliveryDate;
    const shown = datesToShow({
      d_closed: { ...date, orderDone: true, deliveryDate: first - day },
      c_later: { ...date, deliveryDate: first + day },
      b_same: { ...date },
      a_same: { ...date },
      hidden: { ...date, active: false },
    });
    expect(shown.map(({ dateId }) => dateId)).toEqual(['a_same', 'b_same', 'c_later', 'd_closed']);
    expect(shown[0]?.date).toEqual(date);
  });
});

it('ends the day of a date at midnight of eastern standard time', () => {
  expect(isOver('20261124_1', Date.parse('2026-11-24T13:59:59Z'))).toBe(false);
  expect(isOver('20261124_1', Date.parse('2026-11-24T14:00:00Z'))).toBe(true);
});

it('takes orders while a date is open and its day is not over', () => {
  const open = { active: true, orderDone: false };
  const before = Date.parse('2026-11-24T13:59:59Z');
  expect(takesOrders('20261124_1', open, before)).toBe(true);
  expect(takesOrders('20261124_1', open, before + 1000)).toBe(false);
  expect(takesOrders('20261124_1', { ...open, orderDone: true }, before)).toBe(false);
  expect(takesOrders('20261124_1', undefined, before)).toBe(false);
});
