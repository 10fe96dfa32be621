import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useOrderPoints } from '../../../../data/staff/customers/customer.ts';
import type { ActiveDate } from '../../../../domain/dates/active-date.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import { formatMoney, toCents } from '../../../../domain/lib/money.ts';
import type { Menus } from '../../../../domain/menus/menu.ts';
import {
  amountPaid,
  deliveryInfoOf,
  type Order,
  quantitiesOf,
} from '../../../../domain/order/order.ts';
import { refOf } from '../../../../domain/order/order-id.ts';
import { orderVersion } from '../../../../domain/order/plan/order-plan.ts';
import type { BoardOrder } from '../../../../domain/staff/orders/board.ts';
import { phoneOrderTotals } from '../../../../domain/staff/orders/phone-order.ts';
import { staffPaths } from '../../../../domain/staff/staff-paths.ts';
import { useDraft } from '../../../../screen-state/use-draft.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { StoredFields } from '../../../../ui/forms/stored-fields.tsx';
import { UnsavedNotice } from '../../common/forms/unsaved-notice.tsx';
import { BackLink } from '../../common/shell/back-link.tsx';
import styles from './caller.module.css';
import { DishPicker } from './dish-picker.tsx';
import { OrderFoot } from './order-foot.tsx';
import { OverrideDialog } from './override-dialog.tsx';
import { addDraft, type OrderDraft } from './phone-order-draft.ts';
import { usePlaceLink } from './use-place-link.ts';

type AddDishesProps = {
  dateId: string;
  date: ActiveDate;
  /** The order, paid by card. */
  order: Order;
  menus: Menus;
  /** All of the date. */
  orders: readonly BoardOrder<Order>[];
  language: Language;
};

/** Adds dishes to an order that is paid by card: its customer gets a link for the difference, and until then it stays. */
export function AddDishes({ dateId, date, order, menus, orders, language }: AddDishesProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const ref = refOf(order);
  const { uid, orderId } = ref;
  const draft = useDraft<OrderDraft>(addDraft(order));
  const there = quantitiesOf(order);
  const quantities = { ...there, ...draft.values.quantities };
  const points = useOrderPoints(order.usePoint ? uid : undefined);
  const totals = points && phoneOrderTotals({ dateId, quantities }, order, { ...points, menus });
  const { busy, warned, place, dismiss } = usePlaceLink({
    dateId,
    caller: { uid, info: deliveryInfoOf(order), lang: order.orderLang, isNew: false },
    adds: { orderId, version: orderVersion(order) ?? '' },
    menus,
    onDone: (id) => {
      draft.forget();
      navigate(staffPaths.payLink(dateId, id), { replace: true });
    },
  });
  const save = (reason?: string) => {
    if (!totals) return;
    const info = deliveryInfoOf(order);
    const kept = { lang: order.orderLang, request: order.orderRequest ?? '' };
    void place({ ...kept, info, quantities, toPay: totals.toPay, reason });
  };
  const isDearer = Object.values(order.menus).some(
    ({ menuKey, price }) => toCents(menus[menuKey]?.price ?? price) !== toCents(price),
  );
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <BackLink to={staffPaths.order(dateId, ref)} label={t('이 주문')} />
      <h2 className={styles.title}>
        {t('{{name}}님의 주문에 음식 더하기', { name: order.customerInfo.name })}
      </h2>
      <Notice tone="info">
        {t(
          '더한 음식의 차액을 결제 링크로 보내요. 결제하셔야 들어가고, 그때까지 결제하신 주문은 그대로예요.',
        )}
        {isDearer && (
          <p>{t('주문하신 뒤에 값이 바뀐 음식이 있어요. 차액은 지금 값으로 계산했어요.')}</p>
        )}
      </Notice>
      {draft.restored && <UnsavedNotice onDiscard={draft.forget} />}
      <StoredFields busy={busy}>
        <DishPicker
          known={new Set()}
          date={date}
          menus={menus}
          orders={orders}
          existing={order}
          quantities={quantities}
          language={language}
          onChange={(menuKey, q) =>
            draft.change({
              quantities: { ...quantities, [menuKey]: Math.max(q, there[menuKey] ?? 0) },
            })
          }
        />
      </StoredFields>
      <OrderFoot
        totals={totals}
        payment="card"
        language={language}
        lacks={totals && totals.toPay <= 0 ? t('더할 음식을 골라 주세요.') : undefined}
        busy={busy}
      >
        {totals && totals.toPay > 0 && (
          <p className={styles.remark}>
            {t('이미 내신 {{paid}} · 더 내실 {{more}}', {
              paid: formatMoney(amountPaid(order)),
              more: formatMoney(totals.toPay),
            })}
          </p>
        )}
      </OrderFoot>
      {warned && (
        <OverrideDialog
          problems={warned}
          menus={menus}
          language={language}
          busy={busy}
          reason={draft.values.overrideReason ?? ''}
          onReason={(overrideReason) => draft.change({ overrideReason })}
          onOverride={save}
          onClose={dismiss}
        />
      )}
    </form>
  );
}
