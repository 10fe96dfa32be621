import { storedUser } from '../device/account.ts';
import { askOwnAhead } from '../documents/fetch-documents.ts';
import { useSession } from './use-session.ts';

/**
 * Asks for documents of whoever has signed in on this phone, while the Auth SDK has yet to be loaded and to look up whether
 * the account still stands. Nothing is shown of them before it has.
 */
export function fetchOwnAhead(sources: readonly ((uid: string) => { path: string })[]): void {
  if (useSession.getState().status !== 'loading') return;
  const { uid, stsTokenManager } = storedUser();
  const { accessToken, expirationTime = 0 } = stsTokenManager ?? {};
  if (!uid || !accessToken || expirationTime < Date.now()) return;
  const paths = sources.map((source) => source(uid).path);
  askOwnAhead(paths, accessToken);
}
