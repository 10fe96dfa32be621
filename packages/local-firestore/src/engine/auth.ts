import type { Json } from './json.ts';

/** Who asks. The owner (administrator) is not judged by rules. */
export type Auth =
  | { readonly kind: 'owner' }
  | { readonly kind: 'none' }
  | { readonly kind: 'user'; readonly uid: string; readonly token: Json };

export const OWNER: Auth = { kind: 'owner' };
export const ANONYMOUS: Auth = { kind: 'none' };
