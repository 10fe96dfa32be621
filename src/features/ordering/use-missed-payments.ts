import { useEffect } from 'react';
import { completeCardPayment } from '../../data/card-payment.ts';
import type { TempOrder } from '../../domain/card-plan.ts';

/** Sessions that this page has asked about; the answer comes as an order, or as nothing. */
const asked = new Set<string>();

/**
 * Asks what has become of card orders that still wait: a tab may have been closed right after paying
 * and the provider's own word lost. Whatever was paid becomes its order, which the listener brings. While this page itself is
 * `paying` there is nothing to ask.
 */
export function useMissedPayments(waiting: readonly TempOrder[], paying: boolean): void {
  useEffect(() => {
    if (paying) return;
    for (const { sessionId, exception, dateId, orderKey } of waiting) {
      if (!sessionId || exception || asked.has(sessionId)) continue;
      asked.add(sessionId);
      completeCardPayment(dateId, orderKey).catch((error) => {
        // Asked again at the next visit; nobody waits for this answer.
        asked.delete(sessionId);
        console.warn('a waiting payment could not be asked for', error);
      });
    }
  }, [waiting, paying]);
}
