import type { Engine } from '../engine/engine.ts';
import { ANONYMOUS, type Auth, OWNER } from '../engine/values/auth.ts';
import { isObject, type Json } from '../engine/values/json.ts';
import { StatusError } from '../engine/values/status.ts';

/**
 * The caller that a request's Authorization header names. "Bearer owner" is the administrator. Any other
 * bearer token is a JWT whose payload is believed without a signature, because the Auth emulator does not
 * sign tokens; it must not have expired, and be for the project of the request, unless the engine takes any
 * token. Throws UNAUTHENTICATED.
 */
export function readAuthorization(engine: Engine, header: string | undefined, request: Json): Auth {
  if (!header) return ANONYMOUS;
  const token = /^(?:Bearer|Firebase)\s+(.+)$/i.exec(header)?.[1]?.trim();
  if (token === undefined) throw unauthenticated('Unknown authorization scheme.');
  if (token === 'owner') return OWNER;
  const payload = decodePayload(token);
  const uid = payload?.user_id ?? payload?.sub;
  if (!payload || typeof uid !== 'string') throw unauthenticated('The ID token cannot be read.');
  if (!engine.anyToken) checkClaims(payload, projectOf(request));
  return { kind: 'user', uid, token: payload };
}

const unauthenticated = (message: string): StatusError =>
  new StatusError('UNAUTHENTICATED', message);

function checkClaims({ iat, exp, aud }: Json, project: string | undefined): void {
  // The tokens of @firebase/rules-unit-testing are issued in 1970: they have no time.
  if (iat !== 0 && typeof exp === 'number' && exp * 1000 <= Date.now()) {
    throw unauthenticated('The ID token has expired.');
  }
  if (typeof aud === 'string' && project !== undefined && aud !== project) {
    throw unauthenticated(`The ID token is for the project "${aud}", not for "${project}".`);
  }
}

/** The project of the database, document or collection that a request is about. */
function projectOf({ database, parent, name, document }: Json): string | undefined {
  const resource = database ?? parent ?? name ?? (isObject(document) ? document.name : undefined);
  return typeof resource === 'string' ? resource.split('/')[1] : undefined;
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
