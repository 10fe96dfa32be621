import type { Auth, UserRecord } from 'firebase-admin/auth';

/** The customer's login; undefined for somebody who ordered by phone only. */
export async function accountOf(auth: Auth, uid: string): Promise<UserRecord | undefined> {
  try {
    return await auth.getUser(uid);
  } catch (error) {
    if ((error as { code?: unknown }).code === 'auth/user-not-found') return undefined;
    throw error;
  }
}
