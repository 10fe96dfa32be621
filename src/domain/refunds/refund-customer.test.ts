import { describe, expect, it } from 'vitest';
import { otherKey } from '../testing/fixtures.ts';
import { cashOrder } from '../testing/staff-actors.ts';
import { refundCustomer } from './refund-customer.ts';

const order = cashOrder();
const { uid } = order.customerInfo;
const other = {
  ...order,
  orderKey: otherKey,
  orderId: 'second',
  customerInfo: { ...order.customerInfo, name: 'Mother', address: '7 Other St, Ryde' },
};

describe('refundCustomer', () => {
  it('is named as on the refunded order, with its address as it is written', () => {
    expect(refundCustomer({ uid, orderId: 'second' }, [order, other])).toEqual({
      name: 'Mother',
      address: '7 Other St, Ryde',
    });
  });

  it("has the name on another order of the customer's for a payment without an order", () => {
    expect(refundCustomer({ uid, orderId: 'gone' }, [order, other])).toEqual({
      name: order.customerInfo.name,
      address: '',
    });
  });

  it('has no name for somebody without an order', () => {
    expect(refundCustomer({ uid: 'another', orderId: 'second' }, [order, other])).toEqual({
      name: '',
      address: '',
    });
  });
});
