import { Engine } from '../../engine/engine.ts';
import { commit } from '../../engine/operations/commit.ts';
import { getDocument } from '../../engine/operations/documents.ts';
import { runQueryOperation } from '../../engine/operations/queries.ts';
import { type Auth, OWNER } from '../../engine/values/auth.ts';
import type { Json } from '../../engine/values/json.ts';
import { Ruleset } from '../../rules/ruleset.ts';
import { memoryStorage } from '../../storage/memory.ts';
import { RulesAccessControl } from '../rules-access-control.ts';

const DATABASE = 'projects/p/databases/(default)';
export const ROOT = `${DATABASE}/documents`;
export const ada: Auth = {
  kind: 'user',
  uid: 'ada',
  token: { email: 'ada@example.com', admin: true },
};
export const bob: Auth = { kind: 'user', uid: 'bob', token: {} };

export const s = (stringValue: string) => ({ stringValue });
export const n = (integerValue: number) => ({ integerValue: String(integerValue) });

/**
 * An engine with these rules inside /databases/{database}/documents, and with these documents written first.
 */
export async function setup(rules: string, documents: Record<string, Json> = {}) {
  const log: string[] = [];
  const text = `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents {
${rules}
} }`;
  const accessControl = new RulesAccessControl((line) => log.push(line), new Ruleset(text));
  const engine = new Engine(memoryStorage(), accessControl);
  const writes = Object.entries(documents).map(([path, fields]) => set(path, fields));
  await commit(engine, OWNER, { database: DATABASE, writes });
  return {
    log,
    get: async (auth: Auth, path: string) => getDocument(engine, auth, { name: `${ROOT}/${path}` }),
    write: (auth: Auth, ...more: Json[]) =>
      commit(engine, auth, { database: DATABASE, writes: more }),
    list: async (auth: Auth, structuredQuery: Json, parent = ROOT) => [
      ...runQueryOperation(engine, auth, { parent, structuredQuery }),
    ],
  };
}

export const set = (path: string, fields: Json): Json => ({
  update: { name: `${ROOT}/${path}`, fields },
});
export const from = (collectionId: string, allDescendants = false) => [
  { collectionId, allDescendants },
];
export const refused = {
  status: 'PERMISSION_DENIED',
  message: 'Missing or insufficient permissions.',
};
