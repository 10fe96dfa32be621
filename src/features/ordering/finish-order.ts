import { settleAttempt } from '../../data/basket.ts';
import { attemptsOf } from '../../data/order-attempts.ts';
import { enqueueSms } from '../../data/sms-queue.ts';
import type { Order } from '../../domain/order.ts';
import { openDialog } from '../../screen-state/dialogs.ts';
import { forgetDraft } from '../../screen-state/drafts.ts';

/** Name of the draft that holds the request text of a date's basket, or of an order that is edited. */
export const requestDraft = (dateId: string, orderKey = '') =>
  `order-request-${dateId}-${orderKey}`;

/** Tries whose order this page has shown as done; an answer and a listener may both bring it. */
const shown = new Set<string>();

/** A stored order of this page's own: takes it out of the basket and tells its customer. */
export function finishOrder(order: Order): void {
  const { dateId, attemptId } = order;
  // Before the try is forgotten, which brings a lost order back here.
  if (!shown.has(attemptId)) enqueueSms(order);
  forgetDraft(settleAttempt(dateId, attemptId)?.draft ?? requestDraft(dateId));
  if (shown.has(attemptId)) return;
  shown.add(attemptId);
  openDialog({ kind: 'order-done', order });
}

/** An order among these that came of a try on the date whose answer was lost; undefined without one. */
export function arrivedOrder(
  dateId: string,
  orders: Record<string, Order> | undefined,
): Order | undefined {
  if (!orders) return undefined;
  const ids = new Set(attemptsOf(dateId).map(({ id }) => id));
  return Object.values(orders).find(({ attemptId }) => ids.has(attemptId));
}
