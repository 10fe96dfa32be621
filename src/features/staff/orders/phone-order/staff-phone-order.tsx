import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { PayLink } from '../../../../domain/card/pay-link.ts';
import type { ActiveDate } from '../../../../domain/dates/active-date.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import type { Menus } from '../../../../domain/menus/menu.ts';
import { type CancelledOrder, deliveryInfoOf, type Order } from '../../../../domain/order/order.ts';
import { ownOrderId } from '../../../../domain/order/order-id.ts';
import { isCardPaid } from '../../../../domain/order/payment-methods.ts';
import type { BoardOrder } from '../../../../domain/staff/orders/board.ts';
import { draftOf } from '../../../../screen-state/drafts.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Loading } from '../../../../ui/feedback/spinner.tsx';
import { GoneOrder } from '../../common/gone-order.tsx';
import { StaffOrderStory } from '../../common/staff-order-story.tsx';
import { AddDishes } from './add-dishes.tsx';
import { type Caller, ChooseCustomer } from './choose-customer.tsx';
import { OrderForm } from './order-form.tsx';
import {
  addDraft,
  editDraft,
  linkDraft,
  newOrderDraft,
  type OrderDraft,
} from './phone-order-draft.ts';

/** Whether the form of a link's order is shown. While a change is being saved the link is `ending`: the form waits with it. */
function isChangeable({ state }: PayLink): boolean {
  return state === 'open' || state === 'expired' || state === 'ending';
}

type OrderScreenProps = {
  dateId: string;
  date: ActiveDate;
  /** Undefined until they are loaded. */
  orders: readonly BoardOrder<Order>[] | undefined;
  /** The date's cancelled orders as they were. */
  cancelled: readonly CancelledOrder[];
  /** Orders that are paid by a link; undefined until they are loaded. */
  links: ReadonlyMap<string, PayLink> | undefined;
  menus: Menus;
  language: Language;
};

/** Takes an order by phone, or edits the one named in the address, which may wait to be paid by a link. */
export function OrderScreen(props: OrderScreenProps) {
  const { dateId, date, orders, cancelled, links, menus, language } = props;
  const { t } = useTranslation();
  const { uid, orderId = '', payId, add } = useParams();
  const draft = newOrderDraft(dateId);
  const [caller, setCaller] = useState(() => draftOf<OrderDraft>(draft)?.caller);
  if (orders === undefined) return <Loading label={t('주문을 불러오고 있어요')} />;
  if (payId !== undefined) {
    if (!links) return <Loading label={t('주문을 불러오고 있어요')} />;
    const link = links.get(payId);
    if (!link || !isChangeable(link)) {
      return (
        <EmptyState
          title={t('그사이 결제되었거나 바뀐 주문이에요. 지금 상태를 보고 다시 해 주세요.')}
        />
      );
    }
    const { order } = link;
    return (
      <OrderForm
        key={payId}
        draft={linkDraft(payId)}
        linkId={payId}
        dateId={dateId}
        date={date}
        caller={{ uid: link.uid, info: deliveryInfoOf(order), lang: order.orderLang, isNew: false }}
        existing={order}
        menus={menus}
        orders={orders}
        links={links}
        language={language}
      />
    );
  }
  if (uid) {
    const existing = orders.find(
      ({ order, cancelled: gone }) =>
        order.customerInfo.uid === uid &&
        // An entry of the inbox knows only where the order was to be stored.
        (ownOrderId(order) === orderId || order.orderKey === orderId) &&
        !gone,
    );
    if (!existing) return <GoneOrder {...{ uid, orderId, cancelled, links }} />;
    const { order } = existing;
    if (add !== undefined && isCardPaid(order)) {
      return (
        <AddDishes key={addDraft(order)} {...{ dateId, date, order, menus, orders, language }} />
      );
    }
    return (
      <>
        <OrderForm
          key={existing.id}
          draft={editDraft(order)}
          dateId={dateId}
          date={date}
          caller={{ uid, info: deliveryInfoOf(order), lang: order.orderLang, isNew: false }}
          existing={order}
          menus={menus}
          orders={orders}
          links={links}
          language={language}
        />
        <StaffOrderStory order={order} />
      </>
    );
  }
  if (!caller) {
    const choose = (chosen: Caller) => {
      setCaller(chosen);
      // Whoever was far down the list would see the form's end, below what is said of the customer's other orders.
      scrollTo(0, 0);
    };
    return <ChooseCustomer onChoose={choose} />;
  }
  return (
    <OrderForm
      dateId={dateId}
      date={date}
      caller={caller}
      existing={undefined}
      menus={menus}
      orders={orders}
      links={links}
      language={language}
      draft={draft}
      onDiscard={() => setCaller(undefined)}
    />
  );
}
