import { ownValue } from '../lib/own-value.ts';
import { type DocumentWrite, stores } from '../store/document-write.ts';
import { type CustomerRefunds, requestKey } from './customer-refunds.ts';
import type { CustomerRequest } from './refund-request.ts';

/** How the customer edited an order: `from` and `to` are its order keys before and after. */
export interface OrderEdit {
  uid: string;
  dateId: string;
  from: string;
  to: string;
  menusChanged: boolean;
}

/**
 * The writes by which an order's refunds and its request follow an edit: both move with the order, and a waiting
 * request ends as `outdated` if the menus changed, because it was about the order as it was. Refunds of
 * payments that did not become an order belong to no order, so they stay.
 */
export function editedOrderWrites(
  stored: CustomerRefunds,
  { uid, dateId, from, to, menusChanged }: OrderEdit,
): DocumentWrite[] {
  const moved = Object.values(stored.refunds ?? {}).filter(
    (refund) =>
      from !== to &&
      refund.dateId === dateId &&
      refund.orderKey === from &&
      refund.kind !== 'exception',
  );
  const oldKey = requestKey(dateId, from);
  const request = ownValue(stored.requests, oldKey);
  const ends = menusChanged && request?.state === 'waiting';
  const change: Partial<CustomerRequest> = {
    ...(from === to ? {} : { orderKey: to }),
    ...(ends ? { state: 'outdated' } : {}),
  };
  const fields = Object.entries(change).map(([key, set]) => ({ path: [key], set }));
  const changed = fields.length > 0 ? request : undefined;
  const own = [
    ...moved.map(({ id }) => ({ path: ['refunds', id, 'orderKey'], set: to })),
    ...(changed && from !== to ? [{ path: ['requests', oldKey], remove: true as const }] : []),
    ...(changed
      ? [{ path: ['requests', requestKey(dateId, to)], set: { ...changed, ...change } }]
      : []),
  ];
  if (own.length === 0) return [];
  const orderKey = [{ path: ['orderKey'], set: to }];
  return [
    ...moved.map(({ id }) => ({ collection: stores.refunds, id, fields: orderKey })),
    ...(changed ? [{ collection: stores.refundRequests, id: changed.id, fields }] : []),
    { collection: stores.refundsForCustomer, id: uid, fields: own },
  ];
}
