import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import { env } from './env.ts';
import { firebaseApp } from './firebase-app.ts';

/** Firebase Auth without a popup resolver: the Google sign-in brings its own when it is tapped. */
export const auth = initializeAuth(firebaseApp, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
});

if (env.VITE_AUTH_URL) connectAuthEmulator(auth, env.VITE_AUTH_URL, { disableWarnings: true });

/** What the shop uses of the SDK; named, so that the rest stays out of the build. */
export {
  browserPopupRedirectResolver,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  GoogleAuthProvider,
  onAuthStateChanged,
  reauthenticateWithCredential,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  updatePassword,
} from 'firebase/auth';
