import { useSession } from '../data/customer/use-session.ts';
import { optionalPart } from '../ui/feedback/lazy-part.tsx';

/** Outside the screens' error boundaries: if it can't be loaded, the page has to stay. */
const AccountWatch = optionalPart(
  async () => (await import('../features/account/account-watch.tsx')).AccountWatch,
);

const ArrivedOrders = optionalPart(
  async () => (await import('../features/ordering/submit/arrived-orders.tsx')).ArrivedOrders,
);

/** Loads the code that only a signed-in customer needs. */
export function SignedInWatch() {
  const signedIn = useSession((session) => session.status === 'signed-in');
  return (
    signedIn && (
      <>
        <AccountWatch />
        <ArrivedOrders />
      </>
    )
  );
}
