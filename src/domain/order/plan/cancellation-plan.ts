import { takesOrders } from '../../dates/open-dates.ts';
import { ledgerWrites } from '../../points/ledger-plan.ts';
import type { DocumentWrite } from '../../store/document-write.ts';
import { movedOrder, orderWithId } from '../order-id.ts';
import { stepOf } from '../order-status.ts';
import { paymentMethods } from '../payment-methods.ts';
import { type OrderSnapshot, orderVersion } from './order-plan.ts';
import { type OrderProblem, refused } from './order-problems.ts';
import { removalWrites } from './order-writes.ts';

/** The order that a screen asks to cancel. */
export interface CancellationTarget {
  dateId: string;
  /** `ownOrderId` */
  orderId: string;
  basedOn: string | null;
}

export type CancellationPlan =
  | { kind: 'write'; writes: DocumentWrite[] }
  | { kind: 'already-done' }
  | { kind: 'refused'; problems: OrderProblem[] };

/**
 * The writes by which a customer cancels a cash order and gets its points back (spec §7), or why it is refused: also
 * once its date is closed, or the shop has begun with the order.
 */
export function planCancellation(
  target: CancellationTarget,
  context: OrderSnapshot,
): CancellationPlan {
  const { dateId, orderId } = target;
  if (orderWithId(context.orders[dateId], orderId)) {
    if (!takesOrders(dateId, context.date, context.now)) return refused({ code: 'date-closed' });
    const step = stepOf(context.status);
    if (step) return refused({ code: 'order-under-way', step });
  }
  return planRemoval(target, context);
}

/** The same whenever staff do it. An order that is gone was cancelled before, or moved to another date. */
export function planRemoval(
  target: CancellationTarget,
  context: Pick<OrderSnapshot, 'now' | 'orders' | 'unreadable' | 'ledger' | 'balance'>,
): CancellationPlan {
  const { dateId, orderId } = target;
  const existing = orderWithId(context.orders[dateId], orderId);
  if (!existing) {
    return movedOrder(context.orders, dateId, orderId)
      ? refused({ code: 'order-changed' })
      : { kind: 'already-done' };
  }
  if (!paymentMethods[existing.paymentMethod].cancellable) {
    return refused({ code: 'card-order-not-cancellable' });
  }
  if (orderVersion(existing) !== target.basedOn) return refused({ code: 'order-changed' });
  const ledger = ledgerWrites(
    undefined,
    existing,
    context.ledger,
    context.balance ?? 0,
    context.now,
  );
  if (!ledger) return refused({ code: 'points-unavailable' });
  return { kind: 'write', writes: [...removalWrites(existing, context, context.now), ...ledger] };
}
