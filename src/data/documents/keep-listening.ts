import { onlineOrAfter } from '../device/online-or-after.ts';

/** The wait before the second attempt, ms; it doubles with each further failure. */
const firstWaitMs = 5000;
const longestWaitMs = 60_000;

/** Ends the present attempt of each that listens; the next one begins at once. */
const restarts = new Set<() => void>();

/** Has all that listen begin again, as with another instance of the SDK. */
export function restartListeners(): void {
  for (const restart of [...restarts]) restart();
}

/**
 * Calls `listen` and, because a Firestore listener is over after its first error, calls it again whenever it
 * rejects, until `signal` aborts. The next attempt comes once the browser is online again, at the latest after
 * a wait that grows from 5 s to 60 s. `listen` gets a function to call when the server has answered: the waits
 * then start over; and the signal of its attempt, which aborts with `signal` or at a restart.
 */
export async function keepListening(
  signal: AbortSignal,
  listen: (answered: () => void, attempt: AbortSignal) => Promise<void>,
  failed: (error: unknown) => void,
): Promise<void> {
  let waitMs = firstWaitMs;
  const answered = () => {
    waitMs = firstWaitMs;
  };
  while (!signal.aborted) {
    const attempt = new AbortController();
    let restart = () => {};
    const restarted = new Promise<true>((resolve) => {
      restart = () => {
        resolve(true);
        attempt.abort();
      };
    });
    restarts.add(restart);
    // The attempt is over then too, also one that never settles: nothing may keep it.
    signal.addEventListener('abort', restart);
    try {
      const again = await Promise.race([listen(answered, attempt.signal), restarted]);
      if (!again) return;
    } catch (error) {
      if (signal.aborted) return;
      failed(error);
      await Promise.race([onlineOrAfter(waitMs), restarted]);
      waitMs = Math.min(2 * waitMs, longestWaitMs);
    } finally {
      restarts.delete(restart);
      signal.removeEventListener('abort', restart);
    }
  }
}
