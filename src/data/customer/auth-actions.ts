import { areNewAccountsLimited } from '../../domain/customer/new-account.ts';
import { AppError } from '../../domain/lib/app-error.ts';
import { stores } from '../../domain/store/document-write.ts';
import { loadAuth } from '../documents/load-sdk.ts';
import { runPlan } from '../firebase/run-plan.ts';
import { toAppError } from '../firebase/to-app-error.ts';

const load = async () => {
  const sdk = await loadAuth();
  return { auth: sdk.auth, sdk };
};

/** Signs in; returns the uid. Throws AppError. */
export async function signInWithEmail(email: string, password: string): Promise<string> {
  return translated(async () => {
    const { auth, sdk } = await load();
    return (await sdk.signInWithEmailAndPassword(auth, email, password)).user.uid;
  });
}

/** Signs in by Google's popup, profile and e-mail scopes (spec §7); call it from a click. Throws AppError. */
export async function signInWithGoogle(): Promise<string> {
  return translated(async () => {
    const { auth, sdk } = await load();
    const provider = new sdk.GoogleAuthProvider();
    provider.addScope('profile');
    provider.addScope('email');
    const resolver = sdk.browserPopupRedirectResolver;
    return (await sdk.signInWithPopup(auth, provider, resolver)).user.uid;
  });
}

/**
 * Creates an account and signs it in; returns the uid. A second attempt, after the profile could not be
 * stored, finds the account signed in and continues with it. Throws AppError.
 */
export async function createAccount(email: string, password: string): Promise<string> {
  return translated(async () => {
    const { auth, sdk } = await load();
    const present = auth.currentUser;
    if (present?.email?.toLowerCase() === email.toLowerCase()) return present.uid;
    return (await sdk.createUserWithEmailAndPassword(auth, email, password)).user.uid;
  });
}

/**
 * Whether a new account must confirm its e-mail address before it gets a profile (setting in
 * common/registration). Throws AppError.
 */
export async function mustConfirmEmail(): Promise<boolean> {
  const { required } = await runPlan(async (read) => {
    const setting = await read(`${stores.common}/registration`);
    return { required: setting?.confirmedEmail === true };
  });
  if (!required) return false;
  return !(await hasConfirmedEmail());
}

/** Whether the e-mail address of the account is confirmed; the rules know it then as well. Throws AppError. */
export async function hasConfirmedEmail(): Promise<boolean> {
  return translated(async () => {
    const { currentUser } = (await load()).auth;
    const token = await currentUser?.getIdTokenResult();
    if (token?.claims.email_verified === true) return true;
    await currentUser?.reload();
    if (!currentUser?.emailVerified) return false;
    // The rules read the token, which still holds the state of the sign-in.
    await currentUser.getIdToken(true);
    return true;
  });
}

/**
 * Whether the signed-in account has the limits of a new one, unless the shop knows it: its e-mail address is not
 * confirmed, and the shop limits such accounts. Throws AppError.
 */
export async function isNewAccount(): Promise<boolean> {
  if (await hasConfirmedEmail()) return false;
  const { limited } = await runPlan(async (read) => ({
    limited: areNewAccountsLimited(await read(`${stores.common}/registration`)),
  }));
  return limited;
}

/** Sends the e-mail with which an account confirms its address, in the shop's language. Throws AppError. */
export async function sendEmailConfirmation(language: string): Promise<void> {
  await translated(async () => {
    const { auth, sdk } = await load();
    if (!auth.currentUser) throw new AppError('signed-out');
    auth.languageCode = language;
    await sdk.sendEmailVerification(auth.currentUser);
  });
}

/** Sends the e-mail to reset the password, in the shop's language. Throws AppError. */
export async function sendPasswordReset(email: string, language: string): Promise<void> {
  await translated(async () => {
    const { auth, sdk } = await load();
    auth.languageCode = language;
    await sdk.sendPasswordResetEmail(auth, email);
  });
}

/** A new password whose change got no answer: it may be the present one by now. */
let unanswered: string | undefined;

/**
 * Changes the password after checking the present one; repeated after a lost answer, it finds the change made. Throws
 * AppError: `invalid-credential` when the present one is wrong.
 */
export async function changePassword(present: string, next: string): Promise<void> {
  await translated(async () => {
    const { auth, sdk } = await load();
    const user = auth.currentUser;
    if (!user?.email) throw new AppError('signed-out');
    const credential = (password: string) =>
      sdk.EmailAuthProvider.credential(user.email ?? '', password);
    try {
      await sdk.reauthenticateWithCredential(user, credential(present));
    } catch (error) {
      if (next !== unanswered || toAppError(error).code !== 'invalid-credential') throw error;
      await sdk.reauthenticateWithCredential(user, credential(next));
      unanswered = undefined;
      return;
    }
    unanswered = next;
    await sdk.updatePassword(user, next);
    unanswered = undefined;
  });
}

/**
 * Has the signed-in customer log in again, by their password or, without one, by Google's popup; then call it from
 * a click. Throws AppError: `invalid-credential` when the password is wrong.
 */
export async function logInAgain(password: string | undefined): Promise<void> {
  await translated(async () => {
    const { auth, sdk } = await load();
    const user = auth.currentUser;
    if (!user?.email) throw new AppError('signed-out');
    if (password === undefined) {
      const resolver = sdk.browserPopupRedirectResolver;
      await sdk.reauthenticateWithPopup(user, new sdk.GoogleAuthProvider(), resolver);
    } else {
      const credential = sdk.EmailAuthProvider.credential(user.email, password);
      await sdk.reauthenticateWithCredential(user, credential);
    }
    await user.getIdToken(true);
  });
}

async function translated<T>(action: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (error) {
    throw toAppError(error);
  }
}
