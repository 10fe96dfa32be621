import type { CancelledOrder, Order } from '../order/order.ts';
import {
  type BoardOrder,
  boardFrom,
  pricedOrders,
  type SeenOrders,
} from '../staff/orders/board.ts';
import type { DateOrders } from '../staff/orders/date-orders.ts';
import type { OrderMarks } from '../staff/orders/order-marks.ts';

/** The board of a date's orders as they are stored. */
export function boardOf(
  orders: DateOrders,
  marks: ReadonlyMap<string, OrderMarks>,
  seen: SeenOrders,
  cancelled: readonly CancelledOrder[] = [],
): BoardOrder<Order>[] {
  return boardFrom<Order>(pricedOrders(orders), marks, seen, cancelled);
}
