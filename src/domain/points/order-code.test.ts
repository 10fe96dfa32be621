import { describe, expect, it } from 'vitest';
import { checkoutOf } from '../card/checkout.ts';
import { planPaidOrder } from '../card/paid-order-plan.ts';
import type { Order } from '../order/order.ts';
import { ownOrderId } from '../order/order-id.ts';
import { planCancellation } from '../order/plan/cancellation-plan.ts';
import {
  type OrderPlan,
  type OrderRequest,
  type OrderSnapshot,
  planOrder,
} from '../order/plan/order-plan.ts';
import { reducedOrder } from '../refunds/requests/reduced-order.ts';
import { applyWrites, type Documents } from '../testing/apply-writes.ts';
import { contextWith, dateId, info, menus, now, requestWith, user } from '../testing/fixtures.ts';
import { runningBalance } from './balance.ts';
import { bestCode, codesToUse, pointsOfCode, usableCodes } from './order-code.ts';
import type { Ledger, LedgerEntry } from './points.ts';

const terms = { percent: 10, most: 20, until: null };
const entered: LedgerEntry = {
  ...{ orderTotal: '0.00', dateId: '', orderKey: '', point: 0, usedPoint: 0 },
  ...{ type: 'add-by-code', confirmed: true, time: '', nowTime: now - 1 },
  code: terms,
};

/** A customer who has entered the code TEN, and what they do. */
class Customer {
  documents: Documents = {
    'points/u1': { 'code--TEN': entered },
    'pointBalances/u1': { balance: 0 },
  };

  get ledger(): Ledger {
    return (this.documents['points/u1'] ?? {}) as unknown as Ledger;
  }
  get balance(): number {
    return Number(this.documents['pointBalances/u1']?.balance);
  }
  context(changes: Partial<OrderSnapshot> = {}): OrderSnapshot {
    const orders = (this.documents['ordersForCustomer/u1'] ?? {}) as never;
    const { ledger, balance } = this;
    return contextWith({
      user: { ...user, isCashAvailable: true },
      ledger,
      balance,
      orders,
      ...changes,
    });
  }
  /** Orders what the request says, at the sums that the shop shows. */
  plan(changes: Partial<OrderRequest>, context = this.context()): OrderPlan {
    const request = requestWith({ paymentMethod: 'cash', ...changes });
    const looked = planOrder(request, context);
    const problem = looked.kind === 'refused' ? looked.problems[0] : undefined;
    if (problem?.code !== 'amount-changed') return looked;
    const { total, toPay } = problem;
    return planOrder({ ...request, seen: { total, toPay } }, context);
  }
  order(changes: Partial<OrderRequest> = {}, context = this.context()): Order {
    const plan = this.plan(changes, context);
    if (plan.kind !== 'write') throw new Error(JSON.stringify(plan));
    this.documents = applyWrites(this.documents, plan.writes);
    expect(this.balance).toBe(runningBalance(this.ledger));
    return plan.order;
  }
  cancel(order: Order): void {
    const target = { dateId, orderId: ownOrderId(order), basedOn: order.attemptId };
    const plan = planCancellation(target, this.context());
    if (plan.kind !== 'write') throw new Error(JSON.stringify(plan));
    this.documents = applyWrites(this.documents, plan.writes);
    expect(this.balance).toBe(runningBalance(this.ledger));
  }
}

const elsewhere = { info: { ...info, address: '9 Other St Ryde NSW 2112' } };

describe('a percentage code', () => {
  it('is computed with the order that uses it, at the prices of the catalogue', () => {
    const customer = new Customer();
    const order = customer.order({ quantities: { soup: 3 } });
    expect(order).toMatchObject({
      ...{ totalPrice: '60.00', usedPoint: 6, smsMsgTotal: '54.00' },
      pointCode: { code: 'TEN', percent: 10, most: 20, point: 6 },
    });
    expect(customer.ledger['code--TEN']).toMatchObject({
      dateId,
      orderKey: order.orderKey,
      point: 6,
    });
    expect(customer.balance).toBe(0);
  });

  it('gives at most what it says', () => {
    const order = new Customer().order({ quantities: { soup: 20 } });
    expect(order).toMatchObject({ totalPrice: '400.00', pointCode: { point: 20 } });
  });

  it('follows its order down and up, and is not left behind as points', () => {
    const customer = new Customer();
    const first = customer.order({ quantities: { soup: 5 }, attemptId: 'a' });
    expect(first.usedPoint).toBe(10);
    const less = customer.order({ quantities: { soup: 3 }, attemptId: 'b', basedOn: 'a' });
    expect(less).toMatchObject({ usedPoint: 6, pointCode: { point: 6 } });
    expect(customer.balance).toBe(0);
    expect(
      customer.order({ quantities: { soup: 4 }, attemptId: 'c', basedOn: 'b' }).usedPoint,
    ).toBe(8);
  });

  it('falls with its order, and is then free for another', () => {
    const customer = new Customer();
    const first = customer.order();
    customer.cancel(first);
    expect(customer.balance).toBe(0);
    expect(Object.keys(customer.ledger)).toEqual(['code--TEN']);
    const { orderTotal, dateId: of, orderKey, point, code } = entered;
    expect(customer.ledger['code--TEN']).toMatchObject({
      orderTotal,
      dateId: of,
      orderKey,
      point,
      code,
    });
    expect(customer.order({ attemptId: 'again' }).pointCode?.code).toBe('TEN');
  });

  it('is kept for another order where its customer says so, also out of one that uses it', () => {
    const customer = new Customer();
    const kept = customer.order({ attemptId: 'a', withoutCode: true });
    expect(kept).toMatchObject({ usedPoint: 0, smsMsgTotal: '60.00' });
    const used = customer.order({ attemptId: 'b', basedOn: 'a' });
    expect(used.pointCode?.point).toBe(6);
    const back = customer.order({ attemptId: 'c', basedOn: 'b', withoutCode: true });
    expect(back).toMatchObject({ usedPoint: 0, smsMsgTotal: '60.00' });
    expect(back.pointCode).toBeUndefined();
    expect(customer.ledger['code--TEN']).toMatchObject({ dateId: '', orderKey: '', point: 0 });
  });

  it('stays with an order that a card has paid with it', () => {
    const codes = [{ code: 'TEN', percent: 10, most: 20 }];
    expect(codesToUse(codes, { withoutCode: true }, true)).toEqual(codes);
  });

  it('serves one order at a time', () => {
    const customer = new Customer();
    customer.order();
    const second = customer.order({ attemptId: 'second' }, customer.context(elsewhere));
    expect(second).toMatchObject({ usedPoint: 0, smsMsgTotal: '60.00' });
    expect(second.pointCode).toBeUndefined();
  });

  it('moves with its order', () => {
    const customer = new Customer();
    const { orderKey } = customer.order({ attemptId: 'a' });
    const moving = { attemptId: 'b', basedOn: 'a', previousOrderKey: orderKey };
    const moved = customer.order(moving, customer.context(elsewhere));
    expect(moved.pointCode?.point).toBe(6);
    expect(customer.ledger['code--TEN']?.orderKey).toBe(moved.orderKey);
  });

  it("leaves a gift's points the customer's", () => {
    const customer = new Customer();
    const { code: _, ...gift } = { ...entered, point: 5 };
    customer.documents['points/u1'] = { ...customer.ledger, 'code--GIFT': gift };
    customer.documents['pointBalances/u1'] = { balance: 500 };
    const order = customer.order({ usePoint: true });
    expect(order).toMatchObject({ usedPoint: 11, smsMsgTotal: '49.00', pointCode: { point: 6 } });
    customer.cancel(order);
    expect(customer.balance).toBe(500);
  });

  it('that has ended takes nothing off a new order, but stays with the order that has it', () => {
    const customer = new Customer();
    const until = '2020-01-01T00:00';
    const ended = { ...entered, code: { ...terms, until } };
    const first = customer.order({ attemptId: 'a' });
    const entry = customer.ledger['code--TEN'];
    customer.documents['points/u1'] = {
      ...customer.ledger,
      'code--TEN': { ...entry, code: ended.code },
    };
    const more = customer.order({ quantities: { soup: 4 }, attemptId: 'b', basedOn: 'a' });
    expect([first.usedPoint, more.usedPoint]).toEqual([6, 8]);
    expect(usableCodes({ 'code--TEN': ended }, undefined, false, now)).toEqual([]);
  });

  it('is not taken off an order that a card has paid without it', () => {
    const { ledger } = new Customer();
    expect(usableCodes(ledger, {}, true, now)).toEqual([]);
  });

  it('is the one that gives most, of several', () => {
    const codes = [
      { code: 'A', percent: 50, most: 2 },
      { code: 'B', percent: 10, most: 20 },
      { code: 'C', percent: 10, most: 20 },
    ];
    expect(bestCode(codes, 6000)).toMatchObject({ code: 'B', points: 600 });
    expect(bestCode(codes, 0)).toBeUndefined();
    expect(pointsOfCode({ percent: 10, most: 20 }, 6005)).toBe(601);
  });

  it('of a paid order gives less when staff take dishes out', () => {
    const paid = {
      ...new Customer().order({ quantities: { soup: 5 } }),
      paymentMethod: 'card' as const,
      paid: true,
    };
    const { order, toReturn } = reducedOrder(paid, { soup: 3 }, menus, { attemptId: 'r', now });
    expect(order).toMatchObject({ totalPrice: '60.00', usedPoint: 6, pointCode: { point: 6 } });
    expect(toReturn).toBe(9000 - 5400);
  });

  it('that another order has taken while a card was being charged is missing from that payment', () => {
    const customer = new Customer();
    const request = requestWith({ paymentMethod: 'card', seen: { total: 6000, toPay: 5400 } });
    const quote = customer.plan(request);
    if (quote.kind !== 'pay-first') throw new Error(JSON.stringify(quote));
    const checkout = checkoutOf(quote, request, now);
    const payment = { payment_intent: 'pi_1', amount: 5400 };
    expect(planPaidOrder(checkout, customer.context(), payment)).toMatchObject({
      order: { usedPoint: 6, pointCode: { point: 6 } },
    });
    customer.order({ attemptId: 'other' }, customer.context(elsewhere));
    const late = planPaidOrder(checkout, customer.context(), payment);
    if (late.kind !== 'write') throw new Error(late.kind);
    expect(late.order).toMatchObject({ usedPoint: 0, pointShortfall: 6 });
    expect(late.order.pointCode).toBeUndefined();
    expect(late.remarks).toContainEqual({ code: 'points-unavailable' });
  });
});
