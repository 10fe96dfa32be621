import { expect, it } from 'vitest';
import { orderStatusPath, stepOf } from './order-status.ts';

it.each([
  [undefined, undefined],
  [{ uid: 'u1', packed: 1 }, 'packed'],
  [{ uid: 'u1', 'cash-taken': 1 }, 'paid'],
  [{ uid: 'u1', packed: 1, 'cash-taken': 2 }, 'paid'],
  [{ uid: 'u1', packed: 1, 'cash-taken': 2, delivered: 1 }, 'delivered'],
])('%j: %s', (status, step) => {
  expect(stepOf(status)).toBe(step);
});

it('has a document for each order', () => {
  expect(orderStatusPath({ dateId: 'd', uid: 'u1', orderId: 'k' })).toBe(
    'orderStatus/d/orders/u1_k',
  );
});
