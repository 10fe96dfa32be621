import { fromJson, RuleMap, Ruleset } from 'local-firestore/rules';

/** The metadata of an object that the rules can read. */
export interface StoredObject {
  /** Size in bytes. */
  size: number;
  contentType: string;
}

/** A request to be checked by storage.rules. */
export interface Access {
  method: 'get' | 'list' | 'create' | 'update' | 'delete';
  bucket: string;
  /** Path of the object, such as `menus/soup/a.webp`. */
  path: string;
  /** The request's `Authorization: Firebase …` header. */
  authorization?: string | undefined;
  /** The existing object, and the object after the write. */
  present?: StoredObject | undefined;
  uploaded?: StoredObject | undefined;
}

/**
 * Returns a function that checks requests by the text of storage.rules. Throws when the rules are invalid, or
 * have what the rules compiler only warns of, such as a name that does not exist.
 */
export function rulesCheck(rules: string): (access: Access) => boolean {
  const ruleset = new Ruleset(rules, 'firebase.storage');
  if (ruleset.warnings.length > 0) throw new Error(ruleset.warnings.join('\n'));
  // These rules read no documents.
  const host = { document: () => null, debug: () => {} };
  return ({ method, bucket, path, authorization, present, uploaded }) => {
    const claims = claimsOf(authorization);
    const refusal = ruleset.denialReasons({
      method,
      path: ['b', bucket, 'o', ...path.split('/')],
      request: RuleMap.of({
        auth: fromJson(claims ? { uid: claims.sub ?? '', token: claims } : null),
        resource: fromJson(uploaded ?? null),
      }),
      resource: fromJson(present ?? null),
      host,
    });
    return refusal === undefined;
  };
}

/**
 * The claims of an ID token; the Auth emulator's tokens have no signature to check. Undefined for an expired
 * one.
 */
function claimsOf(authorization: string | undefined): Record<string, unknown> | undefined {
  const payload = authorization?.split(' ')[1]?.split('.')[1];
  if (!payload) return undefined;
  try {
    const text = Buffer.from(payload, 'base64url').toString();
    const claims = JSON.parse(text) as Record<string, unknown>;
    const isOver = Number(claims.exp ?? Number.POSITIVE_INFINITY) * 1000 <= Date.now();
    return isOver ? undefined : claims;
  } catch {
    return undefined;
  }
}
