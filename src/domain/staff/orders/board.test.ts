import { describe, expect, it } from 'vitest';
import { boardOf } from '../../testing/drawn-board.ts';
import { cashOrder } from '../../testing/staff-actors.ts';
import {
  boardCounts,
  boardFilters,
  boardId,
  markAfterTap,
  matchesFilter,
  seenVersion,
} from './board.ts';
import { markOf, type OrderMarks } from './order-marks.ts';

const order = cashOrder();
const id = boardId(order);
const gone = { ...order, cancelledAt: order.orderDate + 1 };
const card = cashOrder({
  orderKey: 'b',
  orderId: 'b',
  paymentMethod: 'card',
  paid: true,
  attemptId: 'try-9',
});
const orders = { u1: { [order.orderKey]: order, b: card } };
const seenAll = { [id]: 'try-1', u1_b: 'try-9' };
const mark = { ...markOf(order, 'packed'), at: 1, by: 'boss' };
const packed: OrderMarks = { uid: 'u1', packed: mark };

const cashMarks = (amount: number) =>
  new Map([[id, { ...packed, 'cash-taken': { version: 'try-0', amount, at: 1, by: 'boss' } }]]);

describe('boardOf', () => {
  it('marks orders that this phone has not shown yet as new or changed', () => {
    const board = boardOf(orders, new Map(), { [id]: 'older' });
    expect(board.map(({ change }) => change)).toEqual(['changed', 'new']);
    expect(boardOf(orders, new Map(), seenAll).map(({ change }) => change)).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('lists a cancelled order first until it has been seen', () => {
    const [first, ...others] = boardOf({ u1: { b: card } }, new Map(), seenAll, [gone]);
    expect(first).toMatchObject({ id, cancelled: true, change: 'cancelled' });
    const seen = { ...seenAll, [id]: seenVersion(gone) };
    expect(boardOf({ u1: { b: card } }, new Map(), seen, [gone])).toEqual(others);
  });

  it('lists an order once that was cancelled twice, again after the second time', () => {
    const again = { ...gone, cancelledAt: gone.cancelledAt + 1 };
    const seen = { ...seenAll, [id]: seenVersion(gone) };
    expect(boardOf({}, new Map(), seen, [again, gone])).toMatchObject([
      { id, change: 'cancelled', order: { cancelledAt: again.cancelledAt } },
    ]);
  });

  it('lists an order that was placed again after its cancellation only as new', () => {
    const seen = { [id]: seenVersion(gone) };
    const board = boardOf({ u1: { [order.orderKey]: order } }, new Map(), seen, [gone]);
    expect(board).toMatchObject([{ id, cancelled: false, change: 'new' }]);
  });

  it('counts an order that was changed after packing as not packed', () => {
    const changed = cashOrder({ attemptId: 'try-2' });
    const board = boardOf({ u1: { [order.orderKey]: changed } }, new Map([[id, packed]]), {});
    expect(board[0]).toMatchObject({ packed: false, repack: { lines: [] } });
  });

  it('has nothing to collect for an order paid by card', () => {
    const board = boardOf(orders, new Map(), seenAll);
    expect(board.map(({ collect }) => collect)).toEqual([6000, 0]);
  });

  it('still collects the difference after an order that was paid in cash became dearer', () => {
    const [one] = boardOf({ u1: { [order.orderKey]: order } }, cashMarks(5000), seenAll);
    expect(one).toMatchObject({ due: 6000, taken: 5000, collect: 1000 });
  });

  it('keeps a cancelled order until the cash taken for it is given back', () => {
    const seen = { [id]: seenVersion(gone) };
    const [one] = boardOf({}, cashMarks(5000), seen, [gone]);
    expect(one).toMatchObject({ cancelled: true, change: undefined, due: 0, collect: -5000 });
  });
});

describe('boardCounts', () => {
  it('counts orders, portions, sums and open work', () => {
    const cash = { ...markOf(order, 'cash-taken', 6000), at: 1, by: 'boss' };
    const done: OrderMarks = { ...packed, delivered: mark, 'cash-taken': cash };
    const counts = boardCounts(boardOf(orders, new Map([[id, done]]), {}, []));
    expect(counts).toEqual({
      orders: 2,
      portions: 6,
      total: 12_000,
      toPack: 1,
      toDeliver: 1,
      toCollect: 0,
      collect: 0,
      giveBack: 0,
      changes: 2,
    });
  });

  it('sums what is to be collected and what is to be given back', () => {
    const other = cashOrder({ orderKey: 'c', orderId: 'c' });
    const both = { u1: { [order.orderKey]: order, c: other } };
    const counts = (amount: number) => boardCounts(boardOf(both, cashMarks(amount), {}));
    expect(counts(5000)).toMatchObject({ toCollect: 2, collect: 7000, giveBack: 0 });
    expect(counts(7500)).toMatchObject({ toCollect: 1, collect: 6000, giveBack: 1500 });
  });

  it('counts a cancelled order only as new', () => {
    const counts = boardCounts(boardOf({}, new Map(), {}, [gone]));
    expect(counts).toMatchObject({ orders: 0, total: 0, toPack: 0, toCollect: 0, changes: 1 });
  });
});

describe('matchesFilter', () => {
  it('shows every order without a filter, and with a filter only matching orders', () => {
    const [one] = boardOf(orders, new Map(), seenAll);
    if (!one) throw new Error('no order');
    expect(boardFilters.filter((filter) => matchesFilter(filter, one))).toEqual([
      'all',
      'to-pack',
      'to-deliver',
      'to-collect',
    ]);
  });
});

describe('markAfterTap', () => {
  const tapped = (
    marks: ReadonlyMap<string, OrderMarks>,
    kind: Parameters<typeof markAfterTap>[1],
  ) => {
    const [one] = boardOf({ u1: { [order.orderKey]: order } }, marks, {});
    if (!one) throw new Error('no order');
    return markAfterTap(one, kind);
  };

  it('sets a mark, and removes one that still holds', () => {
    expect(tapped(new Map(), 'delivered')).toEqual({ version: 'try-1' });
    expect(tapped(new Map([[id, packed]]), 'packed')).toBeNull();
    expect(tapped(cashMarks(6000), 'cash-taken')).toBeNull();
  });

  it('marks a changed order as packed again, and its cash as settled', () => {
    const older: OrderMarks = { ...packed, packed: { ...mark, version: 'try-0' } };
    expect(tapped(new Map([[id, older]]), 'packed')).toMatchObject({ version: 'try-1' });
    for (const amount of [5000, 7500]) {
      expect(tapped(cashMarks(amount), 'cash-taken')).toEqual({ version: 'try-1', amount: 6000 });
    }
  });

  it('removes the cash of a cancelled order once it is given back', () => {
    const [one] = boardOf({}, cashMarks(5000), {}, [gone]);
    expect(one && markAfterTap(one, 'cash-taken')).toBeNull();
  });
});
