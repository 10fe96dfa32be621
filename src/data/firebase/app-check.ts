import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { env } from '../env.ts';
import { firebaseApp } from './firebase-app.ts';

/** App Check for this page: Firestore and Auth send its token by themselves. */
const appCheck = initializeAppCheck(firebaseApp, {
  provider: new ReCaptchaEnterpriseProvider(env.VITE_APP_CHECK_KEY ?? ''),
  isTokenAutoRefreshEnabled: true,
});

/** The App Check token for a call of the functions. Throws when App Check rejects the browser. */
export async function appCheckToken(): Promise<string> {
  return (await getToken(appCheck)).token;
}
