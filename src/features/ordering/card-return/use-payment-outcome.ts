import { useEffect, useState } from 'react';
import { type CompletionResponse, completeCardPayment } from '../../../data/card/card-payment.ts';
import { toAppError } from '../../../data/firebase/to-app-error.ts';
import {
  paymentPausesMs,
  paymentRequestMs,
  paymentWaitMs,
  slowPaymentMs,
} from '../../../screen-state/timing.ts';

/** The state of a payment after the return from the provider. */
export type PaymentOutcome =
  | { state: 'confirming'; slow: boolean }
  /** No payment was begun for this order. */
  | { state: 'missing' }
  | { state: 'unreachable' }
  | CompletionResponse;

/**
 * Requests the state of a payment until it is final. The request also completes a paid order, so that a late
 * or lost webhook delays nobody. Undefined requests nothing.
 */
export function usePaymentOutcome(
  order: { dateId: string; orderKey: string } | undefined,
): PaymentOutcome {
  const [outcome, setOutcome] = useState<PaymentOutcome>({ state: 'confirming', slow: false });
  const dateId = order?.dateId;
  const orderKey = order?.orderKey;
  useEffect(() => {
    if (dateId === undefined || orderKey === undefined) return;
    const page = new AbortController();
    const slow = setTimeout(setOutcome, slowPaymentMs, { state: 'confirming', slow: true });
    page.signal.addEventListener('abort', () => clearTimeout(slow));
    void askUntilKnown(dateId, orderKey, page.signal, (known) => {
      if (page.signal.aborted) return;
      page.abort();
      setOutcome(known);
    });
    return () => page.abort();
  }, [dateId, orderKey]);
  return outcome;
}

/**
 * Reports the outcome of a payment once it is final, or what the last request says: no wait follows that one,
 * so that a payment which is completed meanwhile is never called unconfirmed.
 */
async function askUntilKnown(
  dateId: string,
  orderKey: string,
  left: AbortSignal,
  report: (outcome: PaymentOutcome) => void,
): Promise<void> {
  const end = performance.now() + paymentWaitMs;
  for (let times = 0; !left.aborted; times += 1) {
    const outcome = await ask(dateId, orderKey);
    const rest = end - performance.now();
    const isFinal = outcome.state !== 'unpaid' && outcome.state !== 'unreachable';
    if (isFinal || rest <= 0) return report(outcome);
    const pause = Math.min(paymentPausesMs[times] ?? rest, rest);
    await new Promise((wake) => setTimeout(wake, pause));
  }
}

async function ask(dateId: string, orderKey: string): Promise<PaymentOutcome> {
  try {
    return await completeCardPayment(dateId, orderKey, paymentRequestMs);
  } catch (error) {
    return { state: toAppError(error).code === 'not-found' ? 'missing' : 'unreachable' };
  }
}
