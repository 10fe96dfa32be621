import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  deleteField,
  doc,
  FieldPath,
  getDoc,
  getFirestore,
  runTransaction,
  setLogLevel,
  terminate,
} from 'firebase/firestore/lite';
import { PROJECT_ID } from '../../../tools/dev/stack/server-addresses.ts';
import type { Actor } from './actors.ts';

setLogLevel('silent');

let apps = 0;

/** What src/data/firebase/transactions.ts exports, for one person's browser. */
export function liteClient(firestore: string, actor: Actor) {
  apps += 1;
  const app = initializeApp({ projectId: PROJECT_ID, apiKey: 'local' }, `writer-${apps}`);
  const db = getFirestore(app);
  const [host = '', port] = firestore.split(':');
  connectFirestoreEmulator(db, host, Number(port), actor ? { mockUserToken: { ...actor } } : {});
  const close = async () => {
    await terminate(db);
    await deleteApp(app);
  };
  const getFields = async (path: string) => (await getDoc(doc(db, path))).data();
  return { db, getFields, deleteField, doc, FieldPath, getDoc, runTransaction, close };
}

export type LiteClient = ReturnType<typeof liteClient>;
