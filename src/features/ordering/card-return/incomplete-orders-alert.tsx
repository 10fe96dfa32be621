import { useTranslation } from 'react-i18next';
import { useUser } from '../../../data/customer/use-user.ts';
import type { Language } from '../../../domain/lib/language.ts';
import { useIncompleteCardOrders } from '../form/use-order-screen-state.ts';
import { useCardPayment } from '../submit/use-card-payment.ts';
import { IncompleteOrdersButton } from './incomplete-orders-button.tsx';
import { useMissedPayments } from './use-missed-payments.ts';

/** The red button for a customer's incomplete card orders on any date. */
export function IncompleteOrdersAlert({ uid, language }: { uid: string; language: Language }) {
  const { t } = useTranslation();
  const waiting = useIncompleteCardOrders();
  const name = useUser().value?.name ?? '';
  const card = useCardPayment({ uid, name }, t('한상'));
  useMissedPayments(waiting, card.busy);
  return <IncompleteOrdersButton {...{ uid, waiting, language, card }} />;
}
