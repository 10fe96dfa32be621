import type { Json } from './json.ts';

/** The caller of a request. Security rules do not apply to the owner (administrator). */
export type Auth =
  | { readonly kind: 'owner' }
  | { readonly kind: 'none' }
  | { readonly kind: 'user'; readonly uid: string; readonly token: Json };

export const OWNER: Auth = { kind: 'owner' };
export const ANONYMOUS: Auth = { kind: 'none' };
