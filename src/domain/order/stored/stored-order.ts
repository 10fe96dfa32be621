import { ownValue } from '../../lib/own-value.ts';
import { stores } from '../../store/document-write.ts';
import type { ReadDocument } from '../../store/transaction.ts';
import type { CustomerOrders, Order } from '../order.ts';

/** The order that a customer has under this key of a date; undefined for none. */
export async function storedOrder(
  read: ReadDocument,
  { uid, dateId, orderKey }: { uid: string; dateId: string; orderKey: string },
): Promise<Order | undefined> {
  const orders = (await read(`${stores.ordersForCustomer}/${uid}`)) as CustomerOrders | undefined;
  return ownValue(orders?.[dateId], orderKey);
}
