import { ANONYMOUS, type Auth, OWNER } from '../engine/auth.ts';
import { isObject, type Json } from '../engine/json.ts';
import { StatusError } from '../engine/status.ts';

/**
 * The caller that an Authorization header names. "Bearer owner" is the administrator. Any other bearer token
 * is a JWT whose payload is trusted, because the Auth emulator does not sign tokens. Its expiry is ignored,
 * because the tokens of @firebase/rules-unit-testing expired in 1970. Throws UNAUTHENTICATED.
 */
export function readAuthorization(header: string | undefined): Auth {
  if (!header) return ANONYMOUS;
  const token = /^(?:Bearer|Firebase)\s+(.+)$/i.exec(header)?.[1]?.trim();
  if (token === undefined)
    throw new StatusError('UNAUTHENTICATED', 'Unknown authorization scheme.');
  if (token === 'owner') return OWNER;
  const payload = decodePayload(token);
  const uid = payload?.user_id ?? payload?.sub;
  if (!payload || typeof uid !== 'string') {
    throw new StatusError('UNAUTHENTICATED', 'The ID token cannot be read.');
  }
  return { kind: 'user', uid, token: payload };
}

function decodePayload(token: string): Json | undefined {
  try {
    const json: unknown = JSON.parse(
      Buffer.from(token.split('.')[1] ?? '', 'base64url').toString(),
    );
    return isObject(json) ? json : undefined;
  } catch {
    return undefined;
  }
}
