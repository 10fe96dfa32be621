import { type Cents, toCents } from './money.ts';
import { counts, type Ledger, type LedgerEntry, ledgerAmount } from './points.ts';

/** `completed` counts, `scheduled` is earned but not confirmed, `used` was spent (spec §4). */
export type PointState = 'completed' | 'scheduled' | 'used';

export interface PointRow {
  key: string;
  entry: LedgerEntry;
  state: PointState;
  byAdmin: boolean;
  /** Hundredths as shown: what is or will be earned, negative for used. */
  amount: Cents;
  /**
   * What could be spent after this entry, hundredths, floored at 0 (spec §4); undefined without a balance
   * document.
   */
  balance: Cents | undefined;
}

/**
 * The ledger, newest first, with the balance as it ran up to `balance`, what can be spent now in
 * hundredths; scheduled points do not move it.
 */
export function pointHistory(ledger: Ledger, balance: Cents | undefined): PointRow[] {
  // An order's use comes before what it earns, whatever the keys say.
  const inOrder = Object.entries(ledger).sort(
    ([aKey, a], [bKey, b]) =>
      b.nowTime - a.nowTime ||
      Number(a.usedPoint > 0) - Number(b.usedPoint > 0) ||
      bKey.localeCompare(aKey),
  );
  let sum = balance;
  return inOrder.map(([key, entry]): PointRow => {
    const after = sum;
    if (sum !== undefined) sum -= ledgerAmount(entry);
    return {
      key,
      entry,
      state: stateOf(entry),
      byAdmin: entry.type === 'add-by-admin',
      amount: toCents(entry.point) - toCents(entry.usedPoint),
      balance: after === undefined ? undefined : Math.max(0, after),
    };
  });
}

function stateOf(entry: LedgerEntry): PointState {
  if (entry.usedPoint > 0) return 'used';
  return counts(entry) ? 'completed' : 'scheduled';
}
