import { readJson, readText, removeStored, storedKeys, writeText } from '../device/storage.ts';
import { accountKey, dishFilterKey, queueKeys, staffPrefix } from '../device/storage-keys.ts';
import { renewDocuments, stopPrivateListeners } from '../documents/live-document.ts';
import { loadAuth } from '../documents/load-sdk.ts';
import { markHasOrdered, noteOrdered } from '../order/has-ordered.ts';
import { forgetDocumentsLater } from './forget-documents.ts';

/** Logging out waits this long at most for what is still to be sent, ms. */
const flushMs = 5000;

/**
 * Signs out; the session then calls `keepOnly`. What the account's orders have left to be sent is sent before, or dropped
 * where the account is gone. Throws what Firebase throws.
 */
export async function logOut(unsent: 'send' | 'drop' = 'send'): Promise<void> {
  const { auth, signOut } = await loadAuth();
  const uid = auth.currentUser?.uid;
  if (uid !== undefined && unsent === 'send') await flush(uid);
  // Before signing out: a listener without permission reports an error.
  stopPrivateListeners();
  await signOut(auth);
}

async function flush(uid: string): Promise<void> {
  if (queueKeys.every((key) => storedKeys(`${key}:`).length === 0)) return;
  const sent = import('../order/send-unsent.ts').then(({ sendUnsent }) => sendUnsent(uid));
  const late = new Promise<void>((resolve) => setTimeout(resolve, flushMs));
  await Promise.race([sent, late]).catch((error: unknown) => {
    console.error('what was still to be sent was not sent', error);
  });
}

/**
 * Call once it is known who is signed in, `uid`; `before`: who was, by what this page knew. Deletes what the phone keeps of
 * anybody else, whether they have logged out, deleted their account, or their session has ended while no page was open.
 */
export function keepOnly(uid: string | undefined, before: string | undefined): void {
  const kept = readText(accountKey);
  writeText(accountKey, uid ?? null);
  const left = before !== undefined && before !== uid;
  if (left) stopPrivateListeners();
  // Also where nobody was known before: something may have been stored after its account had left.
  if (kept !== (uid ?? null)) forgetUnsent(uid);
  // Once for the phone: another tab may have seen to it, and the next account may keep something already.
  if (kept !== null && kept !== uid) {
    forgetStored();
    renewDocuments('forget');
  }
}

/** Deletes what other accounts than `uid` have left to be sent. */
function forgetUnsent(uid: string | undefined): void {
  for (const key of queueKeys.flatMap((one) => storedKeys(one))) {
    const entries = [readJson(key)].flat() as ({ uid?: string } | null | undefined)[];
    if (uid === undefined || entries.some((one) => one?.uid !== uid)) writeText(key, null);
  }
}

/** Deletes what else the phone stores of an account. Baskets belong to the phone. */
function forgetStored(): void {
  forgetDocumentsLater();
  // The filter's own store removes it too, but may not be loaded.
  removeStored(dishFilterKey);
  noteOrdered(new Set());
  markHasOrdered(false);
  // Staff's marks and lists of orders contain addresses.
  removeStored(staffPrefix);
}
