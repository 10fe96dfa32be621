import { expect, it } from 'vitest';
import type { Order } from '../../order/order.ts';
import { boardOf } from '../../testing/drawn-board.ts';
import { cashOrder } from '../../testing/staff-actors.ts';
import { parseRun } from '../delivery/delivery-run.ts';
import { countChanged, printedOrders } from './changed-since.ts';

const order = cashOrder();
const boardWith = (...orders: Order[]) =>
  boardOf(
    Object.fromEntries(orders.map((one, at) => [`u${at}`, { [one.orderKey]: one }])),
    new Map(),
    {},
  );
const of = (changes: Partial<Order>) => boardWith({ ...order, ...changes });
const info = order.customerInfo;
const [key = '', line] = Object.entries(order.menus)[0] ?? [];

it.each<[what: string, changed: ReturnType<typeof boardWith>, count: number]>([
  ['nothing', boardWith(order), 0],
  ['another version that says the same', of({ attemptId: 'later' }), 0],
  ['a name', of({ customerInfo: { ...info, name: '김새봄' } }), 1],
  ['a phone', of({ customerInfo: { ...info, phone: '0499 999 999' } }), 1],
  ['a unit', of({ customerInfo: { ...info, addr_unit: '12' } }), 1],
  ['a note at the door', of({ customerInfo: { ...info, note: '뒷문' } }), 1],
  ['a request', of({ orderRequest: '덜 맵게' }), 1],
  ['a quantity', of({ menus: { ...order.menus, [key]: { ...line, q: 9 } as never } }), 1],
  ['what is paid', of({ paid: true, paymentMethod: 'card' }), 1],
  ['an order that is gone', boardWith(), 1],
  ['a new order', boardWith(order, { ...order, orderId: 'o2', orderKey: 'k2' }), 1],
])('%s: counts the orders of which papers say something else', (_, now, count) => {
  expect(countChanged(printedOrders(boardWith(order)), printedOrders(now))).toBe(count);
});

it('counts the orders whose stop has another number or time, on papers that have the stops', () => {
  const orders = boardWith(order, { ...order, orderId: 'o2', orderKey: 'k2' });
  const ids = orders.map(({ id }) => id);
  const printed = printedOrders(orders, parseRun({ stops: ids }));
  const turned = printedOrders(orders, parseRun({ stops: ids.toReversed() }));
  expect(countChanged(printed, turned)).toBe(2);
  expect(countChanged(printed, printedOrders(orders, parseRun({ stops: ids })))).toBe(0);
});
