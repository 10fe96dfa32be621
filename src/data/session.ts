import { create } from 'zustand';
import { loadAuth } from './load-sdk.ts';
import { whenIdle } from './when-idle.ts';

/** Who is signed in with Firebase Auth; the profile is a document of its own (use-user.ts). */
export type Session =
  | { status: 'loading' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; uid: string; email: string; displayName: string; provider: string };

export const useSession = create<Session>(() => ({ status: 'loading' }));

let started: Promise<void> | undefined;

/** Follows the auth state for as long as the page lives. Safe to call again. */
export function startSession(): Promise<void> {
  started ??= follow();
  return started;
}

async function follow(): Promise<void> {
  // The first screen comes first; who is here only adds to it.
  await whenIdle();
  // What forgets a customer knows the stores; it comes no earlier than Auth does.
  const [{ auth, onAuthStateChanged }, { forgetCustomer }] = await Promise.all([
    loadAuth(),
    import('./log-out.ts'),
  ]);
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
    // After the session, so that no screen asks for the customer's documents again.
    if (before.status === 'signed-in' && before.uid !== user?.uid) forgetCustomer();
  });
}

/** The signed-in user's id, else undefined. */
export function useUid(): string | undefined {
  return useSession((session) => (session.status === 'signed-in' ? session.uid : undefined));
}
