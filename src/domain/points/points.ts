import { type Cents, percentOf, toCents } from '../lib/money.ts';
import type { PercentTerms } from './order-code.ts';

/** One entry of points/{uid} (spec §3), points as stored (1 point = $1, two decimals). */
export interface LedgerEntry {
  orderTotal: string;
  dateId: string;
  orderKey: string;
  /** Points earned by this entry; 0 on a use entry. */
  point: number;
  /** Points spent by this entry; 0 on an add entry. */
  usedPoint: number;
  /** use-order-{method}, add-order-{method}, add-by-admin or add-by-code. */
  type: string;
  confirmed: boolean;
  /** Time in Sydney, for people who read the data. */
  time: string;
  /** Epoch ms. */
  nowTime: number;
  /**
   * On the entry of a percentage code: what it gives, and until when a new order may use it (Sydney's
   * yyyy-mm-ddThh:mm; null: always). `dateId` and `orderKey` name the order that uses it; they are empty, and `point`
   * is 0, while none does.
   */
  code?: PercentTerms & { until: string | null };
}

export type Ledger = Record<string, LedgerEntry>;

/** The default point rate, percent, which orders do not record (spec §9). */
export const defaultPointRate = 2;

/** The shop's rate in common/point, percent; the default if none is set. */
export function parsePointRate(data: Record<string, unknown> | undefined): number {
  const rate = data?.pointRate;
  return typeof rate === 'number' && rate >= 0 ? rate : defaultPointRate;
}

/** Key of the use entry of an order; the key of its add entry has the suffix -a (spec §3). */
export function ledgerKey(dateId: string, orderKey: string): string {
  return `${dateId}--${orderKey}`;
}
export function earnedKey(dateId: string, orderKey: string): string {
  return `${ledgerKey(dateId, orderKey)}-a`;
}

/** The order key in the key of an order's entry, and what stands around it; undefined for any other entry. */
export function ledgerKeyParts(key: string) {
  const [, start, orderKey, end = ''] = /^(\d{8}_\d+--)(.*?)(-a)?$/s.exec(key) ?? [];
  return start === undefined || orderKey === undefined ? undefined : { start, orderKey, end };
}

/**
 * Whether the earned points of an entry are part of the balance: those of card orders at once, others once
 * confirmed (spec §4).
 */
export function isInBalance(entry: Pick<LedgerEntry, 'type' | 'confirmed'>): boolean {
  return entry.confirmed || entry.type === 'add-order-card';
}

/** How much an entry changes the balance, hundredths; negative for used points. */
export function ledgerAmount(entry: LedgerEntry): Cents {
  return (isInBalance(entry) ? toCents(entry.point) : 0) - toCents(entry.usedPoint);
}

/** The rate that applies to a customer, percent: their own, else the shop's (spec §5). */
export function pointRateFor(customPointRate: number | undefined, globalRate: number): number {
  return customPointRate ?? globalRate;
}

/** Points to spend on an order: all available ones, at most its total (spec §5). */
export function pointsToUse(usePoint: boolean, available: Cents, total: Cents): Cents {
  return usePoint ? Math.max(0, Math.min(available, total)) : 0;
}

/**
 * Points earned: the rate applied to what is paid for menus that earn points, after the points used; never
 * negative (spec §5).
 */
export function pointsEarned(earningTotal: Cents, used: Cents, ratePercent: number): Cents {
  return Math.max(0, percentOf(Math.max(0, earningTotal - used), ratePercent));
}

/** Keys of the ledger entries of an order: its use entry and its add entry. */
export function orderLedgerKeys(dateId: string, orderKey: string): [string, string] {
  return [ledgerKey(dateId, orderKey), earnedKey(dateId, orderKey)];
}

/** Keys of the percentage codes that an order uses: at most one. */
export function codeKeysOf(ledger: Ledger, dateId: string, orderKey: string): string[] {
  return Object.keys(ledger).filter((key) => {
    const entry = ledger[key];
    return entry?.code && entry.dateId === dateId && entry.orderKey === orderKey;
  });
}

/** How much the entries of an order change the balance now, hundredths; 0 for an order without entries. */
export function orderLedgerAmount(ledger: Ledger, dateId: string, orderKey: string): Cents {
  const keys = [...orderLedgerKeys(dateId, orderKey), ...codeKeysOf(ledger, dateId, orderKey)];
  return keys.reduce((sum, key) => {
    const entry = ledger[key];
    return entry ? sum + ledgerAmount(entry) : sum;
  }, 0);
}

/**
 * Points that an order may spend, hundredths: the balance without the entries of that order, so that an edit
 * can reuse the points that the order has already spent. `orderKey` is undefined for a new order.
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
