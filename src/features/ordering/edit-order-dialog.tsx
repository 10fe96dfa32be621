import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { LazyCallShop } from '../../content/lazy-call-shop.tsx';
import { isOpen } from '../../domain/dates.ts';
import { type Language, languageOf } from '../../domain/language.ts';
import type { Order } from '../../domain/order.ts';
import { paths } from '../../domain/paths.ts';
import { closeAllDialogs } from '../../screen-state/dialogs.ts';
import { forgetEdit, setEditedOrder, useEditedOrder } from '../../screen-state/edited-order.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Loading } from '../../ui/spinner.tsx';
import { notify } from '../../ui/toast.tsx';
import { EditAddressSection } from './edit-address-section.tsx';
import { EditConcerns } from './edit-concerns.tsx';
import { useEditDraft } from './edit-draft.ts';
import { NotLoaded } from './not-loaded.tsx';
import { OrderDialog } from './order-dialog.tsx';
import styles from './order-sections.module.css';
import { type CardPayment, useCardPayment } from './use-card-payment.ts';
import { useEditAddress } from './use-edit-address.ts';
import { useEditForm } from './use-edit-form.ts';
import { useOrderReturn } from './use-order-return.ts';
import { type OrderScreenState, useOrderScreenState } from './use-order-screen-state.ts';

type EditOrderDialogProps = { dateId: string; orderKey: string; onClose: () => void };

/** Edits one of the customer's orders, possible until its date closes (spec §4). */
export function EditOrderDialog({ dateId, orderKey, onClose }: EditOrderDialogProps) {
  const { t, i18n } = useTranslation();
  const screenState = useOrderScreenState(dateId);
  const { user } = screenState;
  const card = useCardPayment(user && { uid: user.uid, name: user.name }, t('한상'));
  const order = screenState.orders[dateId]?.[orderKey];
  useOrderReturn(dateId, screenState);
  const gone = screenState.ready && !order;
  useEffect(() => {
    if (gone) forgetEdit(dateId, orderKey);
  }, [gone, dateId, orderKey]);
  if (screenState.ready && order && isOpen(screenState.date)) {
    return (
      <EditedOrder
        order={order}
        language={languageOf(i18n.language)}
        screenState={screenState}
        card={card}
        onClose={onClose}
      />
    );
  }
  let body: ReactNode;
  if (screenState.error) body = <NotLoaded error={screenState.error} />;
  else if (!screenState.ready) body = <Loading label={t('불러오고 있어요')} />;
  else if (!order)
    body = (
      <EmptyState
        title={t('주문을 찾지 못했어요')}
        action={<LazyCallShop language={languageOf(i18n.language)} />}
      />
    );
  else body = <Notice tone="closed">{t('주문이 마감되었어요. 감사합니다!')}</Notice>;
  return (
    <Sheet open onClose={onClose} title={t('주문 변경')} closeLabel={t('닫기')}>
      {body}
    </Sheet>
  );
}

type EditedOrderProps = {
  order: Order;
  language: Language;
  screenState: OrderScreenState;
  card: CardPayment;
  onClose: () => void;
};

function EditedOrder({ order, language, screenState, card, onClose }: EditedOrderProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { dateId, orderKey } = order;
  const draft = useEditDraft(order);
  const address = useEditAddress(order, screenState.user?.deliveryInfo, draft);
  const form = useEditForm(order, language, screenState, address.info, draft);
  const adding = useEditedOrder(dateId) === orderKey;
  const begun = adding || Object.keys(draft.values).length > 0;
  const drop = () => {
    forgetEdit(dateId, orderKey);
    notify.info(t('고치던 내용을 버렸어요. 주문은 그대로예요.'));
    onClose();
  };
  const addMore = () => {
    closeAllDialogs();
    setEditedOrder(dateId, orderKey);
    navigate(paths.dateDetail(language, order.dateId));
  };
  return (
    <>
      <OrderDialog
        form={form}
        card={card}
        title={t('주문 변경')}
        delivery={<EditAddressSection address={address} />}
        more={
          <div className={styles.buttons}>
            <Button onClick={addMore}>{t('다른 메뉴 더 담기')}</Button>
            {begun && (
              <Button variant="quiet" onClick={drop}>
                {t('고치던 내용 버리기')}
              </Button>
            )}
          </div>
        }
        onLeave={addMore}
        onClose={onClose}
      />
      <EditConcerns form={form} order={order} />
    </>
  );
}
