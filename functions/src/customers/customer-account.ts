import type { Auth, UserRecord } from 'firebase-admin/auth';

/** The customer's login; undefined for somebody who ordered by phone only. */
export async function accountOf(auth: Auth, uid: string): Promise<UserRecord | undefined> {
  return auth.getUser(uid).catch(undefinedIfGone);
}

/** Deletes the customer's login, which another call may have deleted already. */
export async function deleteLogin(auth: Auth, uid: string): Promise<void> {
  await auth.deleteUser(uid).catch(undefinedIfGone);
}

function undefinedIfGone(error: { code?: unknown }): undefined {
  if (error.code !== 'auth/user-not-found') throw error;
}
