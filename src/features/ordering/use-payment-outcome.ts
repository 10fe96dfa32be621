import { useEffect, useState } from 'react';
import { type CompletionResponse, completeCardPayment } from '../../data/card-payment.ts';
import { toAppError } from '../../data/to-app-error.ts';
import { paymentPausesMs, slowPaymentPauses } from '../../screen-state/timing.ts';

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
    let asking = true;
    const report = (next: PaymentOutcome) => {
      if (asking) setOutcome(next);
      return asking;
    };
    void askUntilKnown(dateId, orderKey, report);
    return () => {
      asking = false;
    };
  }, [dateId, orderKey]);
  return outcome;
}

async function askUntilKnown(
  dateId: string,
  orderKey: string,
  report: (outcome: PaymentOutcome) => boolean,
): Promise<void> {
  let last: PaymentOutcome = { state: 'unreachable' };
  for (const [times, pause] of paymentPausesMs.entries()) {
    last = await ask(dateId, orderKey);
    if (last.state !== 'unpaid' && last.state !== 'unreachable') break;
    if (!report({ state: 'confirming', slow: times >= slowPaymentPauses })) return;
    await new Promise((wake) => setTimeout(wake, pause));
  }
  report(last);
}

async function ask(dateId: string, orderKey: string): Promise<PaymentOutcome> {
  try {
    return await completeCardPayment(dateId, orderKey);
  } catch (error) {
    return { state: toAppError(error).code === 'not-found' ? 'missing' : 'unreachable' };
  }
}
