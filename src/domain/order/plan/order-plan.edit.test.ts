import { describe, expect, it } from 'vitest';
import { ledgerKey } from '../../points/points.ts';
import {
  date,
  dateId,
  endOfDay,
  grant,
  now,
  orderKey,
  otherInfo,
  otherKey,
  user,
} from '../../testing/fixtures.ts';
import {
  cardOrder,
  cashOrder,
  editOf,
  ordersOf,
  problems,
  quoted,
  written,
} from '../../testing/planned-orders.ts';
import type { Order } from '../order.ts';
import { type OrderRequest, orderVersion } from './order-plan.ts';

describe('an edit of a cash order', () => {
  const context = { orders: ordersOf(cashOrder) };

  it('replaces the order under its key', () => {
    const { order, writes } = written(editOf(cashOrder, 4, 8000), context);
    expect(order).toMatchObject({ orderKey, totalPrice: '80.00', attemptId: 'try-2', paid: false });
    expect(writes[0]?.fields).toEqual([{ path: [dateId, orderKey], set: order }]);
    expect(order.smsMsgBody).toMatch(/^\[한상\] 주문 변경 배송/);
  });

  it.each([
    ['packed', { packed: 1 }],
    ['paid', { 'cash-taken': 1 }],
    ['delivered', { delivered: 1 }],
  ] as const)('is refused once the order is %s', (step, status) => {
    const begun = { ...context, status: { uid: 'u1', ...status } };
    const underWay = [{ code: 'order-under-way', step }];
    expect(problems(editOf(cashOrder, 4, 8000), begun)).toEqual(underWay);
    const move = { ...editOf(cashOrder, 4, 8000), previousOrderKey: orderKey };
    expect(problems(move, { ...begun, info: otherInfo })).toEqual(underWay);
    const byCard = { ...editOf(cardOrder, 4, 8000), paymentMethod: 'card' as const };
    expect(problems(byCard, { ...begun, orders: ordersOf(cardOrder) })).toEqual(underWay);
  });

  it('is refused once the day is over, though staff have not closed the date', () => {
    const late = { ...context, now: endOfDay };
    expect(problems(editOf(cashOrder, 4, 8000), late)).toEqual([{ code: 'date-closed' }]);
    expect(written(editOf(cashOrder, 4, 8000), { ...late, now: endOfDay - 1 }).order).toBeDefined();
  });

  it('may reduce the order down to the minimum', () => {
    const seen = { total: 5000, toPay: 5000 };
    const edit = { ...editOf(cashOrder, 0, 0), quantities: { soup: 1, set: 1 }, seen };
    expect(written(edit, context).order.totalPrice).toBe('50.00');
  });

  it('may change the payment to card, for the full total', () => {
    const edit = { ...editOf(cashOrder, 3, 6000), paymentMethod: 'card' as const };
    expect(written(edit, context, 'pi_2').order).toMatchObject({
      paymentMethod: 'card',
      paid: true,
      payment_intent: 'pi_2',
    });
  });

  it('keeps the invoice', () => {
    const invoiced = { ...cashOrder, invoice: 7, invoiceDate: 5, invoiceType: 'comm15' as const };
    const { order } = written(editOf(invoiced, 4, 8000), { orders: ordersOf(invoiced) });
    expect(order).toMatchObject({ invoice: 7, invoiceDate: 5, invoiceType: 'comm15' });
  });

  it('may reuse the points that the order has used', () => {
    const ledger = { g: grant(10) };
    const seen = { total: 6000, toPay: 5000 };
    const first = written({ usePoint: true, seen }, { ledger, balance: 1000 }).order;
    const used = {
      ...ledger,
      [ledgerKey(dateId, orderKey)]: { ...grant(0), usedPoint: 10, type: 'use-order-cash' },
    };
    const edit = { ...editOf(first, 4, 7000), usePoint: true };
    const { order, writes } = written(edit, { orders: ordersOf(first), ledger: used, balance: 0 });
    expect(order.usedPoint).toBe(10);
    expect(writes.at(-1)?.fields[0]).toEqual({ path: ['balance'], set: 0 });
  });

  it('keeps or reduces sold-out lines but does not increase them', () => {
    const soldOut = { ...context, date: { ...date, menus: { ...date.menus, soup: false } } };
    expect(written(editOf(cashOrder, 3, 6000), soldOut).order.totalPrice).toBe('60.00');
    expect(problems(editOf(cashOrder, 4, 8000), soldOut)).toEqual([
      { code: 'sold-out', menuKey: 'soup' },
    ]);
  });

  it('identifies older orders without an attempt id by their order time', () => {
    const { attemptId: _, ...older } = cashOrder;
    const old = older as Order;
    expect(orderVersion(old)).toBe(String(now));
    expect(written(editOf(old, 4, 8000), { orders: ordersOf(old) }).order.totalPrice).toBe('80.00');
    expect(orderVersion(undefined)).toBeNull();
    expect(orderVersion(cashOrder)).toBe('try-1');
  });
});

describe('an edit of a card-paid order', () => {
  const context = { orders: ordersOf(cardOrder) };

  it('is saved as paid at once when the total is unchanged', () => {
    const edit = {
      ...editOf(cardOrder, 0, 0),
      quantities: { set: 2 },
      seen: { total: 6000, toPay: 0 },
    };
    const { order } = written(edit, context);
    expect(order).toMatchObject({ paid: true, payment_intent: 'pi_1', attemptId: 'try-2' });
    expect(order).not.toHaveProperty('reOrderDifferenceToPay');
    expect(order.smsMsgBody).toContain('(카드 결제 완료)');
  });

  it('charges the difference to a higher total and applies once that is paid', () => {
    const waiting = quoted(editOf(cardOrder, 4, 2000), context).order;
    expect(waiting).toMatchObject({
      paid: false,
      reOrderDifferenceToPay: 20,
      payment_intent: 'pi_1',
    });
    expect(written(editOf(cardOrder, 4, 2000), context, 'pi_2').order).toMatchObject({
      paid: true,
      totalPrice: '80.00',
      reOrderDifferenceToPay: 20,
      payment_intent: 'pi_2',
    });
  });

  it('leaves a difference that is too small to charge for the delivery, and charges it with the next', () => {
    const edit = {
      ...editOf(cardOrder, 0, 0),
      quantities: { soup: 3, tofu: 9 },
      seen: { total: 6045, toPay: 0 },
    };
    const { order } = written(edit, context);
    expect(order).toMatchObject({ paid: true, totalPrice: '60.45', pointShortfall: 0.45 });
    expect(order.smsMsgBody).toContain('남은 금액 $0.45');
    const next = { ...edit, attemptId: 'try-3', basedOn: order.attemptId };
    const more = { ...next, quantities: { soup: 3, tofu: 10 }, seen: { total: 6050, toPay: 50 } };
    expect(quoted(more, { orders: ordersOf(order) }).order).toMatchObject({
      reOrderDifferenceToPay: 0.5,
    });
  });

  it('is refused for a lower total, including one lowered by points', () => {
    const big = written(
      { paymentMethod: 'card', quantities: { soup: 4 }, seen: { total: 8000, toPay: 8000 } },
      {},
      'pi_1',
    ).order;
    expect(problems(editOf(big, 3, -2000), { orders: ordersOf(big) })).toEqual([
      { code: 'below-card-payment', paid: 8000, due: 6000 },
    ]);
    const edit = { ...editOf(big, 4, -1000), usePoint: true };
    const points = { ledger: { g: grant(10) }, balance: 1000 };
    expect(problems(edit, { orders: ordersOf(big), ...points })).toEqual([
      { code: 'below-card-payment', paid: 8000, due: 7000 },
    ]);
  });

  it('cannot switch to cash', () => {
    const edit = { ...editOf(cardOrder, 4, 2000), paymentMethod: 'cash' as const };
    expect(problems(edit, context)).toEqual([{ code: 'already-paid-by-card' }]);
    const noCash = { ...context, user: { ...user, isCashAvailable: false } };
    expect(problems(edit, noCash)).toEqual([{ code: 'already-paid-by-card' }]);
  });
});

describe('a move to another address', () => {
  const move: Partial<OrderRequest> = { ...editOf(cashOrder, 3, 6000), previousOrderKey: orderKey };
  const context = { info: otherInfo, orders: ordersOf(cashOrder) };

  it('moves the order and its points in the same writes', () => {
    const { order, writes } = written(move, context);
    expect(order.orderKey).toBe(otherKey);
    expect(writes[0]?.fields).toEqual([
      { path: [dateId, otherKey], set: order },
      { path: [dateId, orderKey], remove: true },
    ]);
    expect(writes[1]?.fields).toEqual([
      { path: ['u1', otherKey], set: order },
      { path: ['u1', orderKey], remove: true },
    ]);
    expect(writes.at(-1)?.fields[1]).toEqual({
      path: ['lastChange'],
      set: {
        dateId,
        orderKey: otherKey,
        movedFrom: orderKey,
        at: now,
        backup: '20261121201530123_u1',
      },
    });
  });

  it('keeps the amount paid by card', () => {
    const card = { ...move, paymentMethod: 'card' as const, seen: { total: 6000, toPay: 0 } };
    const { order } = written(card, { ...context, orders: ordersOf(cardOrder) });
    expect(order).toMatchObject({ orderKey: otherKey, paid: true, payment_intent: 'pi_1' });
  });

  it('does not count the order’s own lines against the limit', () => {
    const kimchi = written({
      quantities: { soup: 3, kimchi: 4 },
      seen: { total: 10_940, toPay: 10_940 },
    }).order;
    const request = {
      ...move,
      quantities: { soup: 3, kimchi: 4 },
      seen: { total: 10_940, toPay: 10_940 },
    };
    expect(written(request, { info: otherInfo, orders: ordersOf(kimchi) }).order.orderKey).toBe(
      otherKey,
    );
  });

  it('is refused when the new address already has an order', () => {
    const there = written({ attemptId: 'try-9' }, { info: otherInfo }).order;
    const orders = { [dateId]: { [orderKey]: cashOrder, [otherKey]: there } };
    expect(problems(move, { info: otherInfo, orders })).toEqual([
      { code: 'order-exists-at-address' },
    ]);
  });

  it('is refused when the order no longer exists', () => {
    expect(problems(move, { info: otherInfo })).toEqual([{ code: 'order-changed' }]);
    expect(problems({ ...move, previousOrderKey: 'elsewhere' }, context)).toEqual([
      { code: 'order-changed' },
    ]);
  });

  it('is an edit when the address stays the same', () => {
    const { writes } = written(move, { orders: ordersOf(cashOrder) });
    expect(writes[0]?.fields).toHaveLength(1);
  });
});
