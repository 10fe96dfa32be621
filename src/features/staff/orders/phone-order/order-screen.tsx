import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { ActiveDate } from '../../../../domain/dates/active-date.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import type { Menus } from '../../../../domain/menus/menu.ts';
import type { BoardOrder } from '../../../../domain/staff/orders/board.ts';
import { draftOf } from '../../../../screen-state/drafts.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Loading } from '../../../../ui/feedback/spinner.tsx';
import { CallersOrders } from './callers-orders.tsx';
import { ChooseCustomer } from './choose-customer.tsx';
import { editDraft, newOrderDraft, type OrderDraft } from './order-draft.ts';
import { OrderForm } from './order-form.tsx';

type OrderScreenProps = {
  dateId: string;
  date: ActiveDate;
  /** Undefined until they are loaded. */
  orders: readonly BoardOrder[] | undefined;
  menus: Menus;
  language: Language;
};

/** Takes an order by phone, or edits the one named in the address. */
export function OrderScreen({ dateId, date, orders, menus, language }: OrderScreenProps) {
  const { t } = useTranslation();
  const { uid, orderKey } = useParams();
  const draft = newOrderDraft(dateId);
  const [caller, setCaller] = useState(() => draftOf<OrderDraft>(draft)?.caller);
  if (orders === undefined) return <Loading label={t('주문을 불러오고 있어요')} />;
  if (uid) {
    const existing = orders.find(
      ({ order, cancelled }) =>
        order.customerInfo.uid === uid && order.orderKey === orderKey && !cancelled,
    );
    if (!existing) return <EmptyState title={t('없어진 주문이에요.')} />;
    const { order } = existing;
    return (
      <OrderForm
        key={existing.id}
        draft={editDraft(order)}
        dateId={dateId}
        date={date}
        caller={{ uid, info: order.customerInfo, lang: order.orderLang, isNew: false }}
        existing={order}
        menus={menus}
        orders={orders}
        language={language}
      />
    );
  }
  if (!caller) return <ChooseCustomer onChoose={setCaller} />;
  return (
    <>
      <CallersOrders dateId={dateId} uid={caller.uid} orders={orders} />
      <OrderForm
        dateId={dateId}
        date={date}
        caller={caller}
        existing={undefined}
        menus={menus}
        orders={orders}
        language={language}
        draft={draft}
        onDiscard={() => setCaller(undefined)}
      />
    </>
  );
}
