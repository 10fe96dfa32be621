import { useEffect, useState } from 'react';
import { create } from 'zustand';
import { type Role, roleOf } from '../../../domain/staff/roles.ts';
import { useSession } from '../../customer/use-session.ts';
import { onlineOrAfter } from '../../device/online-or-after.ts';
import { loadAuth } from '../../documents/load-sdk.ts';
import { toAppError } from '../../firebase/to-app-error.ts';

/** Whether the current user may open the staff screens; the rules check it again at every read and write. */
export type StaffAccess =
  /** `failed`: there is no connection for what knows who is signed in, or with which role; it is tried again. */
  | { status: 'loading'; failed?: boolean }
  | { status: 'signed-out' }
  | { status: 'refused' }
  | { status: 'staff'; uid: string; email: string; role: Role };

/** After a failed connection the claim is read again after this time, ms, or when the phone is online again. */
const retryMs = 5000;

/** How often the claim was asked for anew since the page was loaded. */
const useChecks = create(() => ({ count: 0 }));

/**
 * Does what only staff may do. If that is denied, or the session was ended as it is with a role, the server is asked whether
 * the account still belongs to staff, and the screens close if it does not. Throws what `run` throws.
 */
export async function asStaff<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (['denied', 'signed-out'].includes(toAppError(error).code)) {
      useChecks.setState(({ count }) => ({ count: count + 1 }));
    }
    throw error;
  }
}

/** Reads the claims of staff from the signed-in account's token. */
export function useStaff(): StaffAccess {
  const session = useSession();
  /** `role` is undefined while there is no connection to ask for it. */
  const [checked, setChecked] = useState<{ uid: string; role: Role | null | undefined }>();
  const uid = session.status === 'signed-in' ? session.uid : undefined;
  const checks = useChecks(({ count }) => count);
  useEffect(() => {
    if (uid === undefined) return;
    let current = true;
    const check = async (): Promise<void> => {
      const role = await readRole(checks > 0).catch((error: unknown) => {
        console.error('the staff claim was not read', error);
        // An expired token needs the network.
        return toAppError(error).code === 'network' ? undefined : null;
      });
      if (!current) return;
      // A role that is known stays until the server has said otherwise.
      setChecked((known) => (role === undefined && known?.uid === uid ? known : { uid, role }));
      if (role !== undefined) return;
      await onlineOrAfter(retryMs);
      if (current) await check();
    };
    void check();
    return () => {
      current = false;
    };
  }, [uid, checks]);
  if (session.status !== 'signed-in') return session;
  const isChecked = checked?.uid === session.uid;
  if (!isChecked || checked.role === undefined) return { status: 'loading', failed: isChecked };
  if (!checked.role) return { status: 'refused' };
  return { status: 'staff', uid: session.uid, email: session.email, role: checked.role };
}

async function readRole(anew: boolean): Promise<Role | null> {
  const user = (await loadAuth()).auth.currentUser;
  if (!user) return null;
  const role = roleOf((await user.getIdTokenResult(anew)).claims);
  if (role || anew) return role ?? null;
  // The rights may have been granted after the token was issued, so a new token is fetched.
  return roleOf((await user.getIdTokenResult(true)).claims) ?? null;
}
