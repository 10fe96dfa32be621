import { expect, it } from 'vitest';
import { boardOf } from '../../testing/drawn-board.ts';
import { cashOrder } from '../../testing/staff-actors.ts';
import { boardId } from './board.ts';
import { dishCounts } from './dish-counts.ts';
import { markOf } from './order-marks.ts';

const order = cashOrder();
const other = cashOrder({ orderKey: 'b', orderId: 'b' });
const packed = { uid: 'u1', packed: { ...markOf(order, 'packed'), at: 1, by: 'boss' } };

it('adds up the portions of all orders, and those still to pack', () => {
  const board = boardOf(
    { u1: { [order.orderKey]: order, b: other } },
    new Map([[boardId(order), packed]]),
    {},
    [{ ...order, orderKey: 'gone', orderId: 'gone', cancelledAt: order.orderDate + 1 }],
  );
  expect(dishCounts(board)).toEqual([
    {
      menuKey: 'soup',
      line: expect.objectContaining({ menuTitle: '곰탕', menuTitleEn: 'Beef soup' }),
      all: 6,
      toPack: 3,
    },
  ]);
});
