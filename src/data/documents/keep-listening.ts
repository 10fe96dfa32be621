import { onlineOrAfter } from '../device/online-or-after.ts';

/** The wait before the second attempt, ms; it doubles with each further failure. */
const firstWaitMs = 5000;
const longestWaitMs = 60_000;

/**
 * Calls `listen` and, because a Firestore listener is over after its first error, calls it again whenever it
 * rejects, until `signal` aborts. The next attempt comes once the browser is online again, at the latest after
 * a wait that grows from 5 s to 60 s. `listen` gets a function to call when the server has answered: the waits
 * then start over.
 */
export async function keepListening(
  signal: AbortSignal,
  listen: (answered: () => void) => Promise<void>,
  failed: (error: unknown) => void,
): Promise<void> {
  let waitMs = firstWaitMs;
  const answered = () => {
    waitMs = firstWaitMs;
  };
  while (!signal.aborted) {
    try {
      return await listen(answered);
    } catch (error) {
      if (signal.aborted) return;
      failed(error);
      await onlineOrAfter(waitMs);
      waitMs = Math.min(2 * waitMs, longestWaitMs);
    }
  }
}
