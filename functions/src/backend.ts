import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';

/** Firestore and Auth of a project: the functions' own, or the one that a command-line tool works on. */
export interface Backend {
  db: Firestore;
  auth: Auth;
}

export function ownBackend(): Backend {
  return { db: getFirestore(), auth: getAuth() };
}
