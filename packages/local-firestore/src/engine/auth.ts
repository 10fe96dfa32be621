import type { Json } from './json.ts';
import { StatusError } from './status.ts';

/** The caller of a request. Security rules do not apply to the owner (administrator). */
export type Auth =
  | { readonly kind: 'owner' }
  | { readonly kind: 'none' }
  | { readonly kind: 'user'; readonly uid: string; readonly token: Json };

export const OWNER: Auth = { kind: 'owner' };
export const ANONYMOUS: Auth = { kind: 'none' };

/**
 * Throws PERMISSION_DENIED for a client: production keeps the call for administrators, whatever the rules
 * say, and in these words.
 */
export function requireOwner(auth: Auth): void {
  if (auth.kind === 'owner') return;
  throw new StatusError('PERMISSION_DENIED', 'Missing or insufficient permissions.');
}
