import { forgetDocumentsIfAsked } from '../customer/forget-documents.ts';

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
