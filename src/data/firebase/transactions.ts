import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore/lite';
import { firestoreAddresses } from '../../domain/store/firestore-addresses.ts';
import { batchGet } from '../documents/batch-get.ts';
import { env } from '../env.ts';
import { firebaseApp } from './firebase-app.ts';

/**
 * The part of the Firestore SDK that reads and writes once, by plain requests. Import it lazily
 * (`loadTransactions`). Nothing here waits for the listeners' cache, whose start takes seconds on a slow phone.
 */
export const db = getFirestore(firebaseApp);

if (env.VITE_FIRESTORE_HOST) {
  const { hostname, port } = new URL(`http://${env.VITE_FIRESTORE_HOST}`);
  connectFirestoreEmulator(db, hostname, Number(port));
}

const addresses = firestoreAddresses(env);

/** Reads some fields of a public document, by a request of our own: the SDK reads whole documents. */
export async function getFields(
  path: string,
  fields: readonly string[],
): Promise<Record<string, unknown> | undefined> {
  const { documents } = await batchGet(addresses.batchGet, addresses.root, [path], {}, fields);
  return documents.get(path);
}

export { deleteField, doc, FieldPath, getDoc, runTransaction } from 'firebase/firestore/lite';
