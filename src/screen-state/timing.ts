import type { SlowStep } from '../domain/order/cash-progress.ts';

/** How long after the tap a customer who waits for an order or a payment is informed, ms (spec §8). */
const slowSteps: Record<SlowStep, number> = {
  requesting: 3000,
  'still-requesting': 8000,
  'network-problem': 13_000,
};

/** After this time without a response the form can be closed; the attempt itself continues, ms. */
export const unansweredMs = 30_000;

/** Pauses between status requests for a payment, ms. */
export const paymentPausesMs = [500, 1000, 2000, 3000, 5000, 8000, 10_000];
/** A status request without a response for this long has failed, ms; the functions still finish their part. */
export const paymentRequestMs = 10_000;
/** After this time the customer is told that the bank is slow, ms. */
export const slowPaymentMs = 3500;
/** The response that comes first after this time is the last one, ms. */
export const paymentWaitMs = 30_000;

/** How long to wait for the listener to report a paid order, ms; it is stored already. */
export const orderCopyMs = 4000;

/** Reports each slow step that is reached while a promise is pending; settles as the promise does. */
export async function withSlowNotices<T>(
  pending: Promise<T>,
  report: (step: SlowStep) => void,
): Promise<T> {
  const steps = Object.entries(slowSteps) as [SlowStep, number][];
  const timers = steps.map(([step, ms]) => setTimeout(report, ms, step));
  try {
    return await pending;
  } finally {
    for (const timer of timers) clearTimeout(timer);
  }
}
