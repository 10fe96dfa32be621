import {
  clearIndexedDbPersistence,
  connectFirestoreEmulator,
  initializeFirestore,
  persistentLocalCache,
  persistentMultipleTabManager,
} from 'firebase/firestore';
import { env } from '../env.ts';
import { firebaseApp } from './firebase-app.ts';

/**
 * The full Firestore SDK with live listeners. Import it lazily (`loadFirestore`): it is larger than the rest
 * of a screen.
 */
export const db = initializeFirestore(firebaseApp, {
  localCache: persistentLocalCache({ tabManager: persistentMultipleTabManager() }),
});

if (env.VITE_FIRESTORE_HOST) {
  const { hostname, port } = new URL(`http://${env.VITE_FIRESTORE_HOST}`);
  connectFirestoreEmulator(db, hostname, Number(port));
}

/** Clears the SDK's cache of documents. Throws once anything has been read, also in another tab. */
export const clearDocuments = () => clearIndexedDbPersistence(db);

export {
  collection,
  deleteField,
  doc,
  FieldPath,
  onSnapshot,
  query,
  runTransaction,
  where,
} from 'firebase/firestore';
