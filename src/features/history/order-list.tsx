import { useDeferredValue } from 'react';
import { useLiveDocument } from '../../data/documents/live-document.ts';
import { activeDates } from '../../data/documents/sources.ts';
import { serverNow } from '../../data/server-clock.ts';
import { sydneyStamp } from '../../domain/dates.ts';
import type { Order } from '../../domain/order.ts';
import { orderState } from '../../domain/order-history.ts';
import { useCancelledOrders } from '../../screen-state/cancelled-orders.ts';
import styles from './history.module.css';
import { OrderCard } from './order-card.tsx';

/** More than fill the tallest screen. */
const firstOrders = 12;

/** The newest orders at once, the others a moment later: years of them take a slow phone a while. */
export function OrderList({ orders, onLeave }: { orders: Order[]; onLeave: () => void }) {
  const dates = useLiveDocument(activeDates).value ?? {};
  const today = Number(sydneyStamp(serverNow()).slice(0, 8));
  const shown = useDeferredValue(orders, orders.slice(0, firstOrders));
  // What was cancelled just now says so above the list, also before the listener has heard of it.
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
              state={orderState(order, dates, today)}
              onLeave={onLeave}
            />
          </li>
        ))}
    </ul>
  );
}
