import { readJson, readText, storedKeys } from './storage.ts';
import { accountKey, authUserPrefix } from './storage-keys.ts';

/** Who is signed in, as the Auth SDK stores it. */
interface StoredUser {
  uid?: string;
  stsTokenManager?: { accessToken?: string; expirationTime?: number };
}

/** Who is signed in on this phone by what the Auth SDK has stored; empty for nobody. */
export function storedUser(): StoredUser {
  const [key = ''] = storedKeys(authUserPrefix);
  return (readJson(key) ?? {}) as StoredUser;
}

/**
 * Whether the phone may keep something of an account: it is the one that the session has noted, in this tab or another, or it
 * has only just signed in, which the Auth SDK stores before it tells the session.
 */
export const isSignedIn = (uid: string) => [readText(accountKey), storedUser().uid].includes(uid);
