import { describe, expect, it } from 'vitest';
import type { ActiveDates } from '../../dates/active-date.ts';
import type { CustomerOrders, Order } from '../order.ts';
import { hasDeliveryRequest, mayCancel, orderHistory, orderStage } from './order-history.ts';

const order = (orderDate: number, totalPrice = '50.00') =>
  ({ orderDate, totalPrice, paymentMethod: 'cash' }) as Order;

describe('orderHistory', () => {
  it('sorts by delivery day, then by order time, newest first', () => {
    const orders: CustomerOrders = {
      '20261124_1': { a: order(1), b: order(2) },
      '20261201_1': { a: order(0) },
    };
    const backup: CustomerOrders = { '20240102_1': { old: order(9) } };
    const places = orderHistory(orders, backup).map((o) => `${o.dateId}/${o.orderKey}`);
    expect(places).toEqual(['20261201_1/a', '20261124_1/b', '20261124_1/a', '20240102_1/old']);
  });
  it('lists an order found in both documents once, preferring the current one', () => {
    const both = orderHistory(
      { '20261124_1': { a: order(5, '80.00') } },
      { '20261124_1': { a: order(1, '60.00') } },
    );
    expect(both).toHaveLength(1);
    expect(both[0]?.totalPrice).toBe('80.00');
  });
  it('is empty without orders', () => {
    expect(orderHistory(undefined, undefined)).toEqual([]);
  });
});

describe('orderStage', () => {
  const dates = {
    '20261124_1': { active: true, orderDone: false },
    '20261125_1': { active: true, orderDone: true },
    '20261126_1': { active: false, orderDone: false },
  } as unknown as ActiveDates;
  it.each([
    ['20261124_1', 20261120, 'open'],
    ['20261124_1', 20261124, 'open'],
    // Staff have forgotten to close it.
    ['20261124_1', 20261125, 'delivered'],
    ['20261125_1', 20261125, 'closed'],
    ['20261126_1', 20261120, 'closed'],
    ['20261125_1', 20261126, 'delivered'],
    ['20240101_1', 20261120, 'delivered'],
  ])('%s on day %i is %s', (dateId, today, state) => {
    expect(orderStage({ dateId }, dates, today)).toBe(state);
  });
});

it('allows cancelling only cash orders of open dates', () => {
  expect(mayCancel({ paymentMethod: 'cash' }, 'open')).toBe(true);
  expect(mayCancel({ paymentMethod: 'card' }, 'open')).toBe(false);
  expect(mayCancel({ paymentMethod: 'cash' }, 'closed')).toBe(false);
});

it('changes the label after 10 September 2021', () => {
  expect(hasDeliveryRequest('20210910_1')).toBe(false);
  expect(hasDeliveryRequest('20210911_1')).toBe(true);
});
