import type { DocumentWrite } from '../../store/document-write.ts';
import type { ReadDocument } from '../../store/transaction.ts';
import type { Order } from '../order.ts';
import { orderCopies } from '../plan/order-writes.ts';
import { maxQuotaBytes, orderBytes } from './order-quota.ts';

/**
 * ordersBackupByKey/{dateId_orderKey}/shares/{uid}: time of each of the customer's entries in that document
 * (as its key) → size of the entry, bytes.
 */
type CopyShare = Record<string, number>;

/**
 * The writes that copy an order to the backup document of its address. All customers who enter this address
 * share the document: when the share of a customer is used up, their oldest entries are removed. Every order
 * stays in ordersBackupByTime.
 */
export async function planCustomerCopies(
  order: Order,
  read: ReadDocument,
): Promise<DocumentWrite[]> {
  const { uid } = order.customerInfo;
  const key = String(order.orderDate);
  const writes: DocumentWrite[] = [];
  for (const copy of orderCopies(order)) {
    const collection = `${copy.collection}/${copy.id}/shares`;
    const share = ((await read(`${collection}/${uid}`)) ?? {}) as CopyShare;
    const size = orderBytes(order);
    const gone = copiesToEvict({ ...share, [key]: size });
    if (key in share || gone.includes(key)) continue;
    const removed = gone.map((entry) => ({ path: [entry], remove: true as const }));
    const fields = [{ path: [key], set: size }, ...removed];
    writes.push({ ...copy, fields: [...copy.fields, ...removed] }, { collection, id: uid, fields });
  }
  return writes;
}

/**
 * The writes that copy an order by phone, which staff enter; it does not count towards the share of the
 * customer. Empty if the order has been copied already.
 */
export async function planStaffCopies(order: Order, read: ReadDocument): Promise<DocumentWrite[]> {
  const writes: DocumentWrite[] = [];
  for (const copy of orderCopies(order)) {
    const stored = (await read(`${copy.collection}/${copy.id}`)) ?? {};
    if (!(String(order.orderDate) in stored)) writes.push(copy);
  }
  return writes;
}

/** The keys of the oldest entries that must be removed so that the rest fits into the share. */
function copiesToEvict(share: CopyShare): string[] {
  let left = maxQuotaBytes;
  const newestFirst = Object.entries(share).sort(([a], [b]) => Number(b) - Number(a));
  return newestFirst
    .filter(([, bytes]) => {
      left -= bytes;
      return left < 0;
    })
    .map(([entry]) => entry);
}
