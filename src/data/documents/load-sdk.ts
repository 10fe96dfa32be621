import { areDocumentsToForget, forgetDocumentsIfAsked } from '../customer/forget-documents.ts';

// Without this the Auth SDK looks for settings in a cookie, and waits until another process has answered.
Object.assign(globalThis, { __FIREBASE_DEFAULTS__: {} });

/**
 * Loads App Check, in a build that has a key for it, before the rest of Firebase. The key is read here and
 * not in env.ts, so that a build without one leaves the code out.
 */
export const loadAppCheck = async (): Promise<
  typeof import('../firebase/app-check.ts') | undefined
> => (import.meta.env.VITE_APP_CHECK_KEY ? import('../firebase/app-check.ts') : undefined);

let firestore: Promise<typeof import('../firebase/firestore.ts')> | undefined;

/**
 * The Firestore SDK, loaded when a screen first listens or writes. Throws when loading fails; the next call
 * tries again.
 */
export function loadFirestore(): Promise<typeof import('../firebase/firestore.ts')> {
  firestore ??= startFirestore().catch((error: unknown) => {
    firestore = undefined;
    throw error;
  });
  return firestore;
}

async function startFirestore() {
  await loadAppCheck();
  const sdk = await import('../firebase/firestore.ts');
  await forgetDocumentsIfAsked(sdk.clearDocuments);
  return sdk;
}

/**
 * Deletes what the SDK has cached on the phone, if that is asked for (`forgetDocumentsLater`), or opens the cache anew where
 * another tab has done so. Whoever loads the SDK meanwhile waits for it; listeners must be started again.
 */
export function renewFirestore(how: 'forget' | 'reopen'): void {
  const before = firestore;
  if (!before && how === 'reopen') return;
  const renew = async () => {
    const sdk = await (before ?? startFirestore());
    if (how === 'forget') await forgetDocumentsIfAsked(sdk.clearDocuments);
    else await sdk.reopenDocuments(!areDocumentsToForget());
    return sdk;
  };
  firestore = renew().catch((error: unknown) => {
    firestore = undefined;
    throw error;
  });
  firestore.catch((error: unknown) => console.warn('the documents are opened later', error));
}

/** The Auth SDK, loaded when the page is idle or somebody logs in. Throws when loading fails. */
export const loadAuth = async () => {
  await loadAppCheck();
  return import('../firebase/auth.ts');
};

/** What reads and writes Firestore once. Throws when loading fails; the next call tries again. */
export const loadTransactions = async () => {
  await loadAppCheck();
  return import('../firebase/transactions.ts');
};
