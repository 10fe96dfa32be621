import type { Order } from '../order/order.ts';
import type { Refund } from './refund.ts';

/**
 * The customer's name on the order of a refund, or on another order of theirs where that one is not among
 * `orders` (of the refund's date, the cancelled ones too); empty if they have none.
 */
export function refundName(
  { uid, orderKey }: Pick<Refund, 'uid' | 'orderKey'>,
  orders: readonly Order[],
): string {
  const own = orders.filter(({ customerInfo }) => customerInfo.uid === uid);
  const meant = own.find((order) => order.orderKey === orderKey) ?? own[0];
  return meant?.customerInfo.name ?? '';
}
