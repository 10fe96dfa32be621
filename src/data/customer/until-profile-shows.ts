import type { User } from '../../domain/customer/user.ts';
import { sameValue } from '../../domain/lib/same-value.ts';
import { userDocument } from '../documents/sources.ts';
import { waitForDocument } from '../documents/wait-for-document.ts';

/** How long a saved profile may take until the screens show it, ms. */
const timeoutMs = 3000;

/**
 * Ends once the screens show a saved change of the profile, so that whoever saves an address and orders at once is not
 * asked for it again. The commit's response can come before the listener's; one that has stopped is not waited for.
 */
export async function untilProfileShows(uid: string, changes: Partial<User>): Promise<void> {
  const saved = JSON.parse(JSON.stringify(changes)) as Record<string, unknown>;
  const isShown = (user: object = {}) => sameValue({ ...user, ...saved }, user);
  await waitForDocument(userDocument(uid), ({ value }) => isShown(value), timeoutMs).catch(
    // It is saved all the same, and shown as soon as the listener is back.
    () => {},
  );
}
