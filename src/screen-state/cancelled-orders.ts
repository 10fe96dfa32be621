import { create } from 'zustand';
import type { Order } from '../domain/order.ts';

/** What messages about them are about, for the toasts: of "cancelled" and "brought back" the last one is true. */
export const cancelledOrders = 'cancelled-orders';

/** Cash orders that were cancelled on this page, newest first: they can be brought back. */
export const useCancelledOrders = create<{ orders: readonly Order[] }>(() => ({ orders: [] }));

export function keepCancelled(order: Order): void {
  useCancelledOrders.setState(({ orders }) => ({ orders: [order, ...orders] }));
}

/** It is an order again, or nobody wants it back. */
export function dropCancelled(order: Order): void {
  useCancelledOrders.setState(({ orders }) => ({ orders: orders.filter((one) => one !== order) }));
}
