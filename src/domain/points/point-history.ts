import { type Cents, toCents } from '../lib/money.ts';
import { isInBalance, type Ledger, type LedgerEntry, ledgerAmount } from './points.ts';

/** `completed`: part of the balance; `scheduled`: earned but not confirmed; `used`: spent (spec §4). */
export type PointState = 'completed' | 'scheduled' | 'used';

export interface PointRow {
  key: string;
  entry: LedgerEntry;
  state: PointState;
  byAdmin: boolean;
  /** Change that the row shows, hundredths: earned or to be earned; negative if used. */
  amount: Cents;
  /** Balance after this entry, hundredths, at least 0 (spec §4); undefined without a balance document. */
  balance: Cents | undefined;
}

/**
 * The ledger entries, newest first, each with the balance after it. `balance` is the current balance in
 * hundredths; scheduled points do not change it.
 */
export function pointHistory(ledger: Ledger, balance: Cents | undefined): PointRow[] {
  // Sorts the points that an order used before those that it earned, whatever their keys are.
  // A percentage code that no order uses gives nothing yet.
  const shown = Object.entries(ledger).filter(([, { code, point }]) => !code || point > 0);
  const inOrder = shown.sort(
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
  return isInBalance(entry) ? 'completed' : 'scheduled';
}
