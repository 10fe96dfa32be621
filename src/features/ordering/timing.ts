/** When a customer who waits for an order or a payment is told so, ms after the tap (spec §8). */
const slowSteps = { requesting: 3000, 'still-requesting': 8000, 'network-problem': 13_000 };
export type SlowStep = keyof typeof slowSteps;

/** After this an order without an answer lets go of its customer; the attempt itself goes on, ms. */
export const unansweredMs = 30_000;

/** Pauses between questions about a payment, ms; a bank that is still busy is asked for about half a minute. */
export const paymentPausesMs = [500, 1000, 2000, 3000, 5000, 8000, 10_000];
/** After this many of them the customer is told that the bank is slow. */
export const slowPaymentPauses = 3;

/** A paid order is stored; the customer's copy comes by listener within this, ms, or is not waited for. */
export const orderCopyMs = 4000;

/** Reports each slow step that a promise is still pending at; settles as the promise does. */
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
