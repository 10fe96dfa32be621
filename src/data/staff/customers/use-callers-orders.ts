import { useMemo } from 'react';
import { orderHistory } from '../../../domain/order/history/order-history.ts';
import type { CustomerOrders, Order } from '../../../domain/order/order.ts';
import { useLiveDocument } from '../../documents/live-document.ts';
import { customerOrders, customerOrdersBackup } from '../../documents/sources.ts';

/** What a customer has ordered lately, live: `history` the newest first, `orders` by date. Without `uid` it reads nothing. */
export function useCallersOrders(uid: string | undefined): {
  orders: CustomerOrders;
  history: readonly Order[];
} {
  const sources = useMemo(
    () =>
      uid === undefined
        ? undefined
        : { orders: customerOrders(uid), backup: customerOrdersBackup(uid) },
    [uid],
  );
  const orders = useLiveDocument(sources?.orders).value;
  const backup = useLiveDocument(sources?.backup).value;
  const history = useMemo(() => orderHistory(orders, backup), [orders, backup]);
  return { orders: orders ?? {}, history };
}
