import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ContactShop } from '../../../content/contact-shop.tsx';
import { sendEmailConfirmation } from '../../../data/customer/auth-actions.ts';
import { useSession } from '../../../data/customer/session.ts';
import { toAppError } from '../../../data/firebase/to-app-error.ts';
import type { Language } from '../../../domain/lib/language.ts';
import { errorMessage } from '../../../i18n/error-message.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { notify } from '../../../ui/feedback/toast.tsx';

/** What a customer with a new account can do to order more by cash: confirm their e-mail address, or ask the shop. */
export function NewAccountHelp({ language }: { language: Language }) {
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
      {state === 'sent' && (
        <p role="status">
          {t('{{email}}로 메일을 보냈어요. 메일의 링크를 누른 다음 여기서 다시 주문해 주세요.', {
            email,
          })}
        </p>
      )}
      <Button busy={state === 'sending'} onClick={() => void send()}>
        {state === 'sent' ? t('메일 다시 보내기') : t('이메일 주소 확인하기')}
      </Button>
      <ContactShop language={language} />
    </>
  );
}
