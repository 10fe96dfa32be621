import { loadAppCheck, loadAuth } from '../documents/load-sdk.ts';

/** Headers of a request that say who asks: the ID token of whoever is signed in, and that of App Check. */
export async function callerHeaders(): Promise<Record<string, string>> {
  return headersWith(await (await loadAuth()).auth.currentUser?.getIdToken());
}

/** The same for an ID token that is known. */
export async function headersWith(token: string | undefined): Promise<Record<string, string>> {
  const appCheck = await loadAppCheck();
  return {
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(appCheck ? { 'x-firebase-appcheck': await appCheck.appCheckToken() } : {}),
  };
}
