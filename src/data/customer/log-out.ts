import { removeStored } from '../device/storage.ts';
import { staffPrefix } from '../device/storage-keys.ts';
import { stopPrivateListeners } from '../documents/live-document.ts';
import { loadAuth } from '../documents/load-sdk.ts';
import { forgetDocumentsLater } from './forget-documents.ts';

/** Signs out; the session then calls `forgetCustomer`. Throws what Firebase throws. */
export async function logOut(): Promise<void> {
  const { auth, signOut } = await loadAuth();
  // Before signing out: a listener without permission reports an error.
  stopPrivateListeners();
  await signOut(auth);
}

/**
 * Stops reading the documents of a customer who has signed out, and deletes what the phone stores of them.
 */
export function forgetCustomer(): void {
  stopPrivateListeners();
  forgetDocumentsLater();
  // The filter's own store removes it too, but may not be loaded.
  removeStored('dish-filter');
  // Staff's marks and lists of orders contain addresses.
  removeStored(staffPrefix);
}
