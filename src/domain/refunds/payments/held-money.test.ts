import { describe, expect, it } from 'vitest';
import type { Checkout } from '../../card/checkout.ts';
import type { Order } from '../../order/order.ts';
import { correctedVersion } from '../../order/plan/order-plan.ts';
import { orderOf, paidShop, pay, paymentWith } from '../../testing/paid-shop.ts';
import type { CustomerRefund } from '../refund.ts';
import {
  allocate,
  heldAmount,
  orderOfPayment,
  type ProviderRefund,
  paymentsOf,
  refundableAmount,
} from './held-money.ts';

const edited = pay(paidShop, 'pi_2', { soup: 4 });
const record = (changes: Partial<CustomerRefund> = {}): CustomerRefund => ({
  id: 'd-1',
  decision: 'd',
  kind: 'goodwill',
  state: 'requested',
  amount: 1000,
  to: 'card',
  payment_intent: 'pi_1',
  uid: 'u1',
  dateId: '',
  orderId: '',
  reason: '',
  at: 0,
  changedAt: 0,
  ...changes,
});
const refunded = (changes: Partial<ProviderRefund> = {}): ProviderRefund => ({
  id: 're_1',
  payment_intent: 'pi_1',
  amount: 1000,
  state: 'succeeded',
  created: 0,
  ...changes,
});

describe('paymentsOf', () => {
  it('lists every payment of an order that was edited, the newest first', () => {
    const order = orderOf(edited);
    expect(order && paymentsOf(order, edited.checkouts)).toEqual(['pi_2', 'pi_1']);
  });

  it('lists every payment of an order that staff have corrected, also of one that was edited after that', () => {
    const order = orderOf(edited) as Order;
    const corrected = { ...order, attemptId: correctedVersion(order, 'entry-1') };
    const again = { ...corrected, attemptId: correctedVersion(corrected, 'entry-2') };
    expect(paymentsOf(corrected, edited.checkouts)).toEqual(['pi_2', 'pi_1']);
    expect(paymentsOf(again, edited.checkouts)).toEqual(['pi_2', 'pi_1']);
    const [last] = edited.checkouts.slice(-1) as Checkout[];
    const later = { ...again, attemptId: 'later', payment_intent: 'pi_3' };
    const request = { ...(last as Checkout).request, basedOn: again.attemptId };
    const paid = { ...(last as Checkout), order: later, request, payment_intent: 'pi_3' };
    expect(paymentsOf(later, [...edited.checkouts, paid])).toEqual(['pi_3', 'pi_2', 'pi_1']);
  });

  it('lists the order’s own payment where no session is stored', () => {
    const order = orderOf(paidShop);
    expect(order && paymentsOf(order, [])).toEqual(['pi_1']);
    expect(order && paymentsOf({ ...order, payment_intent: undefined }, [])).toEqual([]);
  });

  it('counts no payment of an order that was cancelled for another with its attempt', () => {
    // A page that was written to sends the same attempt again once its order is gone.
    const again = pay(
      { ...paidShop, documents: {} },
      'pi_2',
      { soup: 3 },
      { attemptId: 'try-pi_1' },
    );
    const order = orderOf(again) as Order;
    const [first, second] = again.checkouts as [Checkout, Checkout];
    expect(second.order.attemptId).toBe(first.order.attemptId);
    // The order may have been paid in a session that was opened before the other's.
    for (const createdAt of [first.createdAt - 1, first.createdAt + 1]) {
      const own = { ...second, createdAt };
      expect(paymentsOf(order, [own, first])).toEqual(['pi_2']);
      expect(paymentsOf(order, [first, own])).toEqual(['pi_2']);
    }
    const newer = { ...second, createdAt: first.createdAt + 1 };
    const edited = { ...order, attemptId: 'later', payment_intent: 'pi_3' };
    const request = { ...second.request, basedOn: order.attemptId };
    const paid = { ...second, order: edited, request, payment_intent: 'pi_3' };
    expect(paymentsOf(edited, [paid, newer, first])).toEqual(['pi_3', 'pi_2']);
  });

  it('leaves out sessions that ended as an exception', () => {
    const order = orderOf(paidShop);
    const checkouts = paidShop.checkouts.map((one) => ({ ...one, state: 'exception' as const }));
    expect(order && paymentsOf({ ...order, payment_intent: undefined }, checkouts)).toEqual([]);
  });

  it('finds the order that an earlier payment belongs to', () => {
    const order = orderOf(edited);
    const orders = order ? [order] : [];
    expect(orderOfPayment('pi_1', orders, edited.checkouts)).toBe(order);
    expect(orderOfPayment('pi_9', orders, edited.checkouts)).toBeUndefined();
  });
});

describe('refundableAmount', () => {
  it('counts a refund once when both the provider and a record list it', () => {
    const payment = paymentWith({ refunds: [refunded({ record: 'd-1' })] });
    expect(refundableAmount(payment, [record()])).toBe(5000);
  });

  it('counts refunds that the provider has not answered yet', () => {
    expect(refundableAmount(paymentWith(), [record()])).toBe(5000);
  });

  it('counts refunds of the dashboard, each with its own amount', () => {
    const refunds = [refunded(), refunded({ id: 're_2', amount: 2000 })];
    expect(refundableAmount(paymentWith({ refunds }), [])).toBe(3000);
  });

  it('ignores failed refunds and those of other payments', () => {
    const refunds = [
      refunded({ state: 'failed' }),
      refunded({ id: 're_2', record: 'd-2' }),
      refunded({ id: 're_3', state: 'canceled' }),
    ];
    const known = [
      record({ id: 'd-2', state: 'failed' }),
      record({ id: 'd-3', payment_intent: 'pi_2' }),
    ];
    expect(refundableAmount(paymentWith({ refunds }), known)).toBe(6000);
  });

  it('counts of a failed refund no more than was paid back by hand, where another one stood for a part of it', () => {
    const payment = paymentWith({
      refunds: [refunded({ amount: 6000, record: 'd-1', state: 'failed' })],
    });
    const settled = { how: 'cash' as const, at: 1 };
    const parts = [
      record({ state: 'failed', amount: 2000, settled }),
      record({ id: 'd-1-2000', state: 'failed', amount: 4000 }),
    ];
    expect(refundableAmount(payment, parts)).toBe(4000);
  });
});

describe('heldAmount', () => {
  const place = { dateId: 'date', orderId: 'first' };
  const points = (changes: Partial<CustomerRefund> = {}) =>
    record({
      ...place,
      to: 'points',
      state: 'succeeded',
      payment_intent: undefined,
      at: 9,
      ...changes,
    });
  const held = (...known: CustomerRefund[]) => heldAmount(place, [paymentWith()], known);

  it('subtracts refunds to the card and refunds as points', () => {
    expect(held(record(), points(), points({ id: 'd-2', kind: 'reduction' }))).toBe(3000);
  });

  it('is never negative, and zero without a payment', () => {
    expect(held(points({ amount: 7000 }))).toBe(0);
    expect(heldAmount(place, [], [])).toBe(0);
  });

  it('ignores refunds as points of other orders and of an earlier one at the same address', () => {
    const others = [
      points({ dateId: 'other' }),
      points({ orderId: 'other' }),
      points({ at: 0 }),
      points({ kind: 'cancellation' }),
    ];
    expect(held(...others)).toBe(6000);
  });

  it('counts from the first of several payments', () => {
    const later = paymentWith({ payment_intent: 'pi_2', received: 2000, created: 20 });
    expect(heldAmount(place, [later, paymentWith()], [points()])).toBe(7000);
  });
});

describe('allocate', () => {
  const payments = [
    paymentWith({ payment_intent: 'pi_2', received: 2000 }),
    paymentWith({ refunds: [refunded()] }),
  ];

  it('takes from the newest payment first and the rest from the others', () => {
    expect(allocate(3500, payments, [])).toEqual({
      parts: [
        { payment_intent: 'pi_2', amount: 2000, created: 1 },
        { payment_intent: 'pi_1', amount: 1500, created: 1 },
      ],
      missing: 0,
    });
  });

  it('returns the amount that the payments do not hold, and leaves out payments that hold nothing', () => {
    expect(allocate(9000, payments, []).missing).toBe(2000);
    const empty = paymentWith({ payment_intent: 'pi_3', received: 0 });
    expect(allocate(500, [empty, ...payments], []).parts).toEqual([
      { payment_intent: 'pi_2', amount: 500, created: 1 },
    ]);
  });
});
