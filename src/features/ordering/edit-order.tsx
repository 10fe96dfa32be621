import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isOpen } from '../../domain/dates.ts';
import { type Language, languageOf } from '../../domain/language.ts';
import type { Order } from '../../domain/order.ts';
import { paths } from '../../domain/paths.ts';
import { closeAllDialogs } from '../../screen-state/dialogs.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Loading } from '../../ui/spinner.tsx';
import { EditAddressSection } from './edit-address-section.tsx';
import { NotLoaded } from './not-loaded.tsx';
import { OrderDialog } from './order-dialog.tsx';
import { useEditAddress } from './use-edit-address.ts';
import { useEditForm } from './use-edit-form.ts';
import { useOrderReturn } from './use-order-return.ts';
import { type OrderScreenState, useOrderScreenState } from './use-order-screen-state.ts';
import type { CardPayer } from './use-submit-order.ts';

type EditOrderProps = {
  dateId: string;
  orderKey: string;
  card: CardPayer;
  onClose: () => void;
};

/** An order of the customer's, to be changed until its date closes (spec §4). */
export function EditOrder({ dateId, orderKey, card, onClose }: EditOrderProps) {
  const { t, i18n } = useTranslation();
  const context = useOrderScreenState(dateId);
  const order = context.orders[dateId]?.[orderKey];
  useOrderReturn(dateId, context);
  if (context.ready && order && isOpen(context.date)) {
    return (
      <EditedOrder
        order={order}
        language={languageOf(i18n.language)}
        context={context}
        card={card}
        onClose={onClose}
      />
    );
  }
  let body: ReactNode;
  if (context.error) body = <NotLoaded error={context.error} />;
  else if (!context.ready) body = <Loading label={t('불러오고 있어요')} />;
  else if (!order) body = <EmptyState title={t('주문을 찾지 못했어요')} />;
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
  context: OrderScreenState;
  card: CardPayer;
  onClose: () => void;
};

function EditedOrder({ order, language, context, card, onClose }: EditedOrderProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const address = useEditAddress(order, context.user?.deliveryInfo);
  const form = useEditForm(order, language, context, address.info);
  const addMore = () => {
    closeAllDialogs();
    navigate(paths.dateDetail(language, order.dateId));
  };
  return (
    <OrderDialog
      form={form}
      card={card}
      title={t('주문 변경')}
      delivery={<EditAddressSection address={address} />}
      more={<Button onClick={addMore}>{t('다른 메뉴 더 담기')}</Button>}
      onLeave={addMore}
      onClose={onClose}
    />
  );
}
