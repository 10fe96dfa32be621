import { useMemo } from 'react';
import { ownValue } from '../../domain/lib/own-value.ts';
import { type OrderEvent, orderTimeline } from '../../domain/order/history/order-timeline.ts';
import { documentsForCustomer } from '../../domain/order/history/timeline-documents.ts';
import type { Order } from '../../domain/order/order.ts';
import { refOf } from '../../domain/order/order-id.ts';
import { useLiveDocument } from '../documents/live-document.ts';
import { deliveryWindows } from '../documents/sources.ts';
import { useOrderRefunds } from '../refunds/use-order-refunds.ts';
import { useOrderVersions } from './order-versions.ts';
import { useOrderStatus } from './use-order-step.ts';

/** What became of an order of the signed-in customer, from its beginning. */
export function useOrderStory(order: Order): OrderEvent[] {
  const { uid, orderId } = refOf(order);
  const versions = useOrderVersions(order);
  const status = useOrderStatus(order);
  const windows = useLiveDocument(useMemo(() => deliveryWindows(uid), [uid])).value;
  const told = ownValue(windows?.[order.dateId], orderId);
  const { refunds, request } = useOrderRefunds(order);
  return orderTimeline(documentsForCustomer({ order, versions, status, told, refunds, request }));
}
