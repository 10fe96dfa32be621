import { describe, expect, it } from 'vitest';
import type { Order } from '../../order/order.ts';
import { dateSums, deliveryNotes, ordersOf, packingList, toCollect } from './date-orders.ts';

function order(changes: {
  locality?: string;
  address?: string;
  orderDate?: number;
  lines?: Record<string, number>;
  totalPrice?: string;
  usedPoint?: number;
  card?: boolean;
}): Order {
  const { locality, address = '', orderDate = 0, lines = {}, totalPrice = '60.00' } = changes;
  return {
    customerInfo: { addressFull: locality ? { locality } : null, address },
    menus: Object.fromEntries(
      Object.entries(lines).map(([menuKey, q]) => [menuKey, { menuKey, menuTitle: menuKey, q }]),
    ),
    orderDate,
    totalPrice,
    usedPoint: changes.usedPoint ?? 0,
    paymentMethod: changes.card ? 'card' : 'cash',
    paid: changes.card ?? false,
  } as unknown as Order;
}

describe('ordersOf', () => {
  it('sorts orders by suburb, address and order time', () => {
    const orders = ordersOf({
      u1: { a: order({ locality: 'Ryde', address: '2 B St' }), b: order({ locality: 'Ashfield' }) },
      u2: {
        c: order({ locality: 'Ryde', address: '1 A St', orderDate: 2 }),
        d: order({ locality: 'Ryde', address: '1 A St', orderDate: 1 }),
        e: order({ address: '9 Hand St' }),
      },
    });
    expect(orders.map(({ customerInfo, orderDate }) => [customerInfo.address, orderDate])).toEqual([
      ['9 Hand St', 0],
      ['', 0],
      ['1 A St', 1],
      ['1 A St', 2],
      ['2 B St', 0],
    ]);
  });

  it('has the others where the suburb of some is no text', () => {
    const damaged = { locality: 7 as unknown as string };
    const orders = ordersOf({
      u1: { a: order(damaged), b: order({ locality: 'Ryde' }), c: order(damaged) },
    });
    expect(orders).toHaveLength(3);
  });
});

describe('packingList', () => {
  it('sums each menu over all orders, sorted by quantity, then title', () => {
    const list = packingList([
      order({ lines: { 떡: 1, 국: 2 } }),
      order({ lines: { 국: 3, 가지: 1 } }),
    ]);
    expect(list).toEqual([
      { menuKey: '국', title: '국', q: 5 },
      { menuKey: '가지', title: '가지', q: 1 },
      { menuKey: '떡', title: '떡', q: 1 },
    ]);
  });
});

describe('what is to be collected', () => {
  it('is the total after points for cash and zero for a paid order', () => {
    expect(toCollect(order({ totalPrice: '60.00', usedPoint: 4.5 }))).toBe(5550);
    expect(toCollect(order({ card: true }))).toBe(0);
  });

  it('is summed up by payment method', () => {
    const orders = [
      order({ usedPoint: 10, lines: { 국: 2 } }),
      order({ totalPrice: '70.50', card: true, lines: { 국: 1, 떡: 1 } }),
    ];
    expect(dateSums(orders)).toEqual({
      orders: 2,
      portions: 4,
      total: 13050,
      points: 1000,
      cash: 5000,
      card: 7050,
    });
  });
});

describe('deliveryNotes', () => {
  it('are the note of the address and the request of the order, each once', () => {
    const asking = (note: string, orderRequest: string) =>
      deliveryNotes({ ...order({}), customerInfo: { note }, orderRequest } as Order);
    expect(asking('문 앞에', '벨을 눌러 주세요')).toEqual(['문 앞에', '벨을 눌러 주세요']);
    expect(asking('문 앞에', '문 앞에')).toEqual(['문 앞에']);
    expect(asking('', '')).toEqual([]);
  });
});
