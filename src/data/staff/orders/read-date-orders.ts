import type { CustomerOrders, Order } from '../../../domain/order/order.ts';
import { findArchived } from '../../../domain/order/stored/archive-sheets.ts';
import { allSheets, sheetRange } from '../../../domain/order/stored/order-sheets.ts';
import type { DateOrders } from '../../../domain/staff/orders/date-orders.ts';
import { stores } from '../../../domain/store/document-write.ts';
import { queryOnce, readPart } from '../common/staff-reads.ts';

/** All orders of a date, from all its sheets. Throws AppError. */
export async function readDateOrders(dateId: string): Promise<DateOrders> {
  const sheets = await queryOnce({ collection: stores.orders2, ids: sheetRange(dateId) });
  return allSheets(sheets.map(({ data }) => data as DateOrders));
}

/** The orders of one customer for a date, from their own documents: these have them whatever sheet they are on. */
export async function readCustomerOrders(
  dateId: string,
  uid: string,
): Promise<Record<string, Order> | undefined> {
  const read = (path: string) => readPart(path, dateId);
  const own = (await read(`${stores.ordersForCustomer}/${uid}`)) as CustomerOrders | undefined;
  return own?.[dateId] ?? (await findArchived(read, uid, dateId))?.orders;
}
