import { describe, expect, it } from 'vitest';
import { otherKey } from '../testing/fixtures.ts';
import { cashOrder } from '../testing/staff.ts';
import { refundName } from './refund-name.ts';

const order = cashOrder();
const { uid } = order.customerInfo;
const other = {
  ...order,
  orderKey: otherKey,
  customerInfo: { ...order.customerInfo, name: 'Mother' },
};

describe('refundName', () => {
  it('is the name on the refunded order', () => {
    expect(refundName({ uid, orderKey: otherKey }, [order, other])).toBe('Mother');
  });

  it("is the name on another order of the customer's for a payment without an order", () => {
    expect(refundName({ uid, orderKey: 'gone' }, [order, other])).toBe(order.customerInfo.name);
  });

  it('is empty for somebody without an order', () => {
    expect(refundName({ uid: 'another', orderKey: otherKey }, [order, other])).toBe('');
  });
});
