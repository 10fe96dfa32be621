/** Replaces the module from which the suite imports the SDK's sources: exports the published SDK instead. */
import { type FirebaseApp, initializeApp } from 'firebase/app';
import { type Firestore, type FirestoreSettings, initializeFirestore } from 'firebase/firestore';

let apps = 0;

export function newTestApp(projectId: string, name = `test-app-${apps++}`): FirebaseApp {
  return initializeApp({ apiKey: 'none', projectId }, name);
}

export function newTestFirestore(
  app: FirebaseApp,
  settings: FirestoreSettings = {},
  database?: string,
): Firestore {
  return initializeFirestore(app, settings, database);
}

export * from 'firebase/firestore';
