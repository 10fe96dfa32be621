import { expect, it } from 'vitest';
import type { Order } from '../../order/order.ts';
import { amountDue } from '../../order/order.ts';
import { info, orderKey, otherInfo, otherKey } from '../../testing/fixtures.ts';
import { cashOrder } from '../../testing/staff-actors.ts';
import { type BoardOrder, boardFrom } from './board.ts';
import { addedQuantities, ordersThere } from './second-order.ts';

const order = cashOrder();
const { customerInfo } = order;
const elsewhere = cashOrder({
  ...{ orderId: 'try-9', orderKey: otherKey },
  customerInfo: { ...customerInfo, address: otherInfo.address, addr_unit: '' },
});
const neighbours = cashOrder({
  orderId: 'try-8',
  customerInfo: { ...customerInfo, uid: 'u2', address: 'unit 5, 12 Smith Street, Epping' },
});
const boardOf = (...orders: Order[]): BoardOrder<Order>[] =>
  boardFrom(
    orders.map((one) => ({ order: one, total: amountDue(one), due: amountDue(one) })),
    new Map(),
    {},
    [],
  );
const to = { uid: 'u1', info, orderKey, edited: undefined };
const names = (found: ReturnType<typeof ordersThere>) =>
  found.map(({ one, isSamePlace }) => [one.order.orderId, isSamePlace]);

it('finds all orders of the caller, and those of others for the same door', () => {
  const orders = boardOf(order, elsewhere, neighbours);
  expect(names(ordersThere(orders, to))).toEqual([
    ['try-1', true],
    ['try-9', false],
    ['try-8', false],
  ]);
  expect(names(ordersThere(orders, { ...to, uid: 'u3', orderKey: otherKey }))).toEqual([
    ['try-1', false],
    ['try-8', false],
  ]);
});

it('of an order that is changed, finds only others for its door, and none that is cancelled', () => {
  const [first, second, third] = boardOf(order, elsewhere, neighbours);
  if (!first || !second || !third) throw new Error('no orders');
  expect(names(ordersThere([first, second, third], { ...to, edited: first.id }))).toEqual([
    ['try-8', false],
  ]);
  expect(ordersThere([{ ...first, cancelled: true }], to)).toEqual([]);
});

it('adds up the dishes of both', () => {
  expect(addedQuantities({ soup: 3, kimchi: 1 }, { kimchi: 2, tofu: 1 })).toEqual({
    ...{ soup: 3, kimchi: 3, tofu: 1 },
  });
});

it('looks past an older order that says nothing of where it goes', () => {
  const older = { ...neighbours, customerInfo: { uid: 'u2' } } as Order;
  expect(names(ordersThere(boardOf(older, order), { ...to, uid: 'u3' }))).toEqual([
    ['try-1', false],
  ]);
});
