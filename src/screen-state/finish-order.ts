import { isSignedIn } from '../data/device/account.ts';
import { enqueueOrderCopies } from '../data/order/copies-queue.ts';
import { attemptsOf, removeAttempt } from '../data/order/order-attempts.ts';
import type { OrderResult } from '../data/order/place-order.ts';
import { enqueueSms } from '../data/order/sms-queue.ts';
import type { AppErrorCode } from '../domain/lib/app-error.ts';
import type { CustomerOrders, Order } from '../domain/order/order.ts';
import { movedOrder } from '../domain/order/order-id.ts';
import { isPrepaid } from '../domain/order/payment-methods.ts';
import { paidVersion } from '../domain/order/plan/order-plan.ts';
import type { OrderProblem } from '../domain/order/plan/order-problems.ts';
import { openDialog } from './dialogs.ts';
import { forgetDraft } from './drafts.ts';
import { orderDraft, setEditedOrder } from './edited-order.ts';

/**
 * Ids of attempts whose order this page has shown: a response, a listener and another tab may all report it.
 */
const shown = new Set<string>();

/**
 * Runs once an order of this page is stored: removes it from the basket, shows it and requests its SMS. `dateId`: the date that
 * it was ordered for, which staff may have moved it from.
 */
export function showStoredOrder(order: Order, dateId = order.dateId): void {
  const { attemptId } = order;
  // Before the attempt is settled: until then `arrivedOrder` still finds an order whose response was lost.
  const first = !shown.has(attemptId);
  // What staff have made of it meanwhile has its text and its copies from them.
  if (first && order.madeByUser) {
    enqueueSms(order);
    // The functions copy the orders that they store.
    if (!isPrepaid(order)) enqueueOrderCopies(order);
  }
  const [attempt] = attemptsBehind(order).flatMap((id) => removeAttempt(dateId, id) ?? []);
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

/** The attempts that an order tells of: those of its version, which staff may have corrected since, and of its beginning. */
function attemptsBehind({ attemptId, orderId }: Order): string[] {
  return [attemptId, paidVersion(attemptId), orderId].flatMap((id) => id ?? []);
}

/**
 * The first order of an attempt on this date that has no response yet, among all of the customer's; undefined if there is none.
 * Staff may have changed it since, or moved it to another date: it keeps the id of its attempt.
 */
export function arrivedOrder(dateId: string, orders: CustomerOrders): Order | undefined {
  const ids = attemptsOf(dateId).map(({ id }) => id);
  const here = Object.values(orders[dateId] ?? {}).find((order) =>
    attemptsBehind(order).some((id) => ids.includes(id)),
  );
  return here ?? ids.map((id) => movedOrder(orders, dateId, id)).find(Boolean);
}
