import { toCents } from '../../lib/money.ts';
import { amountDue, type Order, quantitiesOf } from '../order.ts';
import type { OrderRequest } from '../plan/order-plan.ts';

/**
 * The request that places a cancelled order again unchanged; it is refused if its sum, its dishes or its
 * date have changed since.
 */
export function reorderCancelledRequest(order: Order, attemptId: string): OrderRequest {
  return {
    attemptId,
    dateId: order.dateId,
    quantities: quantitiesOf(order),
    usePoint: order.usePoint,
    orderRequest: order.orderRequest,
    paymentMethod: order.paymentMethod,
    orderLang: order.orderLang,
    basedOn: null,
    seen: { total: toCents(order.totalPrice), toPay: amountDue(order) },
  };
}
