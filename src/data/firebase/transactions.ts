import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore/lite';
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

export { deleteField, doc, FieldPath, getDoc, runTransaction } from 'firebase/firestore/lite';
