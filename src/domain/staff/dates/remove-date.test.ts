import { describe, expect, it } from 'vitest';
import { outcomeOf, storeAfterAction } from '../../testing/act-on-store.ts';
import type { Documents } from '../../testing/apply-writes.ts';
import { date, dateId, menus } from '../../testing/fixtures.ts';
import { removeDate } from './remove-date.ts';

const hidden = { ...date, active: false };
const later = { ...date, deliveryDate: date.deliveryDate + 7 * 86_400_000 };
const stored: Documents = {
  'dates/activeDates': { [dateId]: hidden, '20261201_1': later },
  'dates/2026': { [dateId]: hidden },
  'manages/menus': menus,
};
const removal = { dateId, date: null };

describe('a date that was made by mistake', () => {
  it('leaves the list and its year, and comes back whole', async () => {
    const without = await storeAfterAction(removeDate, removal, stored);
    expect(without['dates/activeDates']).toEqual({ '20261201_1': later });
    expect(without['dates/2026']).toEqual({});
    const { undo } = without['staffLog/entry-1'] as { undo: { dateId: string; date: typeof date } };
    const back = await storeAfterAction(removeDate, undo, without);
    expect(back['dates/activeDates']).toEqual(stored['dates/activeDates']);
    expect(back['dates/2026']).toEqual(stored['dates/2026']);
  });

  it.each([
    ['an order', { [`orders2/${dateId}`]: { u1: { key: {} } } }],
    ['an order that was cancelled', { [`orders2/${dateId}`]: { u1: {} } }],
    ['a closing', { [`dayClosings/${dateId}`]: { dateId, number: 1 } }],
  ])('stays with %s', async (_, used) => {
    const outcome = await outcomeOf(removeDate, removal, { ...stored, ...used });
    expect(outcome).toEqual({ kind: 'refused', problem: { code: 'date-has-orders', dateId } });
  });

  it('stays while it takes orders, for somebody may be about to pay; also when it was put back and that is undone', async () => {
    const refusal = { kind: 'refused', problem: { code: 'date-open', dateId } };
    const open = { ...stored, 'dates/activeDates': { [dateId]: date } };
    expect(await outcomeOf(removeDate, removal, open)).toEqual(refusal);
    const back = await storeAfterAction(removeDate, { dateId, date }, { 'manages/menus': menus });
    const { undo } = back['staffLog/entry-1'] as { undo: typeof removal };
    expect(undo).toEqual(removal);
    expect(await outcomeOf(removeDate, undo, back)).toEqual(refusal);
    const closed = { ...stored, 'dates/activeDates': { [dateId]: { ...date, orderDone: true } } };
    expect(await storeAfterAction(removeDate, removal, closed)).toMatchObject({
      'dates/activeDates': {},
    });
  });

  it('is put back neither over another one, nor beside one of its day, nor on another day', async () => {
    const refused = async (input: { dateId: string; date: typeof date }, store = stored) => {
      const outcome = await outcomeOf(removeDate, input, store);
      return outcome.kind === 'refused' ? outcome.problem : outcome.kind;
    };
    const other = { ...date, orderDone: true };
    expect(await refused({ dateId, date: other })).toEqual({ code: 'invalid', field: 'date' });
    const twins = { ...stored, 'dates/activeDates': { [`${dateId}1`]: date } };
    expect(await refused({ dateId, date }, twins)).toEqual({
      code: 'date-not-ready',
      check: 'same-day',
    });
    expect(await refused({ dateId: '20261202_1', date })).toEqual({
      code: 'invalid',
      field: 'date',
    });
  });
});
