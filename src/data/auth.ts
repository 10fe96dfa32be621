import { browserLocalPersistence, connectAuthEmulator, initializeAuth } from 'firebase/auth';
import { env } from './env.ts';
import { firebaseApp } from './firebase-app.ts';

/**
 * Firebase Auth without a popup resolver: the Google sign-in brings its own when it is tapped. It keeps the
 * session in localStorage: in IndexedDB WebKit can leave a transaction of the page before open for good, and
 * whoever reloads early never learns whether they are signed in.
 */
export const auth = initializeAuth(firebaseApp, { persistence: browserLocalPersistence });

if (env.VITE_AUTH_URL) connectAuthEmulator(auth, env.VITE_AUTH_URL, { disableWarnings: true });

/** What the shop uses of the SDK; named, so that the rest stays out of the build. */
export {
  browserPopupRedirectResolver,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  GoogleAuthProvider,
  onAuthStateChanged,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  updatePassword,
} from 'firebase/auth';
