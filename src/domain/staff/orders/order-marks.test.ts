import { describe, expect, it } from 'vitest';
import { applyWrites } from '../../testing/apply-writes.ts';
import { dateId } from '../../testing/fixtures.ts';
import { cashOrder, otherActor, staffActor } from '../../testing/staff.ts';
import {
  cashTaken,
  changesSincePacked,
  leftToCollect,
  type MarkChange,
  markOf,
  type OrderMarks,
  planMark,
} from './order-marks.ts';

const order = cashOrder();
const target = { dateId, uid: 'u1', orderKey: order.orderKey };
const pack: MarkChange = { ...target, kind: 'packed', mark: markOf(order, 'packed'), seen: null };

function stored(plan: ReturnType<typeof planMark>): OrderMarks {
  if (plan.kind !== 'write') throw new Error(JSON.stringify(plan));
  const path = `orderMarks/${dateId}/orders/u1_${order.orderKey}`;
  return applyWrites({}, plan.writes)[path] as unknown as OrderMarks;
}

describe('planMark', () => {
  it('stores what was packed, when and by whom', () => {
    const marks = stored(planMark(pack, undefined, staffActor));
    expect(marks.packed).toEqual({
      at: staffActor.now,
      by: 'boss@example.com',
      version: 'try-1',
      lines: { soup: 3 },
      address: order.customerInfo.address,
    });
  });

  it('removes a mark, and writes nothing when there is none', () => {
    const marks = stored(planMark(pack, undefined, staffActor));
    const back: MarkChange = { ...pack, mark: null, seen: marks.packed?.at ?? null };
    const plan = planMark(back, { ...marks }, otherActor);
    expect(plan).toMatchObject({ kind: 'write' });
    expect(planMark(back, undefined, otherActor)).toEqual({ kind: 'already-done' });
  });

  it('accepts a mark that somebody else made for the same version', () => {
    const marks = stored(planMark(pack, undefined, staffActor));
    expect(planMark(pack, { ...marks }, otherActor)).toEqual({ kind: 'already-done' });
  });

  it('reports a conflict when the mark is not the one that was shown', () => {
    const marks = stored(planMark(pack, undefined, staffActor));
    const newer: MarkChange = { ...pack, mark: { version: 'try-2' } };
    expect(planMark(newer, { ...marks }, otherActor)).toEqual({
      kind: 'refused',
      problem: { code: 'changed-meanwhile', state: 'boss@example.com' },
    });
    expect(
      planMark({ ...newer, seen: marks.packed?.at ?? 0 }, { ...marks }, otherActor),
    ).toMatchObject({
      kind: 'write',
    });
    expect(planMark({ ...newer, seen: 5 }, undefined, otherActor)).toMatchObject({
      problem: { code: 'changed-meanwhile', state: '' },
    });
  });

  it('stores the collected amount, and no amount for a delivery', () => {
    expect(markOf(order, 'cash-taken')).toEqual({ version: 'try-1', amount: 6000 });
    expect(markOf(order, 'delivered')).toEqual({ version: 'try-1' });
  });
});

describe('cash at the door', () => {
  const taken = (amount: number): OrderMarks => ({
    uid: 'u1',
    orderKey: order.orderKey,
    'cash-taken': { version: 'older', amount, at: 1, by: '' },
  });

  it('is what the mark says, nothing without one, and the difference is left', () => {
    expect([cashTaken(undefined), leftToCollect(order, undefined)]).toEqual([0, 6000]);
    expect([cashTaken(taken(6000)), leftToCollect(order, taken(6000))]).toEqual([6000, 0]);
    expect(leftToCollect(order, taken(5000))).toBe(1000);
  });

  it('goes back to the customer if it is more than the order costs', () => {
    expect(leftToCollect(order, taken(7500))).toBe(-1500);
    const paidByCard = cashOrder({ paymentMethod: 'card', paid: true });
    expect(leftToCollect(paidByCard, taken(6000))).toBe(-6000);
  });

  it('is logged by its amounts', () => {
    const mark = markOf(order, 'cash-taken');
    const take: MarkChange = { ...target, kind: 'cash-taken', mark, seen: 1 };
    const plan = planMark(take, { ...taken(5000) }, staffActor);
    if (plan.kind !== 'write') throw new Error(JSON.stringify(plan));
    expect(applyWrites({}, plan.writes)['staffLog/entry-1']).toMatchObject({
      action: 'cash-taken',
      before: '$50.00',
      after: '$60.00',
    });
  });
});

describe('changesSincePacked', () => {
  const packed = {
    uid: 'u1',
    orderKey: order.orderKey,
    packed: { ...markOf(order, 'packed'), at: 1, by: '' },
  };

  it('is empty for an order that is packed as it is, or not packed', () => {
    expect(changesSincePacked(order, packed)).toBeUndefined();
    expect(changesSincePacked(order, undefined)).toBeUndefined();
  });

  it('names added, changed and removed dishes, and a new address', () => {
    const { soup } = order.menus;
    if (!soup) throw new Error('no soup');
    const changed = cashOrder({
      attemptId: 'try-2',
      menus: { kimchi: { ...soup, menuKey: 'kimchi', q: 1 } },
      customerInfo: { ...order.customerInfo, address: '1 New St, Ryde' },
    });
    expect(changesSincePacked(changed, packed)).toEqual({
      lines: [
        { menuKey: 'soup', before: 3, after: 0 },
        { menuKey: 'kimchi', before: 0, after: 1 },
      ],
      addressChanged: true,
    });
    expect(changesSincePacked(cashOrder({ attemptId: 'try-3' }), packed)).toEqual({
      lines: [],
      addressChanged: false,
    });
  });
});
