import { fromJson, RuleMap, Ruleset } from 'local-firestore/rules';

/** What the rules see of an object. */
export interface StoredObject {
  /** Bytes. */
  size: number;
  contentType: string;
}

/** A question to storage.rules. */
export interface Access {
  method: 'get' | 'list' | 'create' | 'update' | 'delete';
  bucket: string;
  /** Of the object, such as `menus/soup/a.webp`. */
  path: string;
  /** The request's `Authorization: Firebase …` header. */
  authorization?: string | undefined;
  /** The object that is there, and the one that is to be. */
  present?: StoredObject | undefined;
  uploaded?: StoredObject | undefined;
}

/** Judges by the text of storage.rules. Throws when the rules can't be read. */
export function judgeBy(rules: string): (access: Access) => boolean {
  const ruleset = new Ruleset(rules, 'firebase.storage');
  // These rules look at no documents.
  const host = { document: () => null, debug: () => {} };
  return ({ method, bucket, path, authorization, present, uploaded }) => {
    const claims = claimsOf(authorization);
    const refusal = ruleset.judge({
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

/** What an ID token says; the Auth emulator's have no signature to check. Undefined for one that is over. */
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
