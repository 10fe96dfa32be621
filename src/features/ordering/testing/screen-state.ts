import type { CustomerOrders, Order } from '../../../domain/order.ts';
import { date, info, menus, user } from '../../../domain/testing/fixtures.ts';
import { cashOrder, ordersOf } from '../../../domain/testing/planned-orders.ts';
import type { OrderScreenState } from '../use-order-screen-state.ts';

/** Everything that an order depends on has been read: a customer with delivery details and without orders. */
export const screenState: OrderScreenState = {
  ready: true,
  authLoading: false,
  uid: user.uid,
  user: { ...user, deliveryInfo: info },
  date,
  menus,
  orders: {},
  ledger: {},
  balance: 0,
  pointRate: 2,
};

/** The customer's orders when there is one: a cash order of three soups, with `changes`. */
export const orderedBefore = (changes: Partial<Order> = {}): CustomerOrders =>
  ordersOf({ ...cashOrder, ...changes });
