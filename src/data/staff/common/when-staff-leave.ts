import { useSession } from '../../customer/use-session.ts';

/**
 * Calls `forget` when somebody signs out or another account signs in: what the staff screens keep in memory
 * names customers. `keepOnly` removes what the phone stores.
 */
export function whenStaffLeave(forget: () => void): void {
  useSession.subscribe((session, before) => {
    const uid = session.status === 'signed-in' ? session.uid : undefined;
    if (before.status === 'signed-in' && before.uid !== uid) forget();
  });
}
