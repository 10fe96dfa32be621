import { getAuth, type UserRecord } from 'firebase-admin/auth';

/** The customer's login; undefined for somebody who ordered by phone only. */
export async function accountOf(uid: string): Promise<UserRecord | undefined> {
  try {
    return await getAuth().getUser(uid);
  } catch (error) {
    if ((error as { code?: unknown }).code === 'auth/user-not-found') return undefined;
    throw error;
  }
}
