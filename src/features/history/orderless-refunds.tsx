import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useUid } from '../../data/customer/use-session.ts';
import { serverNow } from '../../data/device/server-clock.ts';
import { useLiveDocument } from '../../data/documents/live-document.ts';
import { customerRefunds } from '../../data/documents/sources.ts';
import { deliveryDay } from '../../domain/dates/delivery-day.ts';
import { languageOf } from '../../domain/lib/language.ts';
import type { Order } from '../../domain/order/order.ts';
import { ownOrderId } from '../../domain/order/order-id.ts';
import type { CustomerRefund } from '../../domain/refunds/refund.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Card } from '../../ui/layout/card.tsx';
import styles from './history.module.css';
import { RefundLines } from './refund-lines.tsx';

type OrderlessRefundsProps = {
  orders: readonly Order[];
  /** These are all of the customer's orders. */
  isWhole: boolean;
};

/** Refunds of cancelled orders and of payments without an order. */
export function OrderlessRefunds({ orders, isWhole }: OrderlessRefundsProps) {
  const { t, i18n } = useTranslation();
  const uid = useUid();
  const { value } = useLiveDocument(useMemo(() => (uid ? customerRefunds(uid) : undefined), [uid]));
  const groups = useMemo(
    () => groupsOf(value?.refunds ?? {}, orders, isWhole),
    [value, orders, isWhole],
  );
  const language = languageOf(i18n.language);
  const now = serverNow();
  return groups.map(([key, refunds]) => (
    <Card key={key} className={styles.card}>
      <div className={styles.head}>
        <h3 className={styles.day}>
          {t('{{day}} 배송', { day: deliveryDay(refunds[0]?.dateId ?? '', language, now) })}
        </h3>
        <Badge tone="closed">
          {refunds[0]?.kind === 'exception' ? t('주문이 되지 않은 결제') : t('취소된 주문')}
        </Badge>
      </div>
      <RefundLines refunds={refunds} />
    </Card>
  ));
}

function groupsOf(
  refunds: Record<string, CustomerRefund>,
  orders: readonly Order[],
  isWhole: boolean,
): [string, CustomerRefund[]][] {
  const present = new Set(orders.map((order) => `${order.dateId}/${ownOrderId(order)}`));
  const groups = new Map<string, CustomerRefund[]>();
  for (const refund of Object.values(refunds).sort((a, b) => b.at - a.at)) {
    const order = `${refund.dateId}/${ownOrderId(refund)}`;
    const isException = refund.kind === 'exception';
    // A cancellation is told even where there was no money to give back.
    const isTold = refund.amount > 0 || refund.kind === 'cancellation';
    // An order that is not among these may be an older one that has not been read.
    const mayBeOlder = !isWhole && refund.kind !== 'cancellation';
    if (!isTold || ((present.has(order) || mayBeOlder) && !isException)) continue;
    const key = isException ? refund.decision : order;
    groups.set(key, [...(groups.get(key) ?? []), refund]);
  }
  return [...groups];
}
