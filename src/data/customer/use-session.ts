import { create } from 'zustand';
import { onlineOrAfter } from '../device/online-or-after.ts';
import { storedKeys } from '../device/storage.ts';
import { authUserPrefix } from '../device/storage-keys.ts';
import { afterFirstPaint, holdBackgroundWork } from '../documents/after-first-paint.ts';
import { loadAuth, loadTransactions } from '../documents/load-sdk.ts';

/** Who is signed in with Firebase Auth; the profile is a separate document (use-user.ts). */
export type Session =
  /** `failed`: the Auth code could not be loaded; loading is retried. */
  | { status: 'loading'; failed?: boolean }
  | { status: 'signed-out' }
  | { status: 'signed-in'; uid: string; email: string; displayName: string; provider: string };

export const useSession = create<Session>(() => ({ status: 'loading' }));

/** After a failed load the next attempt comes after this time, ms, or when the phone is online again. */
const retryMs = 5000;
let started: Promise<void> | undefined;
let startNow = () => {};
const hurried = new Promise<void>((resolve) => {
  startNow = resolve;
});

/** Whether somebody is signed in on this phone, by what the Auth SDK has stored; the SDK itself has yet to confirm it. */
export const isSignedInHere = () => storedKeys(authUserPrefix).length > 0;

/** Follows the auth state while the page is open, starting when the page is idle. Safe to call again. */
export function startSession(): Promise<void> {
  started ??= Promise.race([afterFirstPaint(), hurried]).then(followAuthState);
  return started;
}

/**
 * Loads Auth and Firestore now: for whoever is signed in here or fills a basket. What waits for the idle page waits until
 * it is known who is signed in, so that it does not take the line from it. Safe to call again.
 */
export function loadAuthNow(): void {
  startNow();
  void startSession();
  // It is loaded again by the first write.
  loadTransactions().catch(() => {});
  if (useSession.getState().status !== 'loading') return;
  holdBackgroundWork(
    new Promise<void>((resolve) => {
      const stop = useSession.subscribe(() => {
        stop();
        resolve();
      });
    }),
  );
}

async function followAuthState(): Promise<void> {
  const [{ auth, onAuthStateChanged }, { keepOnly }] = await loadWithRetries();
  // The SDK answers at once, and the screen is drawn again: in the task after that of the SDK's start, so that a
  // tap doesn't wait for both.
  await new Promise((resolve) => setTimeout(resolve));
  onAuthStateChanged(auth, (user) => {
    const before = useSession.getState();
    useSession.setState(
      user
        ? {
            status: 'signed-in',
            uid: user.uid,
            email: user.email ?? '',
            displayName: user.displayName ?? '',
            provider: user.providerData[0]?.providerId === 'google.com' ? 'google' : '',
          }
        : { status: 'signed-out' },
      true,
    );
    // After the session is set, so that no screen reads the customer's documents again.
    keepOnly(user?.uid, before.status === 'signed-in' ? before.uid : undefined);
  });
}

async function loadWithRetries() {
  for (;;) {
    try {
      return await Promise.all([loadAuth(), import('./log-out.ts')]);
    } catch {
      useSession.setState({ status: 'loading', failed: true }, true);
      await onlineOrAfter(retryMs);
    }
  }
}

/** The signed-in user's id, else undefined. */
export function useUid(): string | undefined {
  return useSession((session) => (session.status === 'signed-in' ? session.uid : undefined));
}
