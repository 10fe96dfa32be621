import { type DocumentWrite, stores } from '../../store/document-write.ts';
import {
  type CustomerRefunds,
  type OrderOfCustomer,
  refundsOfOrder,
  requestKey,
} from '../customer-refunds.ts';
import type { CustomerRequest } from './refund-request.ts';

/**
 * The writes by which a waiting request ends as `outdated` when its customer has changed the dishes of the order: it was
 * about the order as it was.
 */
export function outdatedRequestWrites(
  stored: CustomerRefunds,
  order: OrderOfCustomer & { uid: string },
): DocumentWrite[] {
  const { request } = refundsOfOrder(stored, order);
  if (request?.state !== 'waiting') return [];
  const outdated: CustomerRequest = { ...request, state: 'outdated' };
  const fields = [{ path: ['state'], set: outdated.state }];
  const own = [{ path: ['requests', requestKey(order)], set: outdated }];
  return [
    { collection: stores.refundRequests, id: request.id, fields },
    { collection: stores.refundsForCustomer, id: order.uid, fields: own },
  ];
}
