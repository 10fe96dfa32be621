import { describe, expect, it } from 'vitest';
import { refOf } from '../../order/order-id.ts';
import { dateId } from '../../testing/fixtures.ts';
import { cashOrder } from '../../testing/staff-actors.ts';
import { boardId } from './board.ts';
import { marksWithUnsent } from './marks-with-unsent.ts';
import { type MarkChange, markOf, type OrderMarks } from './order-marks.ts';

const order = cashOrder();
const id = boardId(order);
const mark = markOf(order, 'packed');
const pack: MarkChange = { kind: 'packed', dateId, ...refOf(order), mark, seen: null };
const theirs: OrderMarks = { uid: 'u1', packed: { ...mark, at: 5, by: 'boss' } };
const mine = (change: MarkChange) => ({ change, by: 'me', at: 0 });

describe('marks that are not stored yet', () => {
  it('stand on their orders, and leave other marks of them', () => {
    const delivered = { version: 'try-1', at: 3, by: 'driver' };
    const stored = new Map([[id, { uid: 'u1', delivered }]]);
    expect(marksWithUnsent(dateId, stored, [mine(pack)]).get(id)).toEqual({
      uid: 'u1',
      delivered,
      packed: { ...mark, at: 0, by: 'me' },
    });
  });

  it('leave somebody else’s mark that says the same as it is', () => {
    const stored = new Map([[id, theirs]]);
    expect(marksWithUnsent(dateId, stored, [mine(pack)])).toBe(stored);
  });

  it('take a mark back, the last one last', () => {
    const undone = mine({ ...pack, mark: null, seen: mark });
    expect(marksWithUnsent(dateId, new Map([[id, theirs]]), [undone]).get(id)).toEqual({
      uid: 'u1',
    });
    expect(marksWithUnsent(dateId, new Map(), [mine(pack), undone]).get(id)).toEqual({ uid: 'u1' });
  });

  it('are those of the date', () => {
    const elsewhere = mine({ ...pack, dateId: '20260101_1' });
    expect(marksWithUnsent(dateId, new Map(), [elsewhere])).toEqual(new Map());
  });
});
