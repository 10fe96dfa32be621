import { loadAppCheck, loadAuth } from '../documents/load-sdk.ts';

/** Headers of a request that say who asks: the ID token of whoever is signed in, and that of App Check. */
export async function callerHeaders(): Promise<Record<string, string>> {
  const token = await (await loadAuth()).auth.currentUser?.getIdToken();
  const appCheck = await loadAppCheck();
  return {
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(appCheck ? { 'x-firebase-appcheck': await appCheck.appCheckToken() } : {}),
  };
}
