import { backupId } from '../../points/ledger-plan.ts';
import { type DocumentWrite, setFields, stores } from '../../store/document-write.ts';
import type { CancelledOrder, Order } from '../order.ts';
import { isPrepaid } from '../payment-methods.ts';
import { sheetId } from '../stored/order-sheets.ts';
import { isUnreadable } from '../stored/readable-orders.ts';
import type { OrderSnapshot } from './order-plan.ts';

/** What the rules need to judge another order of a new account. */
interface AccountProof {
  /** Key of the ledger entry by which the shop knows the customer. */
  knownBy: string | undefined;
  /** The other date on which the customer has an open cash order. */
  alsoOpen: string | undefined;
}

/**
 * The essential writes of an order that replaces the one under the key `replaced`. All except those to orders2 go to
 * documents of the customer alone. `orderCopies` are written afterwards.
 */
export function orderWrites(
  order: Order,
  replaced: string | undefined,
  now: number,
  proof?: AccountProof,
): DocumentWrite[] {
  const { dateId, orderKey } = order;
  const { uid } = order.customerInfo;
  const gone = replaced !== undefined && replaced !== orderKey ? [replaced] : [];
  const inMap = (first: string) => [
    { path: [first, orderKey], set: order },
    ...gone.map((key) => ({ path: [first, key], remove: true as const })),
  ];
  return [
    write(stores.ordersForCustomer, uid, inMap(dateId)),
    write(stores.orders2, sheetId(order), inMap(uid)),
    write(stores.ordersBackupByTime, backupId(uid, now), setFields(order)),
    ...checkWrites(order, replaced, proof),
  ];
}

/**
 * Marker documents that make the rules check the customer's share of the date and, five lines each, most lines
 * after the eighth: one operation of a commit may evaluate at most 1,000 expressions. That of the date also makes
 * them check the limits of a new account: it names the dates of its open orders, and an edit leaves it as it is. The
 * functions write none, because the rules do not apply to them.
 */
function checkWrites(
  order: Order,
  replaced: string | undefined,
  { knownBy = '', alsoOpen = '' }: Partial<AccountProof> = {},
): DocumentWrite[] {
  if (isPrepaid(order)) return [];
  const lines = Object.keys(order.menus).length;
  const { dateId, orderDate: at, customerInfo } = order;
  const mark = (part: string | number, fields: object) =>
    write(stores.orderChecks, `${customerInfo.uid}_${part}`, setFields({ at, ...fields }));
  return [
    mark('date', replaced === undefined ? { dateId, alsoOpen, knownBy } : {}),
    ...[8, 14, 20, 26].filter((from) => lines > from).map((from) => mark(from, {})),
  ];
}

/**
 * The copy of an order by its address (spec §7), in a document that many customers share. It is written after
 * the order and retried until it is stored (`planCustomerCopies`). It is safe to write it twice.
 */
export function orderCopies(order: Order): DocumentWrite[] {
  const { dateId, orderKey, orderDate } = order;
  const fields = [{ path: [String(orderDate)], set: order }];
  return [write(stores.ordersBackupByKey, `${dateId}_${orderKey}`, fields)];
}

/**
 * The writes that delete a cancelled order and keep it as it was for staff, who have to learn of it; `orders` are
 * the customer's, `now` is epoch ms. With the last order of a date the date's empty map is deleted too.
 */
export function removalWrites(
  order: Order,
  { orders, unreadable }: Pick<OrderSnapshot, 'orders' | 'unreadable'>,
  now: number,
  movedTo?: string,
): DocumentWrite[] {
  const cancelled: CancelledOrder = { ...order, cancelledAt: now, ...(movedTo && { movedTo }) };
  const { dateId, orderKey } = order;
  const { uid } = order.customerInfo;
  const last = Object.keys(orders[dateId] ?? {}).length === 1 && !isUnreadable(unreadable, dateId);
  return [
    write(stores.ordersForCustomer, uid, [
      { path: last ? [dateId] : [dateId, orderKey], remove: true },
    ]),
    write(stores.orders2, sheetId(order), [{ path: last ? [uid] : [uid, orderKey], remove: true }]),
    write(stores.ordersBackupByTime, backupId(uid, now), setFields(cancelled)),
  ];
}

function write(collection: string, id: string, fields: DocumentWrite['fields']): DocumentWrite {
  return { collection, id, fields };
}
