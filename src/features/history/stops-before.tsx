import { useTranslation } from 'react-i18next';
import { useOrderStatus } from '../../data/order/use-order-step.ts';
import { useStopsBefore } from '../../data/order/use-stops-before.ts';
import type { Order } from '../../domain/order/order.ts';

/** How near the driver is to an order of today, by the stops before it; nothing where the shop does not tell. */
export function StopsBefore({ order }: { order: Order }) {
  const { t } = useTranslation();
  const count = useStopsBefore(order);
  const isThere = useOrderStatus(order)?.delivered !== undefined;
  if (count === undefined || isThere) return null;
  return (
    <p role="status">
      <strong>
        {count === 0
          ? t('이제 고객님 댁으로 가요')
          : t('앞에 배송지가 {{count}}곳 남았어요', { count })}
      </strong>
    </p>
  );
}
