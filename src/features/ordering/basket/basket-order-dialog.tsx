import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { holdBackgroundWork } from '../../../data/documents/after-first-paint.ts';
import type { Language } from '../../../domain/lib/language.ts';
import { DeliverySection } from '../form/delivery-section.tsx';
import { OrderDialog } from '../form/order-dialog.tsx';
import { useOrderDraft } from '../form/order-draft.ts';
import { useOrderForm } from '../form/use-order-form.ts';
import type { OrderScreenState } from '../form/use-order-screen-state.ts';
import type { CardPayment } from '../submit/use-card-payment.ts';
import { RemovedLines } from './removed-lines.tsx';
import { useOrderedElsewhere } from './use-ordered-elsewhere.ts';

type BasketOrderDialogProps = {
  dateId: string;
  language: Language;
  screenState: OrderScreenState;
  card: CardPayment;
  onClose: () => void;
};

/** The dialog that orders a date's basket. */
export function BasketOrderDialog({
  dateId,
  language,
  screenState,
  card,
  onClose,
}: BasketOrderDialogProps) {
  const { t } = useTranslation();
  const draft = useOrderDraft(dateId);
  const { recipient } = draft.values;
  const info = recipient ?? screenState.user?.deliveryInfo;
  const form = useOrderForm({ dateId, language, screenState, info, draft });
  useOrderedElsewhere(form, onClose);
  const { uid, user } = screenState;
  const customer = useRef(user && uid);
  useEffect(() => {
    // The form belongs to a customer who has signed out, maybe in another tab.
    if (customer.current && customer.current !== uid) onClose();
    // Whoever has no profile is still signing up, and may leave the account for another one.
    customer.current = customer.current === uid || user ? uid : undefined;
  }, [uid, user, onClose]);
  useEffect(() => {
    // What keeps the page up to date is loaded once the order is stored, not while it is on its way.
    let close = () => {};
    holdBackgroundWork(
      new Promise<void>((resolve) => {
        close = resolve;
      }),
    );
    return close;
  }, []);
  const notices = [
    form.existing && t('이 주소로 이미 주문이 있어요. 담으신 메뉴를 그 주문에 합쳐요.'),
    form.gone > 0 &&
      t('담으신 메뉴 {{count}}가지는 이제 팔지 않아서 빠졌어요.', { count: form.gone }),
  ];
  return (
    <OrderDialog
      form={form}
      card={card}
      title={t('주문서')}
      notice={notices.filter(Boolean).join('\n')}
      more={
        <RemovedLines {...{ dateId, language }} date={screenState.date} menus={screenState.menus} />
      }
      delivery={
        <DeliverySection
          form={form}
          recipient={recipient}
          onChoose={(next) => draft.change({ recipient: next })}
        />
      }
      onClose={onClose}
    />
  );
}
