import type { Cents } from '../lib/money.ts';
import { type DocumentWrite, stores } from '../store/document-write.ts';
import { countedLedger } from './own-ledger.ts';
import { type Ledger, ledgerAmount } from './points.ts';

/** Sum of a ledger, for comparison with the stored balance; may be negative. */
export function runningBalance(ledger: Ledger): Cents {
  return Object.values(ledger).reduce((sum, entry) => sum + ledgerAmount(entry), 0);
}

/**
 * A balance that differs from its ledger's sum, hundredths; `stored` is undefined without a balance document.
 */
export interface WrongBalance {
  uid: string;
  stored: Cents | undefined;
  ledger: Cents;
}

/** Compares every ledger, as far as it can be read, with its balance document, both by uid. */
export function wrongBalances(
  ledgers: Record<string, Record<string, unknown>>,
  balances: Record<string, { balance?: unknown }>,
): WrongBalance[] {
  return Object.entries(ledgers).flatMap(([uid, entries]) => {
    const balance = balances[uid]?.balance;
    const stored = typeof balance === 'number' ? balance : undefined;
    const ledger = runningBalance(countedLedger(entries).entries);
    return stored === ledger ? [] : [{ uid, stored, ledger }];
  });
}

/** The write that sets the running balance, which must equal the sum of the ledger. */
export function balanceWrite(uid: string, balance: Cents): DocumentWrite {
  return {
    collection: stores.pointBalances,
    id: uid,
    fields: [{ path: ['balance'], set: balance }],
  };
}
