import { AppError } from '../../domain/lib/app-error.ts';

/** A connection that has not answered after this time, ms, will not. */
const longestMs = 30_000;

/**
 * Ends the reminders whose messages have this link; nobody needs to be signed in. Throws AppError: `not-found` for a link
 * that is none, `network` without an answer.
 */
export async function stopReminders(stopId: string): Promise<void> {
  const path = `/app/stop/${encodeURIComponent(stopId)}`;
  const signal = AbortSignal.timeout(longestMs);
  const response = await fetch(path, { method: 'POST', signal }).catch((error) => {
    throw new AppError('network', error);
  });
  if (response.ok) return;
  const code = response.status === 404 ? 'not-found' : 'unknown';
  throw new AppError(code, new Error(`HTTP ${response.status}`));
}
