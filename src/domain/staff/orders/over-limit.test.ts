import { expect, it } from 'vitest';
import { boardOf } from '../../testing/drawn-board.ts';
import { cashOrder } from '../../testing/staff-actors.ts';
import { overLimits } from './over-limit.ts';

const order = cashOrder();
const [line] = Object.values(order.menus);
if (!line) throw new Error('no line');
const at = (orderKey: string, q: number) => ({
  ...order,
  orderKey,
  orderId: orderKey,
  menus: { [line.menuKey]: { ...line, q } },
});
const boardWith = (...orders: (typeof order)[]) =>
  boardOf({ u1: Object.fromEntries(orders.map((one) => [one.orderKey, one])) }, new Map(), {});

it('names a dish of which one person has ordered too many, on each of their orders', () => {
  const over = overLimits(boardWith(at('a', 2), at('b', 3)), { [line.menuKey]: 4 });
  expect([...over.values()]).toEqual([
    [expect.objectContaining({ menuKey: line.menuKey, ordered: 5, limit: 4 })],
    [expect.objectContaining({ menuKey: line.menuKey, ordered: 5, limit: 4 })],
  ]);
});

it('names nothing within the limit, or without one', () => {
  const board = boardWith(at('a', 2), at('b', 2));
  expect(overLimits(board, { [line.menuKey]: 4 })).toEqual(new Map());
  expect(overLimits(board, {})).toEqual(new Map());
});

it('does not count what was cancelled', () => {
  const board = boardWith(at('a', 2), at('b', 3));
  const cancelled = board.map((one, index) => ({ ...one, cancelled: index === 0 }));
  expect(overLimits(cancelled, { [line.menuKey]: 4 })).toEqual(new Map());
});
