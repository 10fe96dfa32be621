import { slowStepsMs } from '../../domain/slow-steps.ts';

/** What a slow payment request is explained by, in turn (spec §8). */
const steps = ['requesting', 'still-requesting', 'network-problem'] as const;
export type SlowStep = (typeof steps)[number];

/** Tells of each step that a promise is still pending at; settles as the promise does. */
export async function withSlowNotices<T>(
  pending: Promise<T>,
  tell: (step: SlowStep) => void,
): Promise<T> {
  const timers = steps.map((step, index) => setTimeout(tell, slowStepsMs[index], step));
  try {
    return await pending;
  } finally {
    for (const timer of timers) clearTimeout(timer);
  }
}
