import { useTranslation } from 'react-i18next';
import { useUser } from '../data/use-user.ts';
import { EditOrder } from '../features/ordering/edit-order.tsx';
import { useCardPayment } from '../features/ordering/use-card-payment.ts';

type EditOrderDialogProps = { dateId: string; orderKey: string; onClose: () => void };

/** Changing an order, with the payment that a change may need. */
export function EditOrderDialog(props: EditOrderDialogProps) {
  const { t } = useTranslation();
  const user = useUser().value;
  const card = useCardPayment(user && { uid: user.uid, name: user.name }, t('한상'));
  return <EditOrder {...props} card={card} />;
}
