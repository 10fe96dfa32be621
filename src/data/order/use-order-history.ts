import { useMemo } from 'react';
import type { AppError } from '../../domain/lib/app-error.ts';
import { orderHistory } from '../../domain/order/history/order-history.ts';
import type { CustomerOrders, Order } from '../../domain/order/order.ts';
import { useUid } from '../customer/use-session.ts';
import { isPending, useLiveDocument } from '../documents/live-document.ts';
import { customerOrders, customerOrdersBackup } from '../documents/sources.ts';

/**
 * The signed-in customer's orders, merged with the archive of old ones and what has been read of
 * `older` ones (use-older-orders.ts), newest first; loading while signed out.
 */
export function useOrderHistory(older?: CustomerOrders): {
  orders: Order[];
  loading: boolean;
  error: AppError | undefined;
  /** Neither of the two documents is still to come. */
  allRead: boolean;
} {
  const uid = useUid();
  const current = useLiveDocument(useMemo(() => (uid ? customerOrders(uid) : undefined), [uid]));
  const old = useLiveDocument(useMemo(() => (uid ? customerOrdersBackup(uid) : undefined), [uid]));
  const orders = useMemo(
    () => orderHistory(current.value, { ...older, ...old.value }),
    [current.value, old.value, older],
  );
  return {
    orders,
    // Old orders may come later, but "no orders yet" must not be shown before they have.
    loading: current.loading || (orders.length === 0 && old.loading),
    error: current.error ?? old.error,
    allRead: !isPending(current) && !isPending(old),
  };
}
