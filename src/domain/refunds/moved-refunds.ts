import { ownValue } from '../lib/own-value.ts';
import { type DocumentWrite, stores } from '../store/document-write.ts';
import { type CustomerRefunds, requestKey } from './customer-refunds.ts';

/**
 * The writes that move an order's refunds and its request to its new order key. Refunds of payments that did
 * not become an order belong to no order, so they stay.
 */
export function movedRefundWrites(
  stored: CustomerRefunds,
  { uid, dateId, from, to }: { uid: string; dateId: string; from: string; to: string },
): DocumentWrite[] {
  const moved = Object.values(stored.refunds ?? {}).filter(
    (refund) => refund.dateId === dateId && refund.orderKey === from && refund.kind !== 'exception',
  );
  const oldKey = requestKey(dateId, from);
  const request = ownValue(stored.requests, oldKey);
  const orderKey = [{ path: ['orderKey'], set: to }];
  const own = [
    ...moved.map(({ id }) => ({ path: ['refunds', id, 'orderKey'], set: to })),
    ...(request
      ? [
          { path: ['requests', oldKey], remove: true as const },
          { path: ['requests', requestKey(dateId, to)], set: { ...request, orderKey: to } },
        ]
      : []),
  ];
  if (own.length === 0) return [];
  return [
    ...moved.map(({ id }) => ({ collection: stores.refunds, id, fields: orderKey })),
    ...(request ? [{ collection: stores.refundRequests, id: request.id, fields: orderKey }] : []),
    { collection: stores.refundsForCustomer, id: uid, fields: own },
  ];
}
