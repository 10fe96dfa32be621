import { stopPrivateListeners } from './documents/live-document.ts';
import { loadAuth } from './documents/load-sdk.ts';
import { forgetDocumentsLater } from './forget-documents.ts';
import { removeStored } from './storage.ts';

/** Signs out; the session sees it and calls `forgetCustomer`. Throws what Firebase throws. */
export async function logOut(): Promise<void> {
  const { auth, signOut } = await loadAuth();
  // Before signing out: a listener that outlives its permission reports an error.
  stopPrivateListeners();
  await signOut(auth);
}

/** Ends what this page reads of a customer who has left, and what the phone stores of it. */
export function forgetCustomer(): void {
  stopPrivateListeners();
  forgetDocumentsLater();
  // Where the store of the filter is not loaded, it could not forget by itself.
  removeStored('dish-filter');
}
