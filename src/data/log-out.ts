import { closeAllDialogs } from './dialogs.ts';
import { forgetDocumentsLater } from './forget-documents.ts';
import { forgetDrafts } from './form-draft.ts';
import { stopPrivateListeners } from './live-document.ts';
import { loadAuth } from './load-sdk.ts';

/**
 * Signs out and takes along what is the customer's own: live listeners, open dialogs, drafts of forms
 * (spec §4). Baskets belong to the phone and stay. Throws what Firebase throws.
 */
export async function logOut(): Promise<void> {
  await leaveAccount();
  closeAllDialogs();
}

/** The same without a change on the screen: for an account that did not become a customer's. */
export async function leaveAccount(): Promise<void> {
  const { auth, signOut } = await loadAuth();
  // Before signing out: a listener that outlives its permission reports an error.
  stopPrivateListeners();
  await signOut(auth);
  // Again for what a screen has opened meanwhile.
  stopPrivateListeners();
  forgetDrafts();
  forgetDocumentsLater();
}
