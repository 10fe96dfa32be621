import { useMemo } from 'react';
import type { Order } from '../../domain/order/order.ts';
import { refOf } from '../../domain/order/order-id.ts';
import {
  type OrderStatus,
  type OrderStep,
  orderStatusPath,
  stepOf,
} from '../../domain/order/order-status.ts';
import { type DocumentSource, useLiveDocument } from '../documents/live-document.ts';

const statusOf = (dateId: string, uid: string, orderId: string): DocumentSource<OrderStatus> => ({
  path: orderStatusPath({ dateId, uid, orderId }),
  parse: (data) => data as unknown as OrderStatus,
});

/** What the shop has done about an order, live; undefined while it has not begun. */
export function useOrderStatus(order: Order | undefined): OrderStatus | undefined {
  const { dateId = '' } = order ?? {};
  const { uid, orderId = '' } = order ? refOf(order) : {};
  const source = useMemo(
    () => (uid ? statusOf(dateId, uid, orderId) : undefined),
    [dateId, uid, orderId],
  );
  return useLiveDocument(source).value;
}

/** How far the shop has come with an order that its customer could otherwise change, live; undefined if it has not begun. */
export function useOrderStep(order: Order | undefined): OrderStep | undefined {
  return stepOf(useOrderStatus(order));
}
