import { lazy, Suspense } from 'react';
import { useSession } from '../data/session.ts';

const AccountWatch = lazy(async () => ({
  default: (await import('../features/account/account-watch.tsx')).AccountWatch,
}));

/** Loads the code that only a signed-in customer needs. */
export function SignedInWatch() {
  const signedIn = useSession((session) => session.status === 'signed-in');
  return signedIn ? (
    <Suspense>
      <AccountWatch />
    </Suspense>
  ) : null;
}
