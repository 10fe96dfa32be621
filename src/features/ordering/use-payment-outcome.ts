import { useEffect, useState } from 'react';
import { type CompletionResponse, completeCardPayment } from '../../data/card-payment.ts';
import { toAppError } from '../../data/to-app-error.ts';

/** How a payment that has come back stands. */
export type PaymentOutcome =
  | { state: 'confirming'; slow: boolean }
  /** No payment was begun for this order. */
  | { state: 'missing' }
  | { state: 'unreachable' }
  | CompletionResponse;

/** Pauses between questions, ms; a bank that is still busy is asked for about half a minute. */
const pauses = [500, 1000, 2000, 3000, 5000, 8000, 10_000];
const slowFrom = 3;

/**
 * Asks what has become of a payment until it is known. Asking also completes it, so that a webhook that
 * is late or lost keeps nobody waiting. Undefined asks nothing.
 */
export function usePaymentOutcome(
  order: { dateId: string; orderKey: string } | undefined,
): PaymentOutcome {
  const [outcome, setOutcome] = useState<PaymentOutcome>({ state: 'confirming', slow: false });
  const dateId = order?.dateId;
  const orderKey = order?.orderKey;
  useEffect(() => {
    if (dateId === undefined || orderKey === undefined) return;
    let asking = true;
    const tell = (next: PaymentOutcome) => {
      if (asking) setOutcome(next);
      return asking;
    };
    void askUntilKnown(dateId, orderKey, tell);
    return () => {
      asking = false;
    };
  }, [dateId, orderKey]);
  return outcome;
}

async function askUntilKnown(
  dateId: string,
  orderKey: string,
  tell: (outcome: PaymentOutcome) => boolean,
): Promise<void> {
  let last: PaymentOutcome = { state: 'unreachable' };
  for (const [times, pause] of pauses.entries()) {
    last = await ask(dateId, orderKey);
    if (last.state !== 'unpaid' && last.state !== 'unreachable') break;
    if (!tell({ state: 'confirming', slow: times >= slowFrom })) return;
    await new Promise((wake) => setTimeout(wake, pause));
  }
  tell(last);
}

async function ask(dateId: string, orderKey: string): Promise<PaymentOutcome> {
  try {
    return await completeCardPayment(dateId, orderKey);
  } catch (error) {
    return { state: toAppError(error).code === 'not-found' ? 'missing' : 'unreachable' };
  }
}
