import type { Order } from '../../../domain/order/order.ts';
import { refOf } from '../../../domain/order/order-id.ts';
import { orderVersion } from '../../../domain/order/plan/order-plan.ts';
import { planMove } from '../../../domain/staff/orders/move-order.ts';
import { serverNow } from '../../device/server-clock.ts';
import { type Reading, useRead } from '../../documents/use-read.ts';
import { readPart } from '../common/staff-reads.ts';

/** What an order would be on another date, or why it can't move there; read once a date is chosen, and again by `reload`. */
export function useMove(
  order: Order,
  toDateId: string | undefined,
): Reading<Awaited<ReturnType<typeof planMove>> | undefined> {
  const { dateId } = order;
  const { uid, orderId } = refOf(order);
  const key =
    toDateId === undefined
      ? 'no move'
      : `move ${dateId} ${uid} ${orderId} ${orderVersion(order)} ${toDateId}`;
  return useRead(key, async () =>
    toDateId === undefined
      ? undefined
      : planMove((path) => readPart(path), { dateId, uid, orderId, toDateId }, serverNow()),
  );
}
