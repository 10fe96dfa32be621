import { useTranslation } from 'react-i18next';
import type { Language } from '../../../domain/lib/language.ts';
import { Loading } from '../../../ui/feedback/spinner.tsx';
import { PaymentDone } from '../card-return/payment-done.tsx';
import { PaymentTrouble } from '../card-return/payment-trouble.tsx';
import { usePaymentOutcome } from '../card-return/use-payment-outcome.ts';

type ConfirmPaymentProps = {
  language: Language;
  dateId: string;
  orderKey: string;
  uid: string;
};

/** Shows "Confirming your payment" until the order is stored or the outcome is known. */
export function ConfirmPayment({ language, dateId, orderKey, uid }: ConfirmPaymentProps) {
  const { t } = useTranslation();
  const outcome = usePaymentOutcome({ dateId, orderKey });
  switch (outcome.state) {
    case 'confirming':
      return (
        <Loading
          label={
            outcome.slow
              ? t('은행의 답을 기다리고 있어요. 이 화면을 닫지 마세요.')
              : t('결제를 확인하고 있어요')
          }
        />
      );
    case 'completed':
      return <PaymentDone language={language} uid={uid} answer={outcome} />;
    default:
      return <PaymentTrouble {...{ language, dateId }} state={outcome.state} />;
  }
}
