import { describe, expect, it } from 'vitest';
import { date } from '../testing/fixtures.ts';
import { datesToShow, isOpen } from './open-dates.ts';

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
