import { useEffect } from 'react';
import { completeCardPayment } from '../../../data/card/card-payment.ts';
import type { TempOrder } from '../../../domain/card/temp-order.ts';

/** Payment sessions that this page has already checked. */
const asked = new Set<string>();

/**
 * Completes card orders that are paid but still listed as waiting: the tab may have been closed right after
 * paying and the webhook lost. The listener then reports the order. Does nothing while `paying`. Who comes back by the pay page's
 * address: use-payment-outcome.ts for the order that it names, returned-payment.ts where it names none.
 */
export function useMissedPayments(waiting: readonly TempOrder[], paying: boolean): void {
  useEffect(() => {
    if (paying) return;
    for (const { sessionId, exception, dateId, orderKey } of waiting) {
      if (!sessionId || exception || asked.has(sessionId)) continue;
      asked.add(sessionId);
      completeCardPayment(dateId, orderKey).catch((error) => {
        // Checked again at the next visit; the customer does not wait for this response.
        asked.delete(sessionId);
        console.warn('a waiting payment could not be asked for', error);
      });
    }
  }, [waiting, paying]);
}
