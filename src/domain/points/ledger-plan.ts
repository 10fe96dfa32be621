import { sydneyClock, sydneyStamp } from '../dates/sydney-time.ts';
import type { Cents } from '../lib/money.ts';
import type { Order } from '../order/order.ts';
import type { OrderChanges } from '../order/stored/order-changes.ts';
import { type DocumentWrite, type FieldWrite, stores } from '../store/document-write.ts';
import { type CodeGuesses, codeKey } from './order-code.ts';
import {
  codeKeysOf,
  earnedKey,
  type Ledger,
  type LedgerEntry,
  ledgerAmount,
  ledgerKey,
  orderLedgerAmount,
  orderLedgerKeys,
} from './points.ts';

/**
 * Id of the document in ordersBackupByTime of an order or a cancellation: the time of its commit and the uid
 * of its customer (spec §7).
 */
export function backupId(uid: string, now: number): string {
  return `${sydneyStamp(now)}_${uid}`;
}

/** pointBalances/{uid}: the points that a customer can spend; the rules check it against the ledger. */
export interface PointBalance {
  /** Integer hundredths; negative only after staff or a paid edit take back points that are already spent. */
  balance: number;
  /** The order of the last change. The writer names it, because rules cannot search a map. */
  lastChange: {
    dateId: string;
    orderKey: string;
    movedFrom: string | null;
    at: number;
    /** Id of the document in ordersBackupByTime that keeps the order, or the order that was cancelled. */
    backup: string;
  };
  /** The customer's own orders and edits, for the limit of a day; missing before the first (order-changes.ts). */
  changes?: OrderChanges;
  /** Written by the functions. */
  codeGuesses?: CodeGuesses;
}

/**
 * Ledger entries and balance for an order that replaces `existing` (spec §4): an order that uses points has a
 * use entry (confirmed) and an add entry (unconfirmed), any other order only an add entry. The entry of its
 * percentage code says what the code gives it. Without `order` the entries are deleted, the used points are returned,
 * and the code is free for another order. `changes` counts the customer's own change. Returns
 * undefined if the balance would become negative.
 */
export function ledgerWrites(
  ...change: Parameters<typeof ledgerChange>
): DocumentWrite[] | undefined {
  const { writes, overdrawn } = ledgerChange(...change);
  return overdrawn ? undefined : writes;
}

/**
 * Like `ledgerWrites`, but also if the balance becomes negative; returns the new balance and whether the
 * change makes it negative (`overdrawn`).
 */
export function ledgerChange(
  order: Order | undefined,
  existing: Order | undefined,
  ledger: Ledger,
  balance: Cents,
  now: number,
  changes?: OrderChanges,
): { writes: DocumentWrite[]; overdrawn: boolean; balance: Cents } {
  const target = order ?? existing;
  if (!target) return { writes: [], overdrawn: false, balance };
  const { dateId, orderKey } = target;
  const { uid } = target.customerInfo;
  const entries = order ? entriesOf(order, ledger, now) : {};
  // The entries of both keys are replaced, also ones that an older order may have left behind.
  const replacedKeys = new Set([orderKey, existing?.orderKey ?? orderKey]);
  const before = [...replacedKeys].reduce(
    (sum, key) => sum + orderLedgerAmount(ledger, dateId, key),
    0,
  );
  const after = Object.values(entries).reduce((sum, entry) => sum + ledgerAmount(entry), 0);
  const next = balance - before + after;
  const overdrawn = next < 0 && next < balance;

  const stale = [...replacedKeys]
    .flatMap((key) => orderLedgerKeys(dateId, key))
    .filter((key) => key in ledger && !(key in entries));
  const freed = [...replacedKeys]
    .flatMap((key) => codeKeysOf(ledger, dateId, key))
    .filter((key) => !(key in entries))
    .map((key) => ({ path: [key], set: { ...ledger[key], ...ofNoOrder } }));
  const fields: FieldWrite[] = [
    ...Object.entries(entries).map(([key, entry]) => ({ path: [key], set: entry })),
    ...freed,
    ...stale.map((key) => ({ path: [key], remove: true as const })),
  ];
  const previousOrderKey = existing && existing.orderKey !== orderKey ? existing.orderKey : null;
  const lastChange: PointBalance['lastChange'] = {
    dateId,
    orderKey,
    movedFrom: previousOrderKey,
    at: now,
    backup: backupId(uid, now),
  };
  const balanceFields: FieldWrite[] = [
    { path: ['balance'], set: next },
    { path: ['lastChange'], set: lastChange },
    ...(changes ? [{ path: ['changes'], set: changes }] : []),
  ];
  const writes = [
    { collection: stores.points, id: uid, fields },
    { collection: stores.pointBalances, id: uid, fields: balanceFields },
  ];
  return { writes, overdrawn, balance: next };
}

/** What the entry of a percentage code says while no order uses it. */
export const ofNoOrder = { orderTotal: '0.00', dateId: '', orderKey: '', point: 0 };

function entriesOf(order: Order, ledger: Ledger, now: number): Ledger {
  const { dateId, orderKey, pointCode } = order;
  const common = {
    orderTotal: order.totalPrice,
    dateId,
    orderKey,
    time: sydneyClock(now),
    nowTime: now,
  };
  const add: LedgerEntry = {
    ...common,
    point: order.point,
    usedPoint: 0,
    type: `add-order-${order.paymentMethod}`,
    confirmed: false,
  };
  const use: LedgerEntry = {
    ...common,
    point: 0,
    usedPoint: order.usedPoint,
    type: `use-order-${order.paymentMethod}`,
    confirmed: true,
  };
  const key = pointCode && codeKey(pointCode.code);
  const entered = key && ledger[key];
  return {
    ...(key && entered ? { [key]: { ...entered, ...common, point: pointCode.point } } : {}),
    ...(order.usedPoint > 0 ? { [ledgerKey(dateId, orderKey)]: use } : {}),
    [earnedKey(dateId, orderKey)]: add,
  };
}
