import { completeCardPayment } from '../../../data/card/card-payment.ts';
import { toAppError } from '../../../data/firebase/to-app-error.ts';
import type { TempOrder } from '../../../domain/card/temp-order.ts';
import type { Order } from '../../../domain/order/order.ts';
import { isCardPaid } from '../../../domain/order/payment-methods.ts';
import { paymentRequestMs } from '../../../screen-state/timing.ts';

/** So long after its payment an order is what somebody comes back from, ms: longer than a payment session lasts. */
const sessionMs = 60 * 60_000;

/** What stands of a date's card payments; `orderKey`: the order whose payment is over, well or not. */
export type ReturnedPayment =
  | { state: 'paid'; orderKey: string }
  | { state: 'unpaid' }
  | { state: 'unreachable' };

/**
 * Asks the functions how the payments of a date have ended, whatever the address says: another tab may have paid, and
 * anybody can open any address. `orders` and `waiting` are the customer's own of that date.
 */
export async function returnedPayment(
  dateId: string,
  orders: readonly Order[],
  waiting: readonly TempOrder[],
  now: number,
): Promise<ReturnedPayment> {
  const arrived = new Set(orders.map(({ attemptId }) => attemptId));
  // An order may be seen before its temporary one has left.
  const open = waiting.filter(({ attemptId }) => !arrived.has(attemptId));
  for (const { orderKey, attemptId } of open) {
    try {
      const answer = await completeCardPayment(dateId, orderKey, paymentRequestMs);
      const isOver = answer.state === 'completed' || answer.state === 'exception';
      // The answer may be about the payment that this one was to add to.
      if (isOver && answer.attemptId === attemptId) return { state: 'paid', orderKey };
    } catch (error) {
      // No payment has been begun for it.
      if (toAppError(error).code !== 'not-found') return { state: 'unreachable' };
    }
  }
  const recent = orders.find((order) => isCardPaid(order) && order.orderDate > now - sessionMs);
  return open.length === 0 && recent
    ? { state: 'paid', orderKey: recent.orderKey }
    : { state: 'unpaid' };
}
