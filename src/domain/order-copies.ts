import type { DocumentWrite } from './document-write.ts';
import type { Order } from './order.ts';
import { orderCopies } from './order-plan.ts';
import { maxShare, orderShare } from './order-share.ts';
import type { ReadDocument } from './transaction.ts';

/**
 * ordersBackupByKey/{dateId_orderKey}/shares/{uid}: the moments of a customer's entries there, and what each takes,
 * bytes.
 */
type CopyShare = Record<string, number>;

/**
 * The copy of a customer's order by its address. All customers who name the address share its document: when
 * a customer's share of it is used up, their oldest entries are removed. Every order stays in ordersBackupByTime.
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
    const size = orderShare(order);
    const gone = withoutRoom({ ...share, [key]: size });
    if (key in share || gone.includes(key)) continue;
    const removed = gone.map((entry) => ({ path: [entry], remove: true as const }));
    const fields = [{ path: [key], set: size }, ...removed];
    writes.push({ ...copy, fields: [...copy.fields, ...removed] }, { collection, id: uid, fields });
  }
  return writes;
}

/**
 * The copy of an order by phone, which staff write: it does not count towards the customer's share. No writes for an
 * order that has been copied already.
 */
export async function planStaffCopies(order: Order, read: ReadDocument): Promise<DocumentWrite[]> {
  const writes: DocumentWrite[] = [];
  for (const copy of orderCopies(order)) {
    const stored = (await read(`${copy.collection}/${copy.id}`)) ?? {};
    if (!(String(order.orderDate) in stored)) writes.push(copy);
  }
  return writes;
}

/** The oldest entries, as many as a share has no room for. */
function withoutRoom(share: CopyShare): string[] {
  let room = maxShare;
  const newestFirst = Object.entries(share).sort(([a], [b]) => Number(b) - Number(a));
  return newestFirst
    .filter(([, bytes]) => {
      room -= bytes;
      return room < 0;
    })
    .map(([entry]) => entry);
}
