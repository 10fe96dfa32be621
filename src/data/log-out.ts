import { useDialogs } from './dialogs.ts';
import { stopPrivateListeners } from './documents/live-document.ts';
import { loadAuth } from './documents/load-sdk.ts';
import { forgetDocumentsLater } from './forget-documents.ts';
import { forgetDrafts } from './form-draft.ts';

/** Signs out; the session sees it and calls `forgetCustomer`. Throws what Firebase throws. */
export async function logOut(): Promise<void> {
  const { auth, signOut } = await loadAuth();
  // Before signing out: a listener that outlives its permission reports an error.
  stopPrivateListeners();
  await signOut(auth);
}

/**
 * Takes along what is a customer's own, wherever the customer has signed out: live listeners, open
 * dialogs, drafts of forms (spec §4). Baskets belong to the phone and stay, and so does a log-in that has
 * failed only after it was let in.
 */
export function forgetCustomer(): void {
  stopPrivateListeners();
  useDialogs.setState(({ stack }) => ({ stack: stack.filter(({ kind }) => kind === 'login') }));
  forgetDrafts();
  forgetDocumentsLater();
}
