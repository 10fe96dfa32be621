import { useTranslation } from 'react-i18next';
import { markSeen } from '../../../data/staff/orders/seen-orders.ts';
import { deliveryMoment } from '../../../domain/dates/delivery-day.ts';
import { formatFullDay, formatTime } from '../../../domain/dates/format-date.ts';
import type { Language } from '../../../domain/lib/language.ts';
import type { BoardOrder } from '../../../domain/staff/orders/board.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { versionsOf } from '../orders/use-board.ts';
import styles from './run.module.css';

type CancelledStopsProps = {
  dateId: string;
  orders: readonly BoardOrder[];
  language: Language;
};

/** Cancelled orders whose food may be in the van, above all stops, until somebody says that they have seen it. */
export function CancelledStops({ dateId, orders, language }: CancelledStopsProps) {
  const { t } = useTranslation();
  if (orders.length === 0) return null;
  return (
    <ul className={styles.cancelled} aria-label={t('취소된 배송')}>
      {orders.map(({ id, order }) => (
        <li key={id} className={styles.gone}>
          <del>
            {order.customerInfo.address} · {order.customerInfo.name}
          </del>
          <strong>
            {order.movedTo
              ? t('{{day}} 배송으로 옮긴 주문이에요. 가게로 가져와 주세요.', {
                  day: formatFullDay(deliveryMoment(order.movedTo), language),
                })
              : t('{{time}}에 취소됐어요. 가게로 가져와 주세요.', {
                  time: formatTime(order.cancelledAt ?? 0, language),
                })}
          </strong>
          <Button
            aria-label={`${order.customerInfo.name}: ${t('확인했어요')}`}
            onClick={() => markSeen(dateId, versionsOf([order]))}
          >
            {t('확인했어요')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
