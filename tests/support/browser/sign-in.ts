import type { Page } from '@playwright/test';
import { webSettings } from '../../../tools/dev/stack/web-settings.ts';

const { VITE_FIREBASE_API_KEY: apiKey = '' } = webSettings({
  firestore: '',
  auth: '',
  storage: '',
});
const appName = '[DEFAULT]';

/**
 * Writes a user of the Auth emulator into the page's storage, where Firebase Auth finds it on start. Does
 * so once: a page that logs out stays logged out.
 */
export async function signInAs(
  page: Page,
  auth: string,
  email: string,
  password: string,
): Promise<void> {
  const user = await authUser(auth, email, password);
  await page.addInitScript(
    ([key, value]) => {
      if (window !== window.top || sessionStorage.getItem('test-signed-in')) return;
      sessionStorage.setItem('test-signed-in', 'yes');
      localStorage.setItem(key, value);
    },
    [`firebase:authUser:${apiKey}:${appName}`, JSON.stringify(user)] as const,
  );
}

/** The user as Firebase Auth persists it. */
async function authUser(auth: string, email: string, password: string): Promise<object> {
  const url = `http://${auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${apiKey}`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  if (!response.ok) throw new Error(`${email} cannot log in: ${await response.text()}`);
  const session = (await response.json()) as Record<string, string>;
  const now = Date.now();
  return {
    uid: session.localId,
    email,
    emailVerified: false,
    isAnonymous: false,
    providerData: [{ providerId: 'password', uid: email, email }],
    stsTokenManager: {
      refreshToken: session.refreshToken,
      accessToken: session.idToken,
      expirationTime: now + Number(session.expiresIn) * 1000,
    },
    createdAt: String(now),
    lastLoginAt: String(now),
    apiKey,
    appName,
  };
}
