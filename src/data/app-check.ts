import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { env } from './env.ts';
import { firebaseApp } from './firebase-app.ts';

/** App Check of this page: Firestore and Auth send its token by themselves. */
const appCheck = initializeAppCheck(firebaseApp, {
  provider: new ReCaptchaEnterpriseProvider(env.VITE_APP_CHECK_KEY ?? ''),
  isTokenAutoRefreshEnabled: true,
});

/** The token that a call of the functions carries. Throws when the browser is not taken for the shop's. */
export async function appCheckToken(): Promise<string> {
  return (await getToken(appCheck)).token;
}
