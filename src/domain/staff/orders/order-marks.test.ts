import { describe, expect, it } from 'vitest';
import { refOf } from '../../order/order-id.ts';
import { orderStatusPath } from '../../order/order-status.ts';
import { outcomeOf, storeAfterAction } from '../../testing/act-on-store.ts';
import { dateId } from '../../testing/fixtures.ts';
import { cashOrder, otherActor, staffActor } from '../../testing/staff-actors.ts';
import {
  cashTaken,
  contentOf,
  leftToCollect,
  markActions,
  markOf,
  type OrderMarks,
} from './order-marks.ts';

const { packed, 'cash-taken': cashTakenAtDoor } = markActions;
const order = cashOrder();
const pack = {
  dateId,
  ...refOf(order),
  mark: markOf(order, 'packed'),
};
const path = `orderMarks/${dateId}/orders/u1_${order.orderId}`;

describe('marks', () => {
  it('stores what was packed, when and by whom', async () => {
    const after = await storeAfterAction(packed, pack, {});
    expect(after[path]?.packed).toEqual({
      at: staffActor.now,
      by: 'boss@example.com',
      version: 'try-1',
      lines: { soup: 3 },
      address: order.customerInfo.address,
      request: '',
    });
  });

  it('takes a mark of a hundred dishes, and none that a role could fill the date with', async () => {
    const of = (letters: number) => {
      const keys = Array.from({ length: 100 }, (_, i) => String(i).padStart(letters, 'x'));
      const lines = Object.fromEntries(keys.map((key) => [key, 1]));
      return { ...pack, mark: { ...pack.mark, version: 'v'.repeat(200), lines } };
    };
    expect(await outcomeOf(packed, of(90), {})).toMatchObject({ kind: 'write' });
    expect(await outcomeOf(packed, of(1500), {})).toMatchObject({
      kind: 'refused',
      problem: { code: 'invalid' },
    });
    const both = { ...pack.mark, version: '가'.repeat(10_240), address: '가'.repeat(10_240) };
    expect(await outcomeOf(packed, { ...pack, mark: both }, {})).toMatchObject({ kind: 'refused' });
  });

  it('takes a mark of an order whose texts are all that its customer has room for, whatever their letters', async () => {
    for (const letter of ['x', '가', '\n', '"', '\u0001', '\u202e', '\u0301']) {
      const letters = letter.repeat(Math.floor(8500 / new TextEncoder().encode(letter).length));
      const wordy = { ...order, orderRequest: letters };
      const mark = markOf(wordy, 'packed');
      const outcome = await outcomeOf(packed, { ...pack, mark }, {});
      expect([letter, outcome.kind]).toEqual([letter, 'write']);
    }
  });

  it('tells the customer how far the order has come, without who did it, as long as a mark stands', async () => {
    const collect = { ...pack, mark: markOf(order, 'cash-taken', 6000) };
    const status = orderStatusPath(pack);
    const marked = await storeAfterAction(packed, pack, {});
    expect(marked[status]).toEqual({ uid: 'u1', packed: staffActor.now });
    const later = { actor: { ...otherActor, now: staffActor.now + 1 } };
    const both = await storeAfterAction(cashTakenAtDoor, collect, marked, later);
    const times = { packed: staffActor.now, 'cash-taken': staffActor.now + 1 };
    expect(both[status]).toEqual({ uid: 'u1', ...times });
    const unpacked = await storeAfterAction(packed, { ...pack, mark: null }, both);
    expect(unpacked[status]).toEqual({ uid: 'u1', 'cash-taken': staffActor.now + 1 });
    const none = await storeAfterAction(cashTakenAtDoor, { ...pack, mark: null }, unpacked);
    expect(none[status]).toBeUndefined();
  });

  it('removes a mark', async () => {
    const marked = await storeAfterAction(packed, pack, {});
    const after = await storeAfterAction(packed, { ...pack, mark: null }, marked);
    expect(after[path]).toEqual({ uid: 'u1' });
  });

  it.each([
    ['setting', pack, {}],
    ['removing', { ...pack, mark: null }, { packed: { ...pack.mark, at: 1, by: 'cook' } }],
  ])(
    'names first in the log what %s it changes: who did that is found by it',
    async (_, input, marks) => {
      const outcome = await outcomeOf(packed, input, { [path]: marks });
      const writes = outcome.kind === 'write' ? outcome.writes : [];
      const entry = writes.find(({ collection }) => collection === 'staffLog');
      const paths = entry?.fields.find((field) => field.path[0] === 'paths') as { set: string[] };
      expect(paths.set.slice(0, 2)).toEqual([`${path}#packed`, `${path}#uid`]);
    },
  );

  it('accepts a mark that somebody else made for the same version', async () => {
    const marked = await storeAfterAction(packed, pack, {});
    const again = await outcomeOf(packed, pack, marked, { seen: null, actor: otherActor });
    expect(again).toMatchObject({ kind: 'already-done' });
  });

  it('asks when the mark is not the one that was shown', async () => {
    const marked = await storeAfterAction(packed, pack, {});
    const newer = { ...pack, mark: { version: 'try-2' } };
    const actor = otherActor;
    expect(await outcomeOf(packed, newer, marked, { seen: null, actor })).toMatchObject({
      kind: 'conflict',
      now: pack.mark,
    });
    const { packed: stored } = marked[path] as unknown as OrderMarks;
    expect(
      await outcomeOf(packed, newer, marked, { seen: contentOf(stored), actor }),
    ).toMatchObject({ kind: 'write' });
  });

  it('stores the collected amount, and no amount for a delivery', () => {
    expect(markOf(order, 'cash-taken', 6000)).toEqual({ version: 'try-1', amount: 6000 });
    expect(markOf(order, 'delivered')).toEqual({ version: 'try-1' });
  });
});

describe('cash at the door', () => {
  const taken = (amount: number): OrderMarks => ({
    uid: 'u1',
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
});
