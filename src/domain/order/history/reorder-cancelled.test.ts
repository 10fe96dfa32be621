import { expect, it } from 'vitest';
import { contextWith, date } from '../../testing/fixtures.ts';
import { cashOrder } from '../../testing/planned-orders.ts';
import { deliveryInfoOf } from '../order.ts';
import { planOrder } from '../plan/order-plan.ts';
import { reorderCancelledRequest } from './reorder-cancelled.ts';

const request = reorderCancelledRequest(cashOrder, 'again');

it('plans a cancelled order again with the same lines', () => {
  const plan = planOrder(request, contextWith({ info: deliveryInfoOf(cashOrder) }));
  if (plan.kind !== 'write') throw new Error(JSON.stringify(plan));
  const { menus, totalPrice, customerInfo, orderKey, orderRequest } = cashOrder;
  expect(plan.order).toMatchObject({ menus, totalPrice, customerInfo, orderKey, orderRequest });
  expect(plan.order.attemptId).toBe('again');
});

it('is refused once the date is closed or a dish has sold out', () => {
  const soldOut = Object.fromEntries(Object.keys(date.menus).map((menuId) => [menuId, false]));
  for (const changes of [{ orderDone: true }, { menus: soldOut }]) {
    const plan = planOrder(request, contextWith({ date: { ...date, ...changes } }));
    expect(plan.kind).toBe('refused');
  }
});
