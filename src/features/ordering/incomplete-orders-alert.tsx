import { useTranslation } from 'react-i18next';
import { useUser } from '../../data/use-user.ts';
import type { Language } from '../../domain/language.ts';
import { IncompleteOrdersButton } from './incomplete-orders-button.tsx';
import { useCardPayment } from './use-card-payment.ts';
import { useMissedPayments } from './use-missed-payments.ts';
import { useIncompleteCardOrders } from './use-order-screen-state.ts';

/** The red button for a customer's incomplete card orders on any date. */
export function IncompleteOrdersAlert({ uid, language }: { uid: string; language: Language }) {
  const { t } = useTranslation();
  const waiting = useIncompleteCardOrders();
  const name = useUser().value?.name ?? '';
  const card = useCardPayment({ uid, name }, t('한상'));
  useMissedPayments(waiting, card.busy);
  return <IncompleteOrdersButton {...{ uid, waiting, language, card }} />;
}
