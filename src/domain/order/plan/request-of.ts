import { type Order, quantitiesOf } from '../order.ts';
import type { OrderRequest } from './order-plan.ts';

/** The request that asks for an order as it stands: its dishes, its points, its words and its payment method. */
export function requestOf(
  order: Order,
  attempt: Pick<OrderRequest, 'attemptId' | 'basedOn' | 'seen'>,
): OrderRequest {
  const { dateId, usePoint, orderRequest, paymentMethod, orderLang } = order;
  const quantities = quantitiesOf(order);
  return { dateId, quantities, usePoint, orderRequest, paymentMethod, orderLang, ...attempt };
}
