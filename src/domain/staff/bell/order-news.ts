import type { CancelledOrder, Order } from '../../order/order.ts';
import { ownOrderId } from '../../order/order-id.ts';
import { refundOrder } from '../../refunds/refund-actions.ts';
import { boardId, type OrderChange, seenVersion } from '../orders/board.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { correctOrder } from '../orders/correct-order.ts';
import { moveOrder } from '../orders/move-order.ts';
import { takeOrder } from '../orders/phone-order.ts';
import { restoreOrder } from '../orders/restore-order.ts';
import type { StaffLogEntry } from '../staff-log.ts';

/** An order, a change of one or a cancellation, as its document in ordersBackupByTime tells it. */
export interface OrderNews {
  /** Id of that document. */
  id: string;
  /** Of the recipient. */
  name: string;
  dateId: string;
  /** Id of the order on the board, and what the board keeps of this version once it has been seen. */
  orderId: string;
  version: string;
  kind: OrderChange;
  /** The member of staff who is looking did it. */
  own: boolean;
}

/** What is read of an order's other documents in ordersBackupByTime. */
export type OrderVersion = Pick<CancelledOrder, 'orderId' | 'orderKey' | 'orderDate'> &
  Partial<Pick<CancelledOrder, 'cancelledAt' | 'movedTo'>>;

/** What is read of the log entries of the member of staff who is looking. */
export type OwnAct = Pick<StaffLogEntry, 'action' | 'at' | 'orderId'>;

/** The actions that store an order or a cancellation. */
const storingActions: readonly string[] = [
  takeOrder.name,
  correctOrder.name,
  cancelOrder.name,
  restoreOrder.name,
  moveOrder.name,
  refundOrder.name,
];

/** A refund is logged under the time at which it was asked for, before its payments are read; ms. */
const ownWithinMs = 120_000;

/** Whether nobody but the customer can have stored this version. */
export function isByCustomer(order: Order | CancelledOrder): boolean {
  return order.madeByUser && !('cancelledAt' in order);
}

/**
 * What a new document in ordersBackupByTime tells. `versions`: the order's documents, or all of the customer for the date,
 * in any order, this one included or not; `acts`: what the member of staff who is looking did about this order.
 */
export function orderNews(
  id: string,
  order: Order | CancelledOrder,
  versions: readonly OrderVersion[],
  acts: readonly OwnAct[],
): OrderNews {
  const { dateId } = order;
  const at = momentOf(order);
  const own =
    !isByCustomer(order) &&
    acts.some(
      (act) =>
        storingActions.includes(act.action) &&
        act.orderId === ownOrderId(order) &&
        Math.abs(act.at - at) <= ownWithinMs,
    );
  return {
    id,
    name: order.customerInfo.name,
    dateId,
    orderId: boardId(order),
    version: seenVersion(order),
    kind: kindOf(order, at, versions),
    own,
  };
}

function kindOf(
  order: Order | CancelledOrder,
  at: number,
  versions: readonly OrderVersion[],
): OrderChange {
  if ('cancelledAt' in order) return order.movedTo ? 'changed' : 'cancelled';
  const before = versions
    .filter((one) => ownOrderId(one) === ownOrderId(order) && momentOf(one) < at)
    .sort((a, b) => momentOf(b) - momentOf(a))[0];
  // One that staff have moved away from a date was not cancelled there.
  const stands = before && (before.cancelledAt === undefined || before.movedTo !== undefined);
  return stands ? 'changed' : 'new';
}

/** When a version was stored, epoch ms. */
function momentOf({ orderDate, cancelledAt }: OrderVersion): number {
  return cancelledAt ?? orderDate;
}
