import { expect, it } from 'vitest';
import { dateId } from '../../testing/fixtures.ts';
import { cashOrder } from '../../testing/planned-orders.ts';
import { amountDue } from '../order.ts';
import { readableOrders } from './readable-orders.ts';

const [line = ''] = Object.keys(cashOrder.menus);

it('keeps every order as it is stored', () => {
  const data = {
    [dateId]: { home: cashOrder },
    '20210910_1': { home: cashOrder, away: cashOrder },
  };
  expect(readableOrders(data)).toEqual({ entries: data, unreadable: [] });
  expect(readableOrders(data).entries[dateId]?.home).toBe(cashOrder);
});

it.each([
  ['nothing', null],
  ['a text', 'order'],
  ['no dishes', { ...cashOrder, menus: undefined }],
  ['a dish without a title', { ...cashOrder, menus: { [line]: { q: 1, price: 2 } } }],
  ['no recipient', { ...cashOrder, customerInfo: null }],
  ['a total that is no amount', { ...cashOrder, totalPrice: 'sixty' }],
  ['no points', { ...cashOrder, usedPoint: undefined }],
  ['an unknown payment', { ...cashOrder, paymentMethod: 'shells' }],
  ['no time', { ...cashOrder, orderDate: undefined }],
])('leaves out an order with %s, and keeps the others', (_, bad) => {
  const { entries: orders, unreadable } = readableOrders({ [dateId]: { home: cashOrder, bad } });
  expect(orders).toEqual({ [dateId]: { home: cashOrder } });
  expect(unreadable).toEqual([`${dateId}/bad`]);
});

it('leaves out a date that is none, and what is stored in place of orders', () => {
  const data = { someday: { home: cashOrder }, '20210910_1': 7, [dateId]: { home: cashOrder } };
  const { entries: orders, unreadable } = readableOrders(data);
  expect(Object.keys(orders)).toEqual([dateId]);
  expect(unreadable.sort()).toEqual(['20210910_1', 'someday']);
});

it('keeps an old order whose amounts are numbers in texts', () => {
  const old = { ...cashOrder, totalPrice: 60, usedPoint: '4.50', orderRequest: undefined };
  const { entries: orders } = readableOrders({ '20210910_1': { home: old } });
  const kept = orders['20210910_1']?.home;
  expect(kept && amountDue(kept)).toBe(5550);
});
