import { type Session, useSession } from '../data/customer/use-session.ts';
import { readText, writeText } from '../data/device/storage.ts';
import { lastUidKey } from '../data/device/storage-keys.ts';
import { closePrivateDialogs } from '../screen-state/dialogs.ts';
import { forgetDrafts, forgetDraftsOfOthers } from '../screen-state/drafts.ts';

/**
 * Closes a customer's dialogs and removes their drafts when they sign out or another customer signs in, in
 * this tab or another (spec §4). Baskets belong to the phone and stay. Returns the function that
 * unsubscribes.
 */
export function forgetCustomersWhoLeave(): () => void {
  forgetIfLeft(useSession.getState());
  return useSession.subscribe(forgetIfLeft);
}

/**
 * Call before signing out an account without a profile: whoever has not finished signing up is still a visitor. What they
 * have typed stays for when they come back to that account, and the visitor's drafts stay too.
 */
export function keepVisitor(): void {
  writeText(lastUidKey, null, 'sessionStorage');
}

function forgetIfLeft(session: Session): void {
  if (session.status === 'loading') return;
  const uid = session.status === 'signed-in' ? session.uid : null;
  const last = readText(lastUidKey, 'sessionStorage');
  if (uid === last) return;
  writeText(lastUidKey, uid, 'sessionStorage');
  // A visitor who signs in keeps their drafts.
  if (last === null) {
    if (uid !== null) forgetDraftsOfOthers(uid);
    return;
  }
  closePrivateDialogs();
  forgetDrafts();
}
