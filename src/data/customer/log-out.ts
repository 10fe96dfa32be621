import { storedKeys } from '../device/storage.ts';
import { queueKeys } from '../device/storage-keys.ts';
import { stopPrivateListeners } from '../documents/live-document.ts';
import { loadAuth } from '../documents/load-sdk.ts';

/** Logging out waits this long at most for what is still to be sent, ms. */
const flushMs = 5000;

/**
 * Signs out; the session then calls `keepOnly` (forget-account.ts). What the account's orders have left to be sent is sent before, or dropped
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
