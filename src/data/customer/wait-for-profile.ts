import type { User } from '../../domain/customer/user.ts';
import { AppError } from '../../domain/lib/app-error.ts';
import { observeDocument } from '../documents/live-document.ts';
import { userDocument } from '../documents/sources.ts';

/** How long the first snapshot of a profile may take after signing in, ms (spec §4, §9). */
const timeoutMs = 10_000;

/**
 * The profile of somebody who has just signed in; undefined when the account has none yet. Throws
 * AppError: `network` when no snapshot comes in time.
 */
export function waitForProfile(uid: string): Promise<User | undefined> {
  return new Promise((resolve, reject) => {
    let stop = () => {};
    const end = (settle: () => void) => {
      clearTimeout(timer);
      // Deferred, because the first state may be reported before `stop` is assigned.
      setTimeout(() => stop());
      settle();
    };
    const timer = setTimeout(() => end(() => reject(new AppError('network'))), timeoutMs);
    stop = observeDocument(userDocument(uid), ({ value, loading, error }) => {
      if (error) end(() => reject(error));
      else if (!loading) end(() => resolve(value));
    });
  });
}
