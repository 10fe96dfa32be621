import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasConfirmedEmail, sendEmailConfirmation } from '../data/customer/auth-actions.ts';
import { useSession } from '../data/customer/use-session.ts';
import { toAppError } from '../data/firebase/to-app-error.ts';
import { errorMessage } from '../i18n/error-message.ts';
import { reminderTexts } from '../i18n/reminder-message.ts';
import { Button } from '../ui/controls/button.tsx';
import { Notice } from '../ui/feedback/notice.tsx';
import { notify } from '../ui/feedback/toast.tsx';

/** Says where e-mails go, and lets somebody confirm an address to which none go yet. */
export function ConfirmReminderEmail() {
  const { t, i18n } = useTranslation();
  const texts = reminderTexts(t);
  const email = useSession((session) => (session.status === 'signed-in' ? session.email : ''));
  const confirmed = useConfirmedEmail();
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const send = async () => {
    setState('sending');
    try {
      await sendEmailConfirmation(i18n.language);
      setState('sent');
    } catch (error) {
      notify.negative(errorMessage(t, toAppError(error).code));
      setState('idle');
    }
  };
  if (confirmed === undefined) return <p>{texts.toConfirmed(email)}</p>;
  if (confirmed) return <p>{texts.toEmail(email)}</p>;
  return (
    <Notice
      tone="honey"
      announce
      action={
        <Button busy={state === 'sending'} onClick={() => void send()}>
          {state === 'sent' ? texts.confirmAgain : texts.confirm}
        </Button>
      }
    >
      {state === 'sent' ? texts.confirmSent(email) : texts.confirmFirst(email)}
    </Notice>
  );
}

/** Whether the address of the account is confirmed; undefined until that is known. Asks again when the page is seen again. */
export function useConfirmedEmail(): boolean | undefined {
  const [confirmed, setConfirmed] = useState<boolean>();
  useEffect(() => {
    let shown = true;
    const ask = () => {
      if (document.visibilityState === 'hidden') return;
      hasConfirmedEmail().then(
        (is) => shown && setConfirmed(is),
        // Without an answer the page can't know; the next one asks again.
        (error) => console.error('whether the address is confirmed', error),
      );
    };
    ask();
    // The link in the e-mail opens in another tab or app.
    document.addEventListener('visibilitychange', ask);
    return () => {
      shown = false;
      document.removeEventListener('visibilitychange', ask);
    };
  }, []);
  return confirmed;
}
