import { describe, expect, it } from 'vitest';
import {
  type OrderRequest,
  type OrderSnapshot,
  orderVersion,
  planOrder,
} from '../order/plan/order-plan.ts';
import { earnedKey, type Ledger } from '../points/points.ts';
import { applyWrites } from '../testing/apply-writes.ts';
import {
  contextWith,
  date,
  dateId,
  endOfDay,
  grant,
  now,
  orderKey,
  otherInfo,
  otherKey,
  requestWith,
} from '../testing/fixtures.ts';
import { linkWith } from '../testing/pay-link-with.ts';
import { cashOrder, checkoutFor, ordersOf, waitingFor } from '../testing/planned-orders.ts';
import type { Checkout } from './checkout.ts';
import { planPaidOrder } from './paid-order-plan.ts';
import type { PayLink } from './pay-link.ts';
import { exceptionWrite, type TempOrders } from './temp-order.ts';

const payment = { payment_intent: 'pi_1', amount: 6000 };

function paid(
  checkout: Checkout,
  context: Partial<OrderSnapshot> = {},
  changes: Partial<typeof payment> = {},
  waiting: TempOrders = waitingFor(checkout),
) {
  const money = { ...payment, amount: checkout.amount, ...changes };
  const plan = planPaidOrder(checkout, contextWith(context), money, waiting);
  if (plan.kind !== 'write') throw new Error(`not completed: ${JSON.stringify(plan)}`);
  return plan;
}

describe('a payment', () => {
  it('stores the quoted order in every document', () => {
    const checkout = checkoutFor();
    const { order, writes, remarks } = paid(checkout);
    expect(remarks).toEqual([]);
    expect(order).toMatchObject({ paid: true, payment_intent: 'pi_1', totalPrice: '60.00' });
    expect(order).not.toHaveProperty('reOrderDifferenceToPay');
    expect(order.smsMsgBody).toContain('(카드 결제 완료)');
    const temp = { 'tempOrdersForCard/u1': { [dateId]: { [orderKey]: checkout.order } } };
    const after = applyWrites(temp, writes);
    expect(after['ordersForCustomer/u1']).toEqual({ [dateId]: { [orderKey]: order } });
    expect(after[`orders2/${dateId}`]).toEqual({ u1: { [orderKey]: order } });
    expect(after['cardPaymentIntent/pi_1']).toEqual(order);
    expect(after['tempOrdersForCard/u1']).toEqual({});
    expect(after['pointBalances/u1']).toMatchObject({ balance: 120 });
    expect(after['points/u1']).toMatchObject({
      [earnedKey(dateId, orderKey)]: { type: 'add-order-card', point: 1.2 },
    });
  });

  it('of a link makes its order one from then on, and brings no warning about dishes that it kept', () => {
    const sold = { ...date, menus: { ...date.menus, soup: false } };
    const byLink = { ...checkoutFor(), link: 'A'.repeat(16) };
    const later = paid(byLink, { now: now + 5000, date: sold });
    expect(later.order.orderDate).toBe(now + 5000);
    expect(later.remarks).toEqual([]);
    const own = paid(checkoutFor(), { now: now + 5000, date: sold });
    expect(own.order.orderDate).toBe(now);
    expect(own.remarks).toEqual([{ code: 'sold-out', menuKey: 'soup' }]);
    const closed = paid(byLink, { date: { ...date, orderDone: true } });
    expect(closed.remarks).toEqual([{ code: 'date-closed' }]);
  });

  it('brings no warning while the date that closed by itself awaits what was begun in time', () => {
    const cutOff = date.finishDate;
    const closed = { ...date, orderDone: true, closedAtCutOff: cutOff };
    const at = (minutes: number, changes: object = {}) =>
      paid(checkoutFor(), { now: cutOff + minutes * 60_000, date: { ...closed, ...changes } })
        .remarks;
    expect(at(39)).toEqual([]);
    expect(at(40)).toEqual([{ code: 'date-closed' }]);
    expect(at(39, { active: false })).toEqual([{ code: 'date-closed' }]);
    expect(at(39, { closedAtCutOff: undefined })).toEqual([{ code: 'date-closed' }]);
  });

  it('of a link warns of what the customer has ordered beside it since, and the order is stored', () => {
    const byLink = { ...checkoutFor(), link: 'A'.repeat(16) };
    const soup = checkoutFor().order.menus.soup;
    if (!soup) throw new Error('no soup');
    const elsewhere = { ...checkoutFor().order, menus: { soup: { ...soup, q: 2 } } };
    const context = contextWith({
      date: { ...date, menuLimitForPerson: { soup: 4 } },
      orders: { [dateId]: { [otherKey]: elsewhere } },
    });
    const remarksWith = (link: PayLink) => {
      const plan = planPaidOrder(byLink, context, payment, {}, link);
      return plan.kind === 'write' ? plan.remarks : plan;
    };
    const over = [{ code: 'over-limit', menuKey: 'soup', limit: 4 }];
    expect(remarksWith(linkWith())).toEqual(over);
    expect(remarksWith(linkWith({ otherPortions: { soup: 2 } }))).toEqual([]);
  });

  it('keeps a newer temporary order under the same key', () => {
    const { writes } = paid(checkoutFor(), {}, {}, waitingFor(checkoutFor({ attemptId: 'try-2' })));
    expect(writes.map(({ collection }) => collection)).not.toContain('tempOrdersForCard');
  });

  it('keeps an unacknowledged payment exception, even one of the same attempt', () => {
    const told = applyWrites({}, [exceptionWrite(checkoutFor(), 'already-paid')]);
    const waiting = told['tempOrdersForCard/u1'] as unknown as TempOrders;
    const { writes } = paid(checkoutFor(), {}, {}, waiting);
    expect(writes.map(({ collection }) => collection)).not.toContain('tempOrdersForCard');
  });

  it('completes once when it is reported twice', () => {
    const checkout = checkoutFor();
    const { order } = paid(checkout);
    const context = contextWith({ orders: ordersOf(order) });
    expect(planPaidOrder(checkout, context, payment)).toEqual({ kind: 'already-done', order });
  });

  it('becomes an exception when another payment has completed the same attempt', () => {
    const checkout = checkoutFor();
    const context = contextWith({ orders: ordersOf(paid(checkout).order) });
    expect(planPaidOrder(checkout, context, { ...payment, payment_intent: 'pi_2' })).toEqual({
      kind: 'exception',
      reason: 'already-paid',
    });
  });

  it('becomes an exception when its amount differs from the quote', () => {
    const wrong = { ...payment, amount: 5999 };
    expect(planPaidOrder(checkoutFor(), contextWith(), wrong)).toEqual({
      kind: 'exception',
      reason: 'amount-differs',
    });
  });
});

describe('a change before the payment', () => {
  it('of date, stock or limit is reported as a warning and stops nothing', () => {
    const quantities = { soup: 3, kimchi: 4 };
    const checkout = checkoutFor({ quantities, seen: { total: 10_940, toPay: 10_940 } });
    const later = {
      ...date,
      orderDone: true,
      menus: { kimchi: true },
      menuLimitForPerson: { kimchi: 1 },
    };
    const { order, remarks } = paid(checkout, { date: later });
    expect(order.totalPrice).toBe('109.40');
    expect(remarks).toEqual([
      { code: 'date-closed' },
      { code: 'sold-out', menuKey: 'soup' },
      { code: 'over-limit', menuKey: 'kimchi', limit: 1 },
    ]);
    expect(paid(checkout, { date: undefined }).remarks).toEqual([{ code: 'date-closed' }]);
    expect(paid(checkout, { now: endOfDay }).remarks).toEqual([{ code: 'date-closed' }]);
  });

  it('keeps the quoted prices', () => {
    expect(paid(checkoutFor(), { menus: {} }).order).toMatchObject({
      totalPrice: '60.00',
      point: 1.2,
    });
  });

  it('records points spent elsewhere as a shortfall instead of spending them twice', () => {
    const checkout = checkoutFor(
      { usePoint: true, seen: { total: 6000, toPay: 5000 } },
      { ledger: { g: grant(10) }, balance: 1000 },
    );
    const { order, remarks, writes } = paid(checkout, { ledger: { g: grant(10) }, balance: 400 });
    expect(order).toMatchObject({ usedPoint: 4, pointShortfall: 6, smsMsgTotal: '56.00' });
    expect(order.smsMsgBody).toContain('합계 $56.00 (카드 결제 완료)\n남은 금액 $6.00');
    expect(remarks).toEqual([{ code: 'points-unavailable' }]);
    // 4 points are spent; the 1 point that the quote says the order earns is credited at once.
    expect(applyWrites({}, writes)['pointBalances/u1']).toMatchObject({ balance: 100 });
  });

  it.each([
    { usePoint: false, has: 50, toPay: 4800, usedPoint: 0 },
    { usePoint: true, has: 30, toPay: 1800, usedPoint: 30 },
  ])(
    'takes no points in place of a percentage code that another order has taken: $usePoint',
    (asked) => {
      const { usePoint, has, toPay, usedPoint } = asked;
      const code = { percent: 20, most: 12, until: null };
      const entry = { ...grant(0), type: 'add-by-code' as const, code };
      const ledger = { 'code--SPRING': entry, g: grant(has) };
      const balance = has * 100;
      const checkout = checkoutFor({ usePoint, seen: { total: 6000, toPay } }, { ledger, balance });
      const taken = { ...entry, dateId, orderKey: 'elsewhere', point: 12 };
      const later = { 'code--SPRING': taken, g: grant(has), more: grant(50) };
      const { order, remarks } = paid(checkout, { ledger: later, balance: balance + 5000 });
      expect(order).toMatchObject({ usedPoint, pointShortfall: 12 });
      expect(order).not.toHaveProperty('pointCode');
      expect(remarks).toEqual([{ code: 'points-unavailable' }]);
    },
  );

  it('charges a point shortfall with the next edit, which clears it', () => {
    const points = { ledger: { g: grant(10) }, balance: 1000 };
    const checkout = checkoutFor({ usePoint: true, seen: { total: 6000, toPay: 5000 } }, points);
    const { order } = paid(checkout, { ledger: { g: grant(10) }, balance: 0 });
    expect(order).toMatchObject({ usedPoint: 0, pointShortfall: 10 });
    const edit = { attemptId: 'try-2', basedOn: orderVersion(order) };
    const orders = ordersOf(order);
    const same = checkoutFor({ ...edit, seen: { total: 6000, toPay: 1000 } }, { orders });
    expect(same.amount).toBe(1000);
    const after = paid(same, { orders }, { payment_intent: 'pi_2' }).order;
    expect(after).not.toHaveProperty('pointShortfall');
    expect(after).toMatchObject({ paid: true, reOrderDifferenceToPay: 10 });
  });

  it('keeps a cash order placed while the pay page was open and makes the payment an exception', () => {
    // As in the order dialog: a request with another payment method has its own idempotency key.
    const plan = planOrder(requestWith({ attemptId: 'try-cash' }), contextWith());
    if (plan.kind !== 'write') throw new Error('the fixture orders');
    const context = contextWith({ orders: ordersOf(plan.order) });
    expect(planPaidOrder(checkoutFor(), context, payment)).toEqual({
      kind: 'exception',
      reason: 'order-changed',
    });
  });

  it('never overwrites an order that has replaced the paid one', () => {
    for (const there of [cashOrder, { ...cashOrder, attemptId: 'try-9' }]) {
      const context = contextWith({ orders: ordersOf(there) });
      expect(planPaidOrder(checkoutFor(), context, payment)).toEqual({
        kind: 'exception',
        reason: 'order-changed',
      });
    }
  });
});

describe('a paid edit', () => {
  const original = paid(checkoutFor()).order;
  const earned: Ledger = {
    [earnedKey(dateId, orderKey)]: { ...grant(1.2), type: 'add-order-card', confirmed: false },
  };
  const edit: Partial<OrderRequest> = {
    attemptId: 'try-2',
    basedOn: orderVersion(original),
    quantities: { soup: 4 },
    seen: { total: 8000, toPay: 2000 },
  };
  const context = { orders: ordersOf(original), ledger: earned, balance: 120 };

  it('costs the difference and replaces the order', () => {
    const checkout = checkoutFor(edit, context);
    expect(checkout.amount).toBe(2000);
    const { order, remarks } = paid(checkout, context, { payment_intent: 'pi_2' });
    expect(order).toMatchObject({ paid: true, payment_intent: 'pi_2', reOrderDifferenceToPay: 20 });
    expect(remarks).toEqual([]);
  });

  it('becomes an exception when its order was changed or cancelled meanwhile', () => {
    const checkout = checkoutFor(edit, context);
    const amount = { payment_intent: 'pi_2', amount: 2000 };
    const changed = ordersOf({ ...original, attemptId: 'try-5' });
    for (const orders of [changed, {}]) {
      expect(planPaidOrder(checkout, contextWith({ ...context, orders }), amount)).toEqual({
        kind: 'exception',
        reason: 'order-changed',
      });
    }
  });

  it('keeps an invoice issued during the payment', () => {
    const checkout = checkoutFor(edit, context);
    const invoiced = { invoice: 7, invoiceDate: now, invoiceType: 'comm15' as const };
    const orders = ordersOf({ ...original, ...invoiced });
    expect(paid(checkout, { ...context, orders }).order).toMatchObject(invoiced);
    expect(paid(checkout, context).order).not.toHaveProperty('invoice');
  });

  it('moves the order to the key of its new address', () => {
    const move = { ...edit, previousOrderKey: orderKey };
    const checkout = checkoutFor(move, { ...context, info: otherInfo });
    const { order, writes } = paid(checkout, context);
    expect(order.orderKey).toBe(otherKey);
    expect(writes[0]?.fields.map(({ path }) => path)).toEqual([
      [dateId, otherKey],
      [dateId, orderKey],
    ]);
    const there = { ...cashOrder, orderKey: otherKey, attemptId: 'try-9' };
    const orders = { [dateId]: { [orderKey]: original, [otherKey]: there } };
    expect(
      planPaidOrder(checkout, contextWith({ ...context, orders }), { ...payment, amount: 2000 }),
    ).toEqual({ kind: 'exception', reason: 'order-changed' });
  });

  it('stays in place when the old and new address are the same', () => {
    const checkout = checkoutFor({ ...edit, previousOrderKey: orderKey }, context);
    expect(checkout).toMatchObject({ request: { movedFrom: orderKey }, orderKey });
    expect(paid(checkout, context).order).toMatchObject({ orderKey, totalPrice: '80.00' });
  });

  it('stands when it takes back earned points already spent, leaving a negative balance', () => {
    const seen = { total: 9000, toPay: 3000 };
    const checkout = checkoutFor({ ...edit, quantities: { set: 3 }, seen }, context);
    const spent = { ...context, balance: 20 };
    const { order, writes, remarks } = paid(checkout, spent, { payment_intent: 'pi_2' });
    expect(order).toMatchObject({ paid: true, totalPrice: '90.00', point: 0 });
    expect(order).not.toHaveProperty('pointShortfall');
    expect(applyWrites({}, writes)['pointBalances/u1']).toMatchObject({ balance: -100 });
    expect(remarks).toEqual([{ code: 'points-unavailable' }]);
  });
});
