import { stores } from '../store/document-write.ts';
import { type OrderRef, orderIdOf } from './order-id.ts';

/**
 * orderStatus/{dateId}/orders/{orderIdOf}: how far the shop has come with an order, without who of staff did it: when
 * it was packed, delivered and paid at the door, epoch ms. It is there while the order has such a mark, and as long only
 * staff change or cancel the order (`isUnderWay` of the rules).
 */
export interface OrderStatus {
  uid: string;
  packed?: number;
  delivered?: number;
  'cash-taken'?: number;
}

/** What was done last with an order. */
export type OrderStep = 'packed' | 'paid' | 'delivered';

/** The document that says how far an order has come. */
export function orderStatusPath(order: OrderRef & { dateId: string }): string {
  return `${statusCollection(order.dateId)}/${orderIdOf(order)}`;
}

export function statusCollection(dateId: string): string {
  return `${stores.orderStatus}/${dateId}/orders`;
}

/** The step that an order has come to; undefined as long as its customer may change it. */
export function stepOf(status: OrderStatus | undefined): OrderStep | undefined {
  if (!status) return undefined;
  if (status.delivered !== undefined) return 'delivered';
  return status['cash-taken'] === undefined ? 'packed' : 'paid';
}
