import { sydneyClock } from '../dates/dates.ts';
import { type Cents, toDollars } from '../lib/money.ts';
import { type DocumentWrite, stores } from '../store/document-write.ts';
import { isInBalance, type Ledger, type LedgerEntry, ledgerAmount } from './points.ts';

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

/** Compares every ledger with its balance document, both by uid. */
export function wrongBalances(
  ledgers: Record<string, Ledger>,
  balances: Record<string, { balance?: unknown }>,
): WrongBalance[] {
  return Object.entries(ledgers).flatMap(([uid, entries]) => {
    const balance = balances[uid]?.balance;
    const stored = typeof balance === 'number' ? balance : undefined;
    const ledger = runningBalance(entries);
    return stored === ledger ? [] : [{ uid, stored, ledger }];
  });
}

/**
 * The writes that confirm the points that a customer has earned on a date (spec §4); empty if nothing is left
 * to confirm, so it is safe to repeat.
 */
export function confirmPoints(
  uid: string,
  ledger: Ledger,
  balance: Cents,
  dateId: string,
): DocumentWrite[] {
  const waiting = Object.entries(ledger).filter(
    ([, entry]) => entry.dateId === dateId && !entry.confirmed && entry.type.startsWith('add-'),
  );
  if (waiting.length === 0) return [];
  const gained = waiting
    .filter(([, entry]) => !isInBalance(entry))
    .reduce((sum, [, entry]) => sum + ledgerAmount({ ...entry, confirmed: true }), 0);
  return [
    {
      collection: stores.points,
      id: uid,
      fields: waiting.map(([key]) => ({ path: [key, 'confirmed'], set: true })),
    },
    balanceWrite(uid, balance + gained),
  ];
}

/**
 * The writes with which staff grant points, as an add-by-admin entry (spec §6). `key` makes it safe to
 * repeat.
 */
export function grantPoints(
  uid: string,
  ledger: Ledger,
  balance: Cents,
  grant: { key: string; points: Cents; now: number },
): DocumentWrite[] {
  if (grant.key in ledger) return [];
  const entry: LedgerEntry = {
    orderTotal: '0.00',
    dateId: '',
    orderKey: '',
    point: toDollars(grant.points),
    usedPoint: 0,
    type: 'add-by-admin',
    confirmed: true,
    time: sydneyClock(grant.now),
    nowTime: grant.now,
  };
  return [
    { collection: stores.points, id: uid, fields: [{ path: [grant.key], set: entry }] },
    balanceWrite(uid, balance + grant.points),
  ];
}

/** The write that sets the running balance, which must equal the sum of the ledger. */
export function balanceWrite(uid: string, balance: Cents): DocumentWrite {
  return {
    collection: stores.pointBalances,
    id: uid,
    fields: [{ path: ['balance'], set: balance }],
  };
}
