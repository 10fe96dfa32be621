import { lazy, Suspense } from 'react';
import { useSession } from '../data/session.ts';

const AccountWatch = lazy(async () => ({
  default: (await import('../features/account/account-watch.tsx')).AccountWatch,
}));

/** Loads what follows a customer around only once there is one. */
export function SignedInWatch() {
  const signedIn = useSession((session) => session.status === 'signed-in');
  return signedIn ? (
    <Suspense>
      <AccountWatch />
    </Suspense>
  ) : null;
}
