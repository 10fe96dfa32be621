import { toCents } from '../../lib/money.ts';
import { amountDue, type Order } from '../order.ts';
import { ownOrderId } from '../order-id.ts';
import type { OrderRequest } from '../plan/order-plan.ts';
import { requestOf } from '../plan/request-of.ts';

/**
 * The request that places a cancelled order again unchanged, as the same order; it is refused if its sum, its dishes or its
 * date have changed since.
 */
export function reorderCancelledRequest(order: Order, attemptId: string): OrderRequest {
  const seen = { total: toCents(order.totalPrice), toPay: amountDue(order) };
  return {
    ...requestOf(order, { attemptId, basedOn: null, seen }),
    restores: ownOrderId(order),
  };
}
