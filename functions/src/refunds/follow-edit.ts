import type { Checkout } from '../../../src/domain/card/checkout.ts';
import { sameValue } from '../../../src/domain/lib/same-value.ts';
import { quantitiesOf } from '../../../src/domain/order/order.ts';
import { orderWithId, ownOrderId } from '../../../src/domain/order/order-id.ts';
import { readableOfDate } from '../../../src/domain/order/stored/readable-orders.ts';
import type { CustomerRefunds } from '../../../src/domain/refunds/customer-refunds.ts';
import { outdatedRequestWrites } from '../../../src/domain/refunds/requests/outdated-requests.ts';
import { type DocumentWrite, stores } from '../../../src/domain/store/document-write.ts';
import type { ReadDocument } from '../../../src/domain/store/transaction.ts';

/** The writes by which a waiting request about an order ends with an edit of its dishes. */
export async function followEdit(
  read: ReadDocument,
  { uid, dateId, order, request }: Checkout,
): Promise<DocumentWrite[]> {
  if (request.basedOn === null) return [];
  const stored = ((await read(`${stores.refundsForCustomer}/${uid}`)) ?? {}) as CustomerRefunds;
  const orders = await read(`${stores.ordersForCustomer}/${uid}`);
  const orderId = ownOrderId(order);
  const before = orderWithId(readableOfDate(orders, dateId), orderId);
  if (before && sameValue(quantitiesOf(before), quantitiesOf(order))) return [];
  return outdatedRequestWrites(stored, { uid, dateId, orderId });
}
