import { browserLocalPersistence, connectAuthEmulator, initializeAuth } from 'firebase/auth';
import { env } from '../env.ts';
import { firebaseApp } from './firebase-app.ts';

/**
 * Firebase Auth without a popup resolver: the Google sign-in loads its own when it is tapped. The session is
 * kept in localStorage: with IndexedDB, WebKit can leave a transaction of the previous page open for good,
 * and after an early reload the auth state would never be known.
 */
export const auth = initializeAuth(firebaseApp, { persistence: browserLocalPersistence });

if (env.VITE_AUTH_URL) connectAuthEmulator(auth, env.VITE_AUTH_URL, { disableWarnings: true });

/** The parts of the SDK that the shop uses; named, so that the rest stays out of the bundle. */
export {
  browserPopupRedirectResolver,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  GoogleAuthProvider,
  onAuthStateChanged,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  updatePassword,
} from 'firebase/auth';
