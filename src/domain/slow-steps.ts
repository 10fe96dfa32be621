/** When a customer who waits for an order or a payment is told so, ms after the tap (spec §8). */
export const slowStepsMs = [3000, 8000, 13_000] as const;
