import type { Checkout } from '../../../src/domain/card/checkout.ts';
import { ownValue } from '../../../src/domain/lib/own-value.ts';
import { sameValue } from '../../../src/domain/lib/same-value.ts';
import { type CustomerOrders, quantitiesOf } from '../../../src/domain/order/order.ts';
import type { CustomerRefunds } from '../../../src/domain/refunds/customer-refunds.ts';
import { editedOrderWrites } from '../../../src/domain/refunds/edited-order.ts';
import { type DocumentWrite, stores } from '../../../src/domain/store/document-write.ts';
import type { ReadDocument } from '../../../src/domain/store/transaction.ts';

/** The writes by which an order's refunds and its waiting request follow its edit. */
export async function followEdit(
  read: ReadDocument,
  { uid, dateId, orderKey, order, request }: Checkout,
): Promise<DocumentWrite[]> {
  if (request.basedOn === null) return [];
  const stored = ((await read(`${stores.refundsForCustomer}/${uid}`)) ?? {}) as CustomerRefunds;
  const orders = ((await read(`${stores.ordersForCustomer}/${uid}`)) ?? {}) as CustomerOrders;
  const from = request.movedFrom ?? orderKey;
  const before = ownValue(orders[dateId], from);
  const menusChanged = !before || !sameValue(quantitiesOf(before), quantitiesOf(order));
  return editedOrderWrites(stored, { uid, dateId, from, to: orderKey, menusChanged });
}
