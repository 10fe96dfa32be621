import { create } from 'zustand';
import type { Order } from '../domain/order/order.ts';

/** Cash orders that were cancelled on this page, newest first; they can be restored. */
export const useCancelledOrders = create<{ orders: readonly Order[] }>(() => ({ orders: [] }));

export function keepCancelled(order: Order): void {
  const { attemptId } = order;
  // Of two attempts, the second finds it cancelled.
  useCancelledOrders.setState(({ orders }) => ({
    orders: [order, ...orders.filter((one) => one.attemptId !== attemptId)],
  }));
}

/** Removes an order from the list: it was restored, or its customer dismissed it. */
export function dropCancelled(order: Order): void {
  useCancelledOrders.setState(({ orders }) => ({ orders: orders.filter((one) => one !== order) }));
}
