import { useMemo } from 'react';
import type { Order } from '../../domain/order/order.ts';
import {
  type OrderStatus,
  type OrderStep,
  orderStatusPath,
  stepOf,
} from '../../domain/order/order-status.ts';
import { type DocumentSource, useLiveDocument } from '../documents/live-document.ts';

const statusOf = (dateId: string, uid: string, orderKey: string): DocumentSource<OrderStatus> => ({
  path: orderStatusPath({ dateId, uid, orderKey }),
  parse: (data) => data as unknown as OrderStatus,
});

/** How far the shop has come with an order that its customer could otherwise change, live; undefined if it has not begun. */
export function useOrderStep(order: Order | undefined): OrderStep | undefined {
  const { dateId = '', orderKey = '' } = order ?? {};
  const uid = order?.customerInfo.uid;
  const source = useMemo(
    () => (uid ? statusOf(dateId, uid, orderKey) : undefined),
    [dateId, uid, orderKey],
  );
  return stepOf(useLiveDocument(source).value);
}
