import { useSession } from '../data/session.ts';
import { closePrivateDialogs } from '../screen-state/dialogs.ts';
import { forgetDrafts } from '../screen-state/drafts.ts';

/**
 * Closes the dialogs and removes the drafts of a customer who signs out, in this tab or another, or whom
 * another customer follows (spec §4). Baskets belong to the phone and stay. Returns what ends it.
 */
export function forgetCustomersWhoLeave(): () => void {
  return useSession.subscribe((session, before) => {
    if (before.status !== 'signed-in') return;
    if (session.status === 'signed-in' && session.uid === before.uid) return;
    closePrivateDialogs();
    forgetDrafts();
  });
}
