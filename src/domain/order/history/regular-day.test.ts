import { expect, it } from 'vitest';
import { cashOrder } from '../../testing/planned-orders.ts';
import type { CustomerOrders } from '../order.ts';
import { ordersRegularly } from './regular-day.ts';

const dateId = '20261127_9';
const history = (...ids: string[]): CustomerOrders =>
  Object.fromEntries(ids.map((id) => [id, { key: cashOrder }]));

it.each<[string, boolean, CustomerOrders]>([
  ['a first order', false, history(dateId)],
  ['two weeks', false, history(dateId, '20261120_1')],
  ['three weeks', true, history(dateId, '20261120_1', '20261113_1')],
  ['three weeks, before the history has this one', true, history('20261120_1', '20261113_1')],
  ['three of four weeks', true, history(dateId, '20261120_1', '20261106_1')],
  ['three weeks within five', false, history(dateId, '20261120_1', '20261030_1')],
  ['another weekday', false, history(dateId, '20261120_1', '20261112_1', '20261119_1')],
  ['two dates on a day', false, history(dateId, '20261120_1', '20261120_2')],
  ['a later week', false, history(dateId, '20261204_1', '20261120_1')],
  ['a week whose order is gone', false, { ...history(dateId, '20261120_1'), '20261113_1': {} }],
])('%s', (_what, regular, orders) => {
  expect(ordersRegularly(orders, dateId)).toBe(regular);
});

it('counts days, not hours, across the change of the clock', () => {
  expect(ordersRegularly(history('20261002_1', '20260925_1'), '20261009_1')).toBe(true);
});
