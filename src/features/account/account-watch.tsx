import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { saveLanguage } from '../../data/customer/save-profile.ts';
import { useSession, useUid } from '../../data/customer/use-session.ts';
import { useUser } from '../../data/customer/use-user.ts';
import { oneAfterAnother } from '../../data/documents/one-after-another.ts';
import { restartAfterFatalErrors } from '../../data/documents/restart-documents.ts';
import { sendUnsent } from '../../data/order/send-unsent.ts';
import { type Language, languages } from '../../domain/lib/language.ts';
import { openDialog, useDialogs } from '../../screen-state/dialogs.ts';
import { signsUpToOrder } from '../../screen-state/sign-in-purpose.ts';

/**
 * The profile of a new account may reach the listener after the sign-up dialog has closed; sign-up waits this
 * long, ms.
 */
const profileGraceMs = 2000;

const save = oneAfterAnother(({ uid, language }: { uid: string; language: Language }) =>
  saveLanguage({ uid }, language),
);

/**
 * Runs on every screen while a customer is signed in. An account without a profile is sent to sign-up (spec
 * §4). The customer's language is saved to the profile when they sign in or choose another one, never because
 * the profile has changed: two open tabs would overwrite each other for ever. What earlier orders have left
 * in the queues (issues, SMS requests, copies) is sent now and when the connection is back. Listeners that the SDK's failure or
 * a lost storage has stopped begin anew.
 */
export function AccountWatch() {
  const signedIn = useSession((session) => session.status === 'signed-in');
  const user = useUser();
  const { pathname } = useLocation();
  useEffect(restartAfterFatalErrors, []);
  const missing = signedIn && !user.loading && !user.error && user.value === undefined;
  useEffect(() => {
    if (!missing) return;
    const timer = setTimeout(() => {
      // These dialogs handle this themselves.
      const { stack } = useDialogs.getState();
      if (stack.some(({ kind }) => ['login', 'delete-account'].includes(kind))) return;
      openDialog({ kind: 'login', ...(signsUpToOrder() && { toOrder: true }) });
    }, profileGraceMs);
    return () => clearTimeout(timer);
  }, [missing]);

  const customer = useUid();
  useEffect(() => {
    if (!customer) return;
    const send = () => void sendUnsent(customer);
    send();
    addEventListener('online', send);
    return () => removeEventListener('online', send);
  }, [customer]);

  const profile = user.value;
  const language = languages.find((one) => pathname.split('/')[2] === one);
  const { uid, lang } = profile ?? {};
  const savedFor = useRef<string>(undefined);
  const saving = useRef(0);
  useEffect(() => {
    if (!uid || !language || savedFor.current === uid + language) return;
    savedFor.current = uid + language;
    // While another one is being saved, the profile says what it will not say for long.
    if (lang === language && saving.current === 0) return;
    saving.current += 1;
    save({ uid, language })
      .catch((error) => console.error('the language could not be saved', error))
      .finally(() => {
        saving.current -= 1;
      });
  }, [uid, lang, language]);
  return null;
}
