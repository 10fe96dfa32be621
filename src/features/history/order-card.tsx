import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../data/device/server-clock.ts';
import { useOrderStep } from '../../data/order/use-order-step.ts';
import { useOrderRefunds } from '../../data/refunds/use-order-refunds.ts';
import { postalAddress } from '../../domain/customer/delivery-info.ts';
import type { ActiveDate } from '../../domain/dates/active-date.ts';
import { formatCutOff } from '../../domain/dates/cut-off-nearness.ts';
import { deliveryDay, isDeliveredToday } from '../../domain/dates/delivery-day.ts';
import { languageOf } from '../../domain/lib/language.ts';
import { mayCancel, type OrderStage } from '../../domain/order/history/order-history.ts';
import { amountDue, lineTitle, type Order } from '../../domain/order/order.ts';
import { ownOrderId } from '../../domain/order/order-id.ts';
import type { OrderStep } from '../../domain/order/order-status.ts';
import { isCardPaid } from '../../domain/order/payment-methods.ts';
import { underWayMessage } from '../../i18n/order-problem-message.ts';
import { paymentWords } from '../../i18n/payment-message.ts';
import { ContactShop } from '../../parts/contact-shop.tsx';
import { openDialog } from '../../screen-state/dialogs.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Price } from '../../ui/layout/price.tsx';
import { CancelOrder } from './cancel-order-dialog.tsx';
import { DeliveryTime } from './delivery-time.tsx';
import styles from './history.module.css';
import { OrderAgainDialog } from './order-again-dialog.tsx';
import { OrderRefunds } from './order-refunds.tsx';

type OrderCardProps = {
  order: Order;
  /** The order's date, while it is among the active ones. */
  date: ActiveDate | undefined;
  state: OrderStage;
  /** Called when the customer goes elsewhere, to close the history. */
  onLeave: () => void;
};

/** One order: date, menus, total, and the actions that are possible now. */
export function OrderCard({ order, date, state, onLeave }: OrderCardProps) {
  const { t, i18n } = useTranslation();
  const language = languageOf(i18n.language);
  const [asking, setAsking] = useState<'cancel' | 'again'>();
  const { dateId } = order;
  const orderId = ownOrderId(order);
  const lines = Object.values(order.menus);
  const [first] = lines;
  const more = lines.length - 1;
  const now = serverNow();
  const isOpen = state === 'open';
  const step = useOrderStep(isOpen || isDeliveredToday(dateId, now) ? order : undefined);
  const changeable = isOpen && !step;
  const cancellable = changeable && mayCancel(order, state);
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <h3 className={styles.day}>
          {t('{{day}} 배송', { day: deliveryDay(dateId, language, now) })}
        </h3>
        <StateBadge state={state} step={step} cancellable={cancellable} />
      </div>
      <p className={styles.quiet}>{postalAddress(order.customerInfo)}</p>
      <DeliveryTime order={order} />
      <p className={styles.line}>
        <span>
          {first && `${lineTitle(first, language)} × ${first.q}`}
          {more > 0 && ` ${t('외 {{count}}가지', { count: more }).replace(' ', '\u00a0')}`}
        </span>
        <Price cents={amountDue(order)} look="strong" />
      </p>
      <p className={styles.quiet}>{paymentWords(t, order)}</p>
      <OrderRefunds order={order} />
      {isOpen && step && (
        <>
          <p>{underWayMessage(t, step)}</p>
          <ContactShop language={language} />
        </>
      )}
      {changeable && date && (
        <p className={styles.quiet}>
          <Until finishDate={date.finishDate} cancellable={cancellable} />
        </p>
      )}
      <div className={styles.actions}>
        <Button onClick={() => openDialog({ kind: 'receipt', dateId, orderId })}>
          {t('영수증 보기')}
        </Button>
        {changeable && (
          <Button onClick={() => openDialog({ kind: 'edit-order', dateId, orderId })}>
            {t('주문 변경')}
          </Button>
        )}
        <Button onClick={() => setAsking('again')}>{t('다시 담기')}</Button>
        {isOpen && isCardPaid(order) && <AskCancellation order={order} />}
        {cancellable && (
          <Button variant="quiet" onClick={() => setAsking('cancel')}>
            {t('주문 취소')}
          </Button>
        )}
      </div>
      {asking === 'cancel' && <CancelOrder order={order} onClose={() => setAsking(undefined)} />}
      {asking === 'again' && (
        <OrderAgainDialog order={order} onClose={() => setAsking(undefined)} onLeave={onLeave} />
      )}
    </Card>
  );
}

/** Asks the shop to cancel the order, unless a request about it is still open. */
function AskCancellation({ order }: { order: Order }) {
  const { t } = useTranslation();
  const { request } = useOrderRefunds(order);
  if (request?.state === 'waiting') return null;
  return (
    <Button variant="quiet" onClick={() => openDialog({ kind: 'ask-shop', order, quantities: {} })}>
      {t('취소 요청')}
    </Button>
  );
}

/** Until when the order can be changed; after that staff may close the date at any time. */
function Until({ finishDate, cancellable }: { finishDate: number; cancellable: boolean }) {
  const { t, i18n } = useTranslation();
  const now = serverNow();
  if (now >= finishDate) return t('곧 마감해요');
  const cutOff = formatCutOff(finishDate, languageOf(i18n.language), now);
  return cancellable
    ? t('{{cutOff}}까지 변경하거나 취소할 수 있어요', { cutOff })
    : t('{{cutOff}}까지 변경할 수 있어요', { cutOff });
}

type StateBadgeProps = {
  state: OrderStage;
  step: OrderStep | undefined;
  cancellable: boolean;
};

function StateBadge({ state, step, cancellable }: StateBadgeProps) {
  const { t } = useTranslation();
  if (step === 'delivered') return <Badge tone="closed">{t('배송 완료')}</Badge>;
  if (step) return <Badge>{step === 'packed' ? t('포장 완료') : t('주문 완료')}</Badge>;
  if (state === 'open') {
    return <Badge tone="fresh">{cancellable ? t('변경·취소 가능') : t('변경 가능')}</Badge>;
  }
  if (state === 'closed') return <Badge>{t('주문 완료')}</Badge>;
  return <Badge tone="closed">{t('배송 완료')}</Badge>;
}
