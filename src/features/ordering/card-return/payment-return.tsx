import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../data/customer/use-session.ts';
import type { Language } from '../../../domain/lib/language.ts';
import { cameBackUnanswered } from '../../../screen-state/left-for-payment.ts';
import { Loading } from '../../../ui/feedback/spinner.tsx';
import { ConfirmPayment } from '../submit/confirm-payment.tsx';
import { PaymentTrouble } from './payment-trouble.tsx';
import { RedirectNotice } from './redirect-notice.tsx';
import { WrongAccount } from './wrong-account.tsx';

export type PaymentReturnProps = {
  language: Language;
  dateId: string;
  /** cardCancelled, cardCompleted, or the key of the order that was paid (spec §2). */
  status: string;
  /** Uid of the customer who paid, when the address contains it. */
  uid: string | undefined;
};

/** Shown after a card payment, in place of the date's menus. */
export function PaymentReturn({ language, dateId, status, uid }: PaymentReturnProps) {
  const { t } = useTranslation();
  const session = useSession();
  // This page tells how the payment ended.
  useLayoutEffect(() => void cameBackUnanswered(), []);
  if (session.status === 'loading') {
    if (session.failed) {
      return <PaymentTrouble {...{ language, dateId }} state="unreachable" />;
    }
    return <Loading label={t('결제를 확인하고 있어요')} />;
  }
  if (status === 'cardCancelled' || status === 'cardCompleted') {
    return <RedirectNotice language={language} dateId={dateId} status={status} />;
  }
  // Another customer's payment is neither requested nor shown.
  if (session.status === 'signed-out' || (uid !== undefined && uid !== session.uid)) {
    return <WrongAccount signedIn={session.status === 'signed-in'} />;
  }
  return <ConfirmPayment {...{ language, dateId }} orderKey={status} uid={session.uid} />;
}
