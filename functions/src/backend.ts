import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';

/** The stores of a project: the functions' own, or the one that a terminal works on. */
export interface Backend {
  db: Firestore;
  auth: Auth;
}

export function ownBackend(): Backend {
  return { db: getFirestore(), auth: getAuth() };
}
