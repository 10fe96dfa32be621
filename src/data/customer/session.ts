import { create } from 'zustand';
import { onlineOrAfter } from '../device/online-or-after.ts';
import { loadAuth } from '../documents/load-sdk.ts';
import { whenIdle } from '../documents/when-idle.ts';

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

/** Follows the auth state while the page is open, starting when the page is idle. Safe to call again. */
export function startSession(): Promise<void> {
  started ??= whenIdle().then(followAuthState);
  return started;
}

async function followAuthState(): Promise<void> {
  const [{ auth, onAuthStateChanged }, { forgetCustomer }] = await loadWithRetries();
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
    if (before.status === 'signed-in' && before.uid !== user?.uid) forgetCustomer();
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
