import { useEffect } from 'react';
import { completeCardPayment } from '../../data/card-payment.ts';
import type { TempOrder } from '../../domain/card-plan.ts';

/** Payment sessions that this page has asked about. */
const asked = new Set<string>();

/**
 * Completes card orders that still wait although they are paid: a tab may have been closed right after
 * paying and the webhook lost. The listener brings the order. Does nothing while this page is `paying`.
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
