/** Settings of a build (src/data/env.ts). */
interface FirestoreSettings {
  VITE_FIREBASE_PROJECT_ID?: string | undefined;
  VITE_FIREBASE_API_KEY?: string | undefined;
  VITE_FIRESTORE_HOST?: string | undefined;
}

/** Where a build reads and writes documents by plain HTTP requests. */
export function firestoreAddresses(env: FirestoreSettings) {
  const origin = env.VITE_FIRESTORE_HOST
    ? `http://${env.VITE_FIRESTORE_HOST}`
    : 'https://firestore.googleapis.com';
  /** Prefix of full document names; a slash and the path of the document follow. */
  const root = `projects/${env.VITE_FIREBASE_PROJECT_ID ?? ''}/databases/(default)/documents`;
  /** URL of all documents; a method such as `:commit` follows. */
  const documents = `${origin}/v1/${root}`;
  const key = encodeURIComponent(env.VITE_FIREBASE_API_KEY ?? '');
  return { origin, root, documents, batchGet: `${documents}:batchGet?key=${key}` };
}
