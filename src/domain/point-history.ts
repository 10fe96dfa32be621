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
  /** What could be spent after this entry, hundredths, floored at 0 (spec §4). */
  balance: Cents;
}

/** The ledger, newest first, with the balance as it ran; scheduled points do not move it. */
export function pointHistory(ledger: Ledger): PointRow[] {
  // An order's use comes before what it earns, whatever the keys say.
  const inOrder = Object.entries(ledger).sort(
    ([aKey, a], [bKey, b]) =>
      a.nowTime - b.nowTime ||
      Number(b.usedPoint > 0) - Number(a.usedPoint > 0) ||
      aKey.localeCompare(bKey),
  );
  let sum = 0;
  const rows = inOrder.map(([key, entry]): PointRow => {
    sum += ledgerAmount(entry);
    return {
      key,
      entry,
      state: stateOf(entry),
      byAdmin: entry.type === 'add-by-admin',
      amount: toCents(entry.point) - toCents(entry.usedPoint),
      balance: Math.max(0, sum),
    };
  });
  return rows.reverse();
}

function stateOf(entry: LedgerEntry): PointState {
  if (entry.usedPoint > 0) return 'used';
  return counts(entry) ? 'completed' : 'scheduled';
}
