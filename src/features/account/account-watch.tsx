import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { flushCopies } from '../../data/copies-queue.ts';
import { sendOrderIssues } from '../../data/issue-log.ts';
import { saveLanguage } from '../../data/save-profile.ts';
import { useSession, useUid } from '../../data/session.ts';
import { flushSmsQueue } from '../../data/sms-queue.ts';
import { useUser } from '../../data/use-user.ts';
import { languages } from '../../domain/language.ts';
import { openDialog, useDialogs } from '../../screen-state/dialogs.ts';

/** A profile that was just created may reach the listener after the sign-up dialog has closed. */
const profileGraceMs = 2000;

/**
 * What follows from who is signed in, on every screen: an account without a profile is sent to sign-up
 * (spec §4), and the language that the shop is used in is kept on the profile. The language is written when
 * the customer comes or chooses another, never because the profile has changed: two open tabs would answer
 * each other for ever. What earlier orders have left to be sent goes out now and when the connection is back.
 */
export function AccountWatch() {
  const signedIn = useSession((session) => session.status === 'signed-in');
  const user = useUser();
  const { pathname } = useLocation();
  const missing = signedIn && !user.loading && !user.error && user.value === undefined;
  useEffect(() => {
    if (!missing) return;
    const timer = setTimeout(() => {
      // The log-in and sign-up dialogs see to it themselves.
      const { stack } = useDialogs.getState();
      if (stack.some(({ kind }) => kind === 'login' || kind === 'register')) return;
      openDialog({ kind: 'register' });
    }, profileGraceMs);
    return () => clearTimeout(timer);
  }, [missing]);

  const customer = useUid();
  useEffect(() => {
    if (!customer) return;
    const send = () => {
      void sendOrderIssues(customer);
      void flushSmsQueue(customer);
      void flushCopies(customer);
    };
    send();
    addEventListener('online', send);
    return () => removeEventListener('online', send);
  }, [customer]);

  const profile = user.value;
  const language = languages.find((one) => pathname.split('/')[2] === one);
  const { uid, lang } = profile ?? {};
  const told = useRef<string>(undefined);
  useEffect(() => {
    if (!uid || !language || told.current === uid + language) return;
    told.current = uid + language;
    if (lang === language) return;
    saveLanguage({ uid }, language).catch((error) => {
      console.error('the language could not be saved', error);
    });
  }, [uid, lang, language]);
  return null;
}
