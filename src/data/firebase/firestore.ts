import {
  clearIndexedDbPersistence,
  connectFirestoreEmulator,
  type FirestoreSettings,
  initializeFirestore,
  memoryLocalCache,
  persistentLocalCache,
  persistentMultipleTabManager,
  terminate,
} from 'firebase/firestore';
import { env } from '../env.ts';
import { firebaseApp } from './firebase-app.ts';

/**
 * The full Firestore SDK with live listeners. Import it lazily (`loadFirestore`): it is larger than the rest
 * of a screen.
 */
export let db = open(persistentCache());

function persistentCache() {
  return persistentLocalCache({ tabManager: persistentMultipleTabManager() });
}

function open(localCache: NonNullable<FirestoreSettings['localCache']>) {
  const opened = initializeFirestore(firebaseApp, { localCache });
  if (env.VITE_FIRESTORE_HOST) {
    const { hostname, port } = new URL(`http://${env.VITE_FIRESTORE_HOST}`);
    connectFirestoreEmulator(opened, hostname, Number(port));
  }
  return opened;
}

/** Another tab of the phone closes the documents at once; one that sleeps may not for long, ms. */
const clearMs = 5000;

/**
 * Clears the SDK's cache of documents. All listeners end with it: `db` is another one afterwards. Throws if another tab
 * keeps the cache open for too long; this one then keeps nothing on the phone until it is closed.
 */
export async function clearDocuments(): Promise<void> {
  const before = db;
  await terminate(before);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('another tab keeps the documents open')), clearMs);
  });
  try {
    await Promise.race([clearIndexedDbPersistence(before), late]);
    db = open(persistentCache());
  } catch (error) {
    db = open(memoryLocalCache());
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Begins anew after another tab has cleared the cache; `keep`: with what is read kept on the phone. */
export async function reopenDocuments(keep: boolean): Promise<void> {
  await terminate(db);
  db = open(keep ? persistentCache() : memoryLocalCache());
}

/** Begins anew in memory. What has failed may never end, so nobody waits for it. */
export function restartInMemory(): void {
  terminate(db).catch((error: unknown) => console.warn('the former documents', error));
  db = open(memoryLocalCache());
}

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
