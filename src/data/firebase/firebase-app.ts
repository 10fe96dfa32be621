import { type FirebaseApp, initializeApp } from 'firebase/app';
import { env } from '../env.ts';

/**
 * The only Firebase app. Firestore and Auth are set up in files of their own, which are loaded when needed.
 */
export const firebaseApp: FirebaseApp = initializeApp({
  projectId: env.VITE_FIREBASE_PROJECT_ID,
  apiKey: env.VITE_FIREBASE_API_KEY,
  ...(env.VITE_FIREBASE_AUTH_DOMAIN ? { authDomain: env.VITE_FIREBASE_AUTH_DOMAIN } : {}),
  ...(env.VITE_FIREBASE_APP_ID ? { appId: env.VITE_FIREBASE_APP_ID } : {}),
});
