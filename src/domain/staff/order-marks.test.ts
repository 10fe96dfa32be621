import { describe, expect, it } from 'vitest';
import { applyWrites } from '../testing/apply-writes.ts';
import { dateId } from '../testing/fixtures.ts';
import { cashOrder, otherActor, staffActor } from '../testing/staff.ts';
import {
  changesSincePacked,
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
  it('notes when, by whom and what was packed', () => {
    const marks = stored(planMark(pack, undefined, staffActor));
    expect(marks.packed).toEqual({
      at: staffActor.now,
      by: 'boss@example.com',
      version: 'try-1',
      lines: { soup: 3 },
      address: order.customerInfo.address,
    });
  });

  it('takes a mark back, and does nothing where there is none', () => {
    const marks = stored(planMark(pack, undefined, staffActor));
    const back: MarkChange = { ...pack, mark: null, seen: marks.packed?.at ?? null };
    const plan = planMark(back, { ...marks }, otherActor);
    expect(plan).toMatchObject({ kind: 'write' });
    expect(planMark(back, undefined, otherActor)).toEqual({ kind: 'already-done' });
  });

  it('agrees with somebody who marked the same version first', () => {
    const marks = stored(planMark(pack, undefined, staffActor));
    expect(planMark(pack, { ...marks }, otherActor)).toEqual({ kind: 'already-done' });
  });

  it('asks when the mark is another than the one that was seen', () => {
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

  it('notes how much was collected, and nothing more for a delivery', () => {
    expect(markOf(order, 'cash-taken')).toEqual({ version: 'try-1', amount: 6000 });
    expect(markOf(order, 'delivered')).toEqual({ version: 'try-1' });
  });
});

describe('changesSincePacked', () => {
  const packed = {
    uid: 'u1',
    orderKey: order.orderKey,
    packed: { ...markOf(order, 'packed'), at: 1, by: '' },
  };

  it('says nothing of an order that is packed as it stands, or not at all', () => {
    expect(changesSincePacked(order, packed)).toBeUndefined();
    expect(changesSincePacked(order, undefined)).toBeUndefined();
  });

  it('names dishes that were added, changed and taken away, and a new address', () => {
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
