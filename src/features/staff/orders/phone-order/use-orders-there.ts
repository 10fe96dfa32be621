import { useNavigate } from 'react-router-dom';
import type { DeliveryInfo } from '../../../../domain/customer/delivery-info.ts';
import type { Order } from '../../../../domain/order/order.ts';
import { refOf } from '../../../../domain/order/order-id.ts';
import { type BoardOrder, boardId } from '../../../../domain/staff/orders/board.ts';
import { ordersThere } from '../../../../domain/staff/orders/second-order.ts';
import { staffPaths } from '../../../../domain/staff/staff-paths.ts';
import { type IntoOrder, keepInOrder } from './into-order.ts';

/** The date's orders that an order by phone could be one with, and the way into them. */
export function useOrdersThere(
  orders: readonly BoardOrder<Order>[],
  form: {
    dateId: string;
    uid: string;
    info: DeliveryInfo;
    orderKey: string;
    /** The stored order that is changed. */
    seen: Order | undefined;
    /** The form's last attempt to save: what it has stored may be shown before the response, or without it. */
    attemptId: string | undefined;
    /** Name of the draft that keeps what is typed. */
    draft: string;
  },
) {
  const navigate = useNavigate();
  const { dateId, seen, attemptId, draft } = form;
  const others = orders.filter(({ order }) => order.attemptId !== attemptId);
  const there = ordersThere(others, { ...form, edited: seen && boardId(seen) });
  const show = (order: Order) => navigate(staffPaths.order(dateId, refOf(order)));
  return {
    there,
    /** The order whose place a new one would take. */
    inItsPlace: seen ? undefined : there.find(({ isSamePlace }) => isSamePlace)?.one.order,
    show,
    putInto: (order: Order, way: IntoOrder) => {
      keepInOrder(order, way, draft);
      show(order);
    },
  };
}
