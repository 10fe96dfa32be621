import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { AccessCost } from 'local-firestore';
import { type Contention, startWith } from 'local-firestore/contention';
import type { PlainMap } from '../../../src/domain/store/firestore-json.ts';
import type { Documents } from '../../../src/domain/testing/apply-writes.ts';
import { type OwnerFirestore, ownerFirestore } from '../../../tools/dev/stack/owner-firestore.ts';
import { PROJECT_ID } from '../../../tools/dev/stack/server-addresses.ts';

export const RULES_FILE = resolve(import.meta.dirname, '../../../firestore.rules');
const INDEXES_FILE = resolve(import.meta.dirname, '../../../firestore.indexes.json');
/** Another set of rules for a run, such as a mutant. */
const rulesFile = process.env.RULES_FILE ?? RULES_FILE;

export interface TestServer {
  /** host:port. */
  readonly firestore: string;
  readonly owner: OwnerFirestore;
  /** Replaces all stored documents with these. */
  fill(documents: Documents): Promise<void>;
  /** Names and update times of all documents as one string, to detect any change. */
  snapshot(): Promise<string>;
  /** Why the last requests were refused. */
  readonly refusals: string[];
  /** Rule evaluation costs of each operation of the last requests. */
  readonly accessCosts: AccessCost[];
  close(): Promise<void>;
}

/** A Firestore in memory under the shop's rules. */
export async function startServer(contention?: Contention): Promise<TestServer> {
  const refusals: string[] = [];
  const accessCosts: AccessCost[] = [];
  const running = await startWith(
    {
      port: 0,
      rules: readFileSync(rulesFile, 'utf8'),
      indexesFile: INDEXES_FILE,
      log: (line) => refusals.push(line),
      onAccess: (cost) => accessCosts.push(cost),
    },
    contention,
  );
  const firestore = `${running.host}:${running.port}`;
  const owner = ownerFirestore(firestore);
  return {
    firestore,
    owner,
    refusals,
    accessCosts,
    async fill(documents) {
      await clear(firestore);
      const seeds = Object.entries(documents).map(([path, data]) => ({
        path,
        data: data as PlainMap,
      }));
      await owner.write(seeds);
    },
    snapshot: () => everything(firestore),
    close: () => running.close(),
  };
}

async function clear(firestore: string): Promise<void> {
  const url = `http://${firestore}/emulator/v1/projects/${PROJECT_ID}/databases/(default)/documents`;
  const response = await fetch(url, {
    method: 'DELETE',
    headers: { Authorization: 'Bearer owner' },
  });
  if (!response.ok) throw new Error(`the store could not be cleared: ${response.status}`);
}

/**
 * Name and update time of every document, also in collections without rules: any change alters one of
 * them.
 */
async function everything(firestore: string): Promise<string> {
  const url = `http://${firestore}/v1/projects/${PROJECT_ID}/databases/(default)/documents:runQuery`;
  const structuredQuery = {
    from: [{ allDescendants: true }],
    select: { fields: [{ fieldPath: '__name__' }] },
  };
  const response = await fetch(url, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({ structuredQuery }),
  });
  if (!response.ok) throw new Error(await response.text());
  const found = (await response.json()) as { document?: { name: string; updateTime: string } }[];
  return found
    .flatMap(({ document }) => (document ? [`${document.name} ${document.updateTime}`] : []))
    .sort()
    .join('\n');
}
