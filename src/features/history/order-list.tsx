import { useDeferredValue } from 'react';
import { serverNow } from '../../data/device/server-clock.ts';
import { useLiveDocument } from '../../data/documents/live-document.ts';
import { activeDates } from '../../data/documents/sources.ts';
import { sydneyStamp } from '../../domain/dates/sydney-time.ts';
import { orderStage } from '../../domain/order/history/order-history.ts';
import type { Order } from '../../domain/order/order.ts';
import { useCancelledOrders } from '../../screen-state/use-cancelled-orders.ts';
import styles from './history.module.css';
import { OrderCard } from './order-card.tsx';

/** How many orders are rendered first; more than fit on the tallest screen. */
const firstOrders = 12;

/**
 * Renders the newest orders at once and the others a moment later: on a slow phone a long history takes a
 * while.
 */
export function OrderList({ orders, onLeave }: { orders: Order[]; onLeave: () => void }) {
  const dates = useLiveDocument(activeDates).value ?? {};
  const today = Number(sydneyStamp(serverNow()).slice(0, 8));
  const shown = useDeferredValue(orders, orders.slice(0, firstOrders));
  // An order that was just cancelled is shown above the list, also before the listener has reported it.
  const { orders: cancelled } = useCancelledOrders();
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list's meaning with its markers
    <ul className={styles.list} role="list">
      {shown
        .filter((order) => !cancelled.includes(order))
        .map((order) => (
          <li key={`${order.dateId}/${order.orderKey}`} className={styles.item}>
            <OrderCard
              order={order}
              date={dates[order.dateId]}
              state={orderStage(order, dates, today)}
              onLeave={onLeave}
            />
          </li>
        ))}
    </ul>
  );
}
