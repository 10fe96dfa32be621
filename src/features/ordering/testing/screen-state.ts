import type { CustomerOrders, Order } from '../../../domain/order/order.ts';
import { date, info, menus, user } from '../../../domain/testing/fixtures.ts';
import { cashOrder, ordersOf } from '../../../domain/testing/planned-orders.ts';
import type { OrderScreenState } from '../form/use-order-screen-state.ts';

/** A screen state with all data loaded: a customer with delivery details and without orders. */
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

/** A customer's orders with one cash order of three soups, modified by `changes`. */
export const orderedBefore = (changes: Partial<Order> = {}): CustomerOrders =>
  ordersOf({ ...cashOrder, ...changes });
