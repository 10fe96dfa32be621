import { ownValue } from '../../lib/own-value.ts';
import { stores } from '../../store/document-write.ts';
import type { ReadDocument } from '../../store/transaction.ts';
import type { CustomerOrders, Order } from '../order.ts';
import { type OrderRef, orderWithId } from '../order-id.ts';
import { readableOfDate } from './readable-orders.ts';

/** A customer's order of a date: by its id, wherever it goes, or by where it goes. */
export type OrderName = { uid: string; dateId: string } & (OrderRef | { orderKey: string });

/** The order that a customer has under this name; undefined for none. */
export async function storedOrder(read: ReadDocument, name: OrderName): Promise<Order | undefined> {
  const { uid, dateId } = name;
  const orders = await read(`${stores.ordersForCustomer}/${uid}`);
  return 'orderId' in name
    ? orderWithId(readableOfDate(orders, dateId), name.orderId)
    : ownValue((orders as CustomerOrders | undefined)?.[dateId], name.orderKey);
}
