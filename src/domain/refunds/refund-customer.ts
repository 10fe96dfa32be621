import type { Order } from '../order/order.ts';
import { orderWithId, ownOrderId } from '../order/order-id.ts';
import type { Refund } from './refund.ts';

/**
 * The customer's name and address on the order of a refund. Where that one is not among `orders` (of the refund's date,
 * the cancelled ones too), the name on another order of theirs, empty if they have none, and no address.
 */
export function refundCustomer(
  { uid, ...refund }: Pick<Refund, 'uid' | 'orderId' | 'orderKey'>,
  orders: readonly Order[],
): { name: string; address: string } {
  const own = orders.filter(({ customerInfo }) => customerInfo.uid === uid);
  const meant = orderWithId(own, ownOrderId(refund));
  const { name = '' } = (meant ?? own[0])?.customerInfo ?? {};
  return { name, address: meant?.customerInfo.address ?? '' };
}
