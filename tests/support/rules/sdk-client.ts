import { deleteApp, FirebaseError, initializeApp } from 'firebase/app';
import {
  collection,
  collectionGroup,
  connectFirestoreEmulator,
  deleteField,
  doc,
  documentId,
  FieldPath,
  type Firestore,
  getDocFromServer,
  getDocsFromServer,
  initializeFirestore,
  limit,
  memoryLocalCache,
  orderBy,
  type QueryConstraint,
  query,
  setLogLevel,
  terminate,
  where,
  writeBatch,
} from 'firebase/firestore';
import { mergeData } from '../../../src/domain/store/document-write.ts';
import { PROJECT_ID } from '../../../tools/dev/stack/server-addresses.ts';
import type { Actor } from './actors.ts';
import { type Client, type Query, Refused } from './client.ts';

// Silences the SDK, which prints every refusal; these tests expect refusals.
setLogLevel('silent');

let apps = 0;

export interface SdkClient extends Client {
  readonly db: Firestore;
}

/** The Web SDK as the shop uses it; in Node it speaks gRPC. */
export function sdkClient(firestore: string, actor: Actor): SdkClient {
  apps += 1;
  const app = initializeApp({ projectId: PROJECT_ID, apiKey: 'local' }, `actor-${apps}`);
  const db = initializeFirestore(app, { localCache: memoryLocalCache() });
  const [host = '', port] = firestore.split(':');
  connectFirestoreEmulator(db, host, Number(port), actor ? { mockUserToken: { ...actor } } : {});
  return {
    name: 'Web SDK',
    db,
    get: (path) => refusing(async () => (await getDocFromServer(doc(db, path))).data()),
    query: (ask) =>
      refusing(async () =>
        (await getDocsFromServer(toQuery(db, ask))).docs.map((found) => found.data()),
      ),
    commit: (steps) =>
      refusing(async () => {
        const batch = writeBatch(db);
        for (const step of steps) {
          if ('delete' in step) batch.delete(doc(db, step.path));
          else if ('replace' in step) batch.set(doc(db, step.path), step.replace);
          else {
            batch.set(doc(db, step.collection, step.id), mergeData(step, deleteField), {
              mergeFields: step.fields.map((field) => new FieldPath(...field.path)),
            });
          }
        }
        await batch.commit();
      }),
    async close() {
      await terminate(db);
      await deleteApp(app);
    },
  };
}

function toQuery(db: Firestore, ask: Query) {
  const from = ask.group ? collectionGroup(db, ask.collection) : collection(db, ask.collection);
  const constraints: QueryConstraint[] = [];
  if (ask.where) {
    const [field, op, value] = ask.where;
    constraints.push(where(field === 'documentId' ? documentId() : field, op, value));
  }
  if (ask.orderById) constraints.push(orderBy(documentId()));
  if (ask.limit !== undefined) constraints.push(limit(ask.limit));
  return query(from, ...constraints);
}

const restCodes: Record<string, string> = { 'permission-denied': 'PERMISSION_DENIED' };

async function refusing<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof FirebaseError) {
      throw new Refused(restCodes[error.code] ?? error.code, error.message);
    }
    throw error;
  }
}
