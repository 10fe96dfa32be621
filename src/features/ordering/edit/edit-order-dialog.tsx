import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { serverNow } from '../../../data/device/server-clock.ts';
import { useOrderStep } from '../../../data/order/use-order-step.ts';
import { deliveryDay } from '../../../domain/dates/delivery-day.ts';
import { takesOrders } from '../../../domain/dates/open-dates.ts';
import { type Language, languageOf } from '../../../domain/lib/language.ts';
import { paths } from '../../../domain/lib/paths.ts';
import type { Order } from '../../../domain/order/order.ts';
import { movedOrder, orderWithId, ownOrderId } from '../../../domain/order/order-id.ts';
import { orderVersion } from '../../../domain/order/plan/order-plan.ts';
import { underWayMessage } from '../../../i18n/order-problem-message.ts';
import { LazyContactShop } from '../../../parts/lazy-contact-shop.tsx';
import { closeAllDialogs } from '../../../screen-state/dialogs.ts';
import { forgetEdit, setEditedOrder, useEditedOrder } from '../../../screen-state/edited-order.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Loading } from '../../../ui/feedback/spinner.tsx';
import { notify } from '../../../ui/feedback/toast.tsx';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import { NotLoaded } from '../form/not-loaded.tsx';
import { OrderDialog } from '../form/order-dialog.tsx';
import { useOrderDraft } from '../form/order-draft.ts';
import { titleOf } from '../form/order-lines.ts';
import styles from '../form/order-sections.module.css';
import { useOrderForm } from '../form/use-order-form.ts';
import { type OrderScreenState, useOrderScreenState } from '../form/use-order-screen-state.ts';
import { type CardPayment, useCardPayment } from '../submit/use-card-payment.ts';
import { useOrderReturn } from '../submit/use-order-return.ts';
import { EditAddressSection } from './edit-address-section.tsx';
import { EditConcerns } from './edit-concerns.tsx';
import { useEditAddress } from './use-edit-address.ts';

type EditOrderDialogProps = { dateId: string; orderId: string; onClose: () => void };

/** Edits one of the customer's orders, possible until its date closes (spec §4). */
export function EditOrderDialog({ dateId, orderId, onClose }: EditOrderDialogProps) {
  const { t, i18n } = useTranslation();
  const screenState = useOrderScreenState(dateId);
  const { user } = screenState;
  const language = languageOf(i18n.language);
  const dayOf = (date: string) =>
    t('{{day}} 배송', { day: deliveryDay(date, language, serverNow()) });
  const card = useCardPayment(user && { uid: user.uid, name: user.name }, dayOf(dateId));
  const ordersOfDate = screenState.orders[dateId];
  // By its id: a corrected address gives it another key, under the open form as well.
  const order = orderWithId(ordersOfDate, orderId);
  const seen = useRef(false);
  useEffect(() => {
    if (order) seen.current = true;
  }, [order]);
  useOrderReturn(dateId, screenState);
  const gone = screenState.ready && !order;
  useEffect(() => {
    if (gone) forgetEdit(dateId, orderId);
  }, [gone, dateId, orderId]);
  const open = takesOrders(dateId, screenState.date, serverNow());
  const step = useOrderStep(order);
  if (screenState.ready && order && open && !step) {
    return (
      <EditedOrder
        order={order}
        language={language}
        screenState={screenState}
        card={card}
        onClose={onClose}
      />
    );
  }
  let body: ReactNode;
  if (screenState.error) body = <NotLoaded error={screenState.error} />;
  else if (!screenState.ready) body = <Loading label={t('불러오고 있어요')} />;
  else if (!order) {
    const moved = movedOrder(screenState.orders, dateId, orderId);
    const title = seen.current ? t('이 주문은 취소되었어요') : t('주문을 찾지 못했어요');
    body = (
      <EmptyState
        title={moved ? t('배송 날짜 변경') : title}
        text={moved && dayOf(moved.dateId)}
        action={<LazyContactShop language={language} />}
      />
    );
  } else if (open && step)
    body = (
      <Notice tone="closed" action={<LazyContactShop language={language} />}>
        {underWayMessage(t, step)}
      </Notice>
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
  const { dateId } = order;
  const orderId = ownOrderId(order);
  const draft = useOrderDraft(dateId, order);
  const address = useEditAddress(order, screenState.user?.deliveryInfo, draft);
  const { info } = address;
  const form = useOrderForm({ dateId, language, screenState, info, draft, edited: order });
  const { quantities: chosen = {}, basedOn } = draft.values;
  const isOutdated = basedOn !== undefined && basedOn !== orderVersion(order);
  const lost = Object.entries(isOutdated ? chosen : {}).map(
    ([menuKey, q]) => `${titleOf(menuKey, screenState.menus, order, language)} ×${q}`,
  );
  const adding = useEditedOrder(dateId) === orderId;
  const hasChanges = adding || Object.keys(draft.values).length > 0;
  const drop = () => {
    forgetEdit(dateId, orderId);
    notify.info(t('고치던 내용을 버렸어요. 주문은 그대로예요.'));
    onClose();
  };
  const addMore = () => {
    closeAllDialogs();
    setEditedOrder(dateId, orderId);
    navigate(paths.dateDetail(language, order.dateId));
  };
  return (
    <>
      <OrderDialog
        form={form}
        card={card}
        title={t('주문 변경')}
        notice={
          lost.length > 0
            ? t('그사이 이 주문이 바뀌어 새 내용을 보여 드려요. 다시 골라 주세요: {{lines}}', {
                lines: lost.join(', '),
              })
            : undefined
        }
        delivery={<EditAddressSection address={address} user={screenState.user} />}
        more={
          <div className={styles.buttons}>
            <Button onClick={addMore}>{t('다른 메뉴 더 담기')}</Button>
            {hasChanges && (
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
