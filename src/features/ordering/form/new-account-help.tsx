import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sendEmailConfirmation } from '../../../data/customer/auth-actions.ts';
import { useSession } from '../../../data/customer/use-session.ts';
import { toAppError } from '../../../data/firebase/to-app-error.ts';
import type { Language } from '../../../domain/lib/language.ts';
import { errorMessage } from '../../../i18n/error-message.ts';
import { ContactShop } from '../../../parts/contact-shop.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { notify } from '../../../ui/feedback/toast.tsx';

type NewAccountHelpProps = {
  language: Language;
  /** Says that the e-mail was sent, and what to do after its link. */
  sent: (email: string) => string;
};

/** What a customer with a new account can do to be less limited: confirm their e-mail address, or ask the shop. */
export function NewAccountHelp({ language, sent }: NewAccountHelpProps) {
  const { t } = useTranslation();
  const email = useSession((session) => (session.status === 'signed-in' ? session.email : ''));
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const send = async () => {
    setState('sending');
    try {
      await sendEmailConfirmation(language);
      setState('sent');
    } catch (error) {
      notify.negative(errorMessage(t, toAppError(error).code));
      setState('idle');
    }
  };
  return (
    <>
      {state === 'sent' && <p role="status">{sent(email)}</p>}
      <Button busy={state === 'sending'} onClick={() => void send()}>
        {state === 'sent' ? t('메일 다시 보내기') : t('이메일 주소 확인하기')}
      </Button>
      <ContactShop language={language} />
    </>
  );
}
