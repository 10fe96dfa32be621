import { isSignedIn } from '../data/device/account.ts';
import { enqueueOrderCopies } from '../data/order/copies-queue.ts';
import { attemptsOf, removeAttempt } from '../data/order/order-attempts.ts';
import type { OrderResult } from '../data/order/place-order.ts';
import { enqueueSms } from '../data/order/sms-queue.ts';
import type { AppErrorCode } from '../domain/lib/app-error.ts';
import type { Order } from '../domain/order/order.ts';
import { isPrepaid } from '../domain/order/payment-methods.ts';
import type { OrderProblem } from '../domain/order/plan/order-problems.ts';
import { openDialog } from './dialogs.ts';
import { forgetDraft } from './drafts.ts';
import { orderDraft, setEditedOrder } from './edited-order.ts';

/**
 * Ids of attempts whose order this page has shown: a response, a listener and another tab may all report it.
 */
const shown = new Set<string>();

/** Runs once an order of this page is stored: removes it from the basket, shows it and requests its SMS. */
export function showStoredOrder(order: Order): void {
  const { dateId, attemptId } = order;
  // Before the attempt is settled: until then `arrivedOrder` still finds an order whose response was lost.
  const first = !shown.has(attemptId);
  if (first) {
    enqueueSms(order);
    // The functions copy the orders that they store.
    if (!isPrepaid(order)) enqueueOrderCopies(order);
  }
  const attempt = removeAttempt(dateId, attemptId);
  if (first || attempt) forgetDraft(attempt?.draft ?? orderDraft(dateId));
  setEditedOrder(dateId, undefined);
  showOnce(order, {
    ...(attempt?.changes && { changed: true }),
    ...(attempt?.restores && { restored: true }),
  });
}

/** What a screen does with the outcome of its attempt to order. */
interface Outcomes {
  /** Closes what has ordered; the order is shown afterwards. */
  stored: () => void;
  refused: (problems: OrderProblem[]) => void;
  failed: (code: AppErrorCode) => void;
}

/** Ends an attempt to order, by whichever screen and payment method: a stored order is finished. */
export function handleOutcome(result: OrderResult, { stored, refused, failed }: Outcomes): void {
  switch (result.kind) {
    case 'completed':
      // Its customer has logged out meanwhile: their order arrives (`arrivedOrder`) once they are back.
      if (!isSignedIn(result.order.customerInfo.uid)) break;
      stored();
      showStoredOrder(result.order);
      break;
    case 'refused':
      refused(result.problems);
      break;
    case 'failed':
      failed(result.code);
      break;
    case 'handled':
      break;
  }
}

/** Shows an order that another tab has placed; that tab requests its SMS. */
export function showOrderedElsewhere(order: Order): void {
  showOnce(order, { elsewhere: true });
}

function showOnce(
  order: Order,
  how: { elsewhere?: true; changed?: true; restored?: true } = {},
): void {
  if (shown.has(order.attemptId)) return;
  shown.add(order.attemptId);
  openDialog({ kind: 'order-done', order, ...how });
}

/** The first of these orders whose attempt has no response yet; undefined if there is none. */
export function arrivedOrder(
  dateId: string,
  orders: Record<string, Order> | undefined,
): Order | undefined {
  if (!orders) return undefined;
  const ids = new Set(attemptsOf(dateId).map(({ id }) => id));
  return Object.values(orders).find(({ attemptId }) => ids.has(attemptId));
}
