/** When a slow payment request is explained, ms after the tap (spec §8). */
export const slowSteps = [
  { after: 3000, step: 'requesting' },
  { after: 8000, step: 'still-requesting' },
  { after: 13_000, step: 'network-problem' },
] as const;

export type SlowStep = (typeof slowSteps)[number]['step'];

/** Tells of each step that a promise is still pending at; settles as the promise does. */
export async function withSlowNotices<T>(
  pending: Promise<T>,
  tell: (step: SlowStep) => void,
): Promise<T> {
  const timers = slowSteps.map(({ after, step }) => setTimeout(() => tell(step), after));
  try {
    return await pending;
  } finally {
    for (const timer of timers) clearTimeout(timer);
  }
}
