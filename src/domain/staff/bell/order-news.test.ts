import { describe, expect, it } from 'vitest';
import { cashOrder } from '../../testing/staff-actors.ts';
import { isByCustomer, type OwnAct, orderNews } from './order-news.ts';

const at = 1_000_000_000;
const order = cashOrder({ orderDate: at, madeByUser: true });
const byStaff = { ...order, madeByUser: false };
const { orderKey, orderId = '' } = order;
const cancelled = { ...order, cancelledAt: at + 5 };
const act = (changes: Partial<OwnAct> = {}): OwnAct => ({
  action: 'order',
  at,
  orderId,
  ...changes,
});

describe('orderNews', () => {
  it('names the order and its version as the board does', () => {
    expect(orderNews('20261124_u1', order, [], [])).toEqual({
      id: '20261124_u1',
      name: order.customerInfo.name,
      dateId: order.dateId,
      orderId: `${order.customerInfo.uid}_${orderId}`,
      version: order.attemptId,
      kind: 'new',
      own: false,
    });
    expect(orderNews('x', cancelled, [], []).version).toBe(`cancelled ${cancelled.cancelledAt}`);
  });

  it.each([
    ['new', 'nothing before it', []],
    ['new', 'only itself', [{ orderId, orderKey, orderDate: at }]],
    ['new', 'another order at the same door', [{ orderId: 'b', orderKey, orderDate: at - 9 }]],
    ['changed', 'an earlier version', [{ orderId, orderKey, orderDate: at - 9 }]],
    ['changed', 'a version at another address', [{ orderId, orderKey: 'b', orderDate: at - 9 }]],
    [
      'new',
      'an earlier order that was cancelled',
      [
        { orderId, orderKey, orderDate: at - 9, cancelledAt: at - 8 },
        { orderId, orderKey, orderDate: at - 9 },
      ],
    ],
    [
      'changed',
      'one that was placed again after a cancellation',
      [
        { orderId, orderKey, orderDate: at - 7 },
        { orderId, orderKey, orderDate: at - 9, cancelledAt: at - 8 },
      ],
    ],
    [
      'changed',
      'one that staff have moved here from another date',
      [
        { orderId, orderKey, orderDate: at - 9 },
        { orderId, orderKey, orderDate: at - 9, cancelledAt: at - 1, movedTo: order.dateId },
      ],
    ],
    ['new', 'only a later version', [{ orderId, orderKey, orderDate: at + 9 }]],
  ] as const)('is %s with %s', (kind, _, versions) => {
    expect(orderNews('x', order, versions, []).kind).toBe(kind);
  });

  it('is cancelled with the document of a cancellation', () => {
    const versions = [{ orderId, orderKey, orderDate: at }];
    expect(orderNews('x', cancelled, versions, []).kind).toBe('cancelled');
  });

  it('is changed where staff have moved it to another date', () => {
    const left = { ...cancelled, movedTo: '20261127_1' };
    expect(orderNews('x', left, [], []).kind).toBe('changed');
  });

  it.each(['order', 'order-cancelled', 'order-restored', 'refund'])(
    'is own after an own action: %s',
    (action) => {
      expect(orderNews('x', byStaff, [], [act({ action })]).own).toBe(true);
      expect(orderNews('x', cancelled, [], [act({ action })]).own).toBe(true);
    },
  );

  it.each([
    ['nothing', []],
    ['an action that stores no order', [act({ action: 'order-marks' })]],
    ['an action about another order', [act({ orderId: 'b' })]],
    ['an action two minutes earlier', [act({ at: at - 120_001 })]],
    ['an action two minutes later', [act({ at: at + 120_001 })]],
  ])('is not own after %s', (_, acts) => {
    expect(orderNews('x', byStaff, [], acts).own).toBe(false);
  });

  it('is not own if the customer stored it, whatever else was done at that moment', () => {
    expect(orderNews('x', order, [], [act()]).own).toBe(false);
  });
});

describe('isByCustomer', () => {
  it('knows an order of a customer; a cancellation may be of either', () => {
    expect(isByCustomer(order)).toBe(true);
    expect(isByCustomer(byStaff)).toBe(false);
    expect(isByCustomer(cancelled)).toBe(false);
  });
});
