import { readText, removeStored, writeText } from '../device/storage.ts';
import { dishFilterKey, queueKeys, staffPrefix } from '../device/storage-keys.ts';
import { renewDocuments, stopPrivateListeners } from '../documents/live-document.ts';
import { markHasOrdered, noteOrdered } from '../order/has-ordered.ts';
import { forgetDocumentsLater } from './forget-documents.ts';

/** Storage key: the uid of the account whose data the phone keeps; missing for nobody's. */
const accountKey = 'account';

/**
 * Call once it is known who is signed in, `uid`; `before`: who was, by what this page knew. Deletes what the phone keeps of
 * anybody else, whether they have logged out, deleted their account, or their session has ended while no page was open.
 */
export function keepOnly(uid: string | undefined, before: string | undefined): void {
  const kept = readText(accountKey);
  writeText(accountKey, uid ?? null);
  const left = before !== undefined && before !== uid;
  if (left) stopPrivateListeners();
  // Once for the phone: another tab may have seen to it, and the next account may keep something already.
  if (kept !== null && kept !== uid) {
    forgetStored();
    renewDocuments('forget');
  }
}

/** Deletes what the phone stores of an account. Baskets belong to the phone. */
function forgetStored(): void {
  forgetDocumentsLater();
  for (const key of queueKeys) removeStored(key);
  // The filter's own store removes it too, but may not be loaded.
  removeStored(dishFilterKey);
  noteOrdered(new Set());
  markHasOrdered(false);
  // Staff's marks and lists of orders contain addresses.
  removeStored(staffPrefix);
}
