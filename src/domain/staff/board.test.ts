import { describe, expect, it } from 'vitest';
import { cashOrder } from '../testing/staff.ts';
import { boardCounts, boardFilters, boardId, boardOf, dishCounts, matchesFilter } from './board.ts';
import { markOf, type OrderMarks } from './order-marks.ts';

const order = cashOrder();
const id = boardId(order);
const card = cashOrder({ orderKey: 'b', paymentMethod: 'card', paid: true, attemptId: 'try-9' });
const orders = { u1: { [order.orderKey]: order, b: card } };
const seenAll = { [id]: 'try-1', u1_b: 'try-9' };
const mark = { ...markOf(order, 'packed'), at: 1, by: 'boss' };
const packed: OrderMarks = { uid: 'u1', orderKey: order.orderKey, packed: mark };

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
    const [first] = boardOf({ u1: { b: card } }, new Map(), seenAll, [order]);
    expect(first).toMatchObject({ id, change: 'cancelled' });
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
});

describe('boardCounts', () => {
  it('counts orders, portions, sums and open work', () => {
    const done: OrderMarks = { ...packed, delivered: mark, 'cash-taken': mark };
    const counts = boardCounts(boardOf(orders, new Map([[id, done]]), {}, []));
    expect(counts).toEqual({
      orders: 2,
      portions: 6,
      total: 12_000,
      toPack: 1,
      toDeliver: 1,
      toCollect: 0,
      collect: 0,
      changes: 2,
    });
  });

  it('counts a cancelled order only as new', () => {
    const counts = boardCounts(boardOf({}, new Map(), {}, [order]));
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

describe('dishCounts', () => {
  it('adds up the portions of all orders, and those still to pack', () => {
    const board = boardOf(orders, new Map([[id, packed]]), {}, [cashOrder({ orderKey: 'gone' })]);
    expect(dishCounts(board)).toEqual([
      {
        menuKey: 'soup',
        line: expect.objectContaining({ menuTitle: '곰탕', menuTitleEn: 'Beef soup' }),
        all: 6,
        toPack: 3,
      },
    ]);
  });
});
