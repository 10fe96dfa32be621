import { readJson, storedKeys } from '../device/storage.ts';
import { authUserPrefix } from '../device/storage-keys.ts';
import { askOwnAhead } from '../documents/fetch-documents.ts';
import { useSession } from './use-session.ts';

/** As the Auth SDK stores it. */
interface StoredUser {
  uid?: string;
  stsTokenManager?: { accessToken?: string; expirationTime?: number };
}

/**
 * Asks for documents of whoever has signed in on this phone, while the Auth SDK has yet to be loaded and to look up whether
 * the account still stands. Nothing is shown of them before it has.
 */
export function fetchOwnAhead(sources: readonly ((uid: string) => { path: string })[]): void {
  if (useSession.getState().status !== 'loading') return;
  const [key = ''] = storedKeys(authUserPrefix);
  const { uid, stsTokenManager } = (readJson(key) ?? {}) as StoredUser;
  const { accessToken, expirationTime = 0 } = stsTokenManager ?? {};
  if (!uid || !accessToken || expirationTime < Date.now()) return;
  const paths = sources.map((source) => source(uid).path);
  askOwnAhead(paths, accessToken);
}
