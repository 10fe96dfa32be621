import { useSession } from '../data/session.ts';
import { closePrivateDialogs } from '../screen-state/dialogs.ts';
import { forgetDrafts } from '../screen-state/drafts.ts';

/**
 * Closes a customer's dialogs and removes their drafts when they sign out or another customer signs in, in
 * this tab or another (spec §4). Baskets belong to the phone and stay. Returns the function that
 * unsubscribes.
 */
export function forgetCustomersWhoLeave(): () => void {
  return useSession.subscribe((session, before) => {
    if (before.status !== 'signed-in') return;
    if (session.status === 'signed-in' && session.uid === before.uid) return;
    closePrivateDialogs();
    forgetDrafts();
  });
}
