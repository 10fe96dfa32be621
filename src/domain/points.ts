import { type Cents, percentOf, toCents } from './money.ts';

/** One entry of points/{uid} (spec §3), points in stored units (1 point = $1, two decimals). */
export interface LedgerEntry {
  orderTotal: string;
  dateId: string;
  orderKey: string;
  /** Points earned by this entry; 0 on a use entry. */
  point: number;
  /** Points spent by this entry; 0 on an add entry. */
  usedPoint: number;
  /** use-order-{method}, add-order-{method} or add-by-admin. */
  type: string;
  confirmed: boolean;
  /** Sydney wall clock, for people who read the store. */
  time: string;
  /** Epoch ms. */
  nowTime: number;
}

export type Ledger = Record<string, LedgerEntry>;

/** The rate that is not recorded on orders (spec §9). */
export const unrecordedPointRate = 2;

/** The shop's rate in common/point, percent; the unrecorded one where none is set. */
export function parsePointRate(data: Record<string, unknown> | undefined): number {
  const rate = data?.pointRate;
  return typeof rate === 'number' && rate >= 0 ? rate : unrecordedPointRate;
}

/** Key of an order's use entry; its earned part has the suffix -a (spec §3). */
export function ledgerKey(dateId: string, orderKey: string): string {
  return `${dateId}--${orderKey}`;
}
export function earnedKey(dateId: string, orderKey: string): string {
  return `${ledgerKey(dateId, orderKey)}-a`;
}

/** Whether an entry's earned points count toward the balance: once confirmed, card orders at once (spec §4). */
export function counts(entry: Pick<LedgerEntry, 'type' | 'confirmed'>): boolean {
  return entry.confirmed || entry.type === 'add-order-card';
}

/** What an entry adds to the balance, hundredths; negative for used points. */
export function ledgerAmount(entry: LedgerEntry): Cents {
  return (counts(entry) ? toCents(entry.point) : 0) - toCents(entry.usedPoint);
}

/** The rate that applies to a customer, percent: their own, else the shop's (spec §5). */
export function pointRateFor(customPointRate: number | undefined, globalRate: number): number {
  return customPointRate ?? globalRate;
}

/** Points spent on an order: all that is there, at most its total (spec §5). */
export function pointsToUse(usePoint: boolean, available: Cents, total: Cents): Cents {
  return usePoint ? Math.max(0, Math.min(available, total)) : 0;
}

/**
 * Points earned: the rate on what is paid for menus that earn, so without noPoint menus and without
 * the points used; never negative (spec §5).
 */
export function pointsEarned(earningTotal: Cents, used: Cents, ratePercent: number): Cents {
  return Math.max(0, percentOf(Math.max(0, earningTotal - used), ratePercent));
}

/** Key of what an order has in the ledger: its use entry and its earned part. */
export function orderLedgerKeys(dateId: string, orderKey: string): [string, string] {
  return [ledgerKey(dateId, orderKey), earnedKey(dateId, orderKey)];
}

/** What an order's entries add to the balance now, hundredths; 0 for an order without entries. */
export function orderLedgerAmount(ledger: Ledger, dateId: string, orderKey: string): Cents {
  return orderLedgerKeys(dateId, orderKey).reduce((sum, key) => {
    const entry = ledger[key];
    return entry ? sum + ledgerAmount(entry) : sum;
  }, 0);
}

/**
 * Points that an order may spend, hundredths: the balance as it would be without that order, so that
 * an edit can use again what the order has already taken. `orderKey` undefined for a new order.
 */
export function pointsAvailable(
  balance: Cents,
  ledger: Ledger,
  dateId: string,
  orderKey: string | undefined,
): Cents {
  const own = orderKey === undefined ? 0 : orderLedgerAmount(ledger, dateId, orderKey);
  return Math.max(0, balance - own);
}
