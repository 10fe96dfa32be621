import { describe, expect, it } from 'vitest';
import { runningBalance, wrongBalances } from './balance.ts';
import type { Ledger, LedgerEntry } from './points.ts';

const entry = (changes: Partial<LedgerEntry>): LedgerEntry => ({
  orderTotal: '60.00',
  dateId: 'd1',
  orderKey: 'k',
  point: 0,
  usedPoint: 0,
  type: 'add-order-cash',
  confirmed: false,
  time: '',
  nowTime: 0,
  ...changes,
});

const ledger: Ledger = {
  'd1--k': entry({ usedPoint: 2, type: 'use-order-cash', confirmed: true }),
  'd1--k-a': entry({ point: 1.16 }),
  'd1--c-a': entry({ point: 3, type: 'add-order-card' }),
  'd2--k-a': entry({ point: 5, dateId: 'd2' }),
};

it('finds ledgers without a balance document and balances that differ from their ledger', () => {
  const ledgers = { right: ledger, missing: ledger, other: ledger, broken: ledger };
  const balances = { right: { balance: 100 }, other: { balance: 0 }, broken: {} };
  expect(wrongBalances(ledgers, balances)).toEqual([
    { uid: 'missing', stored: undefined, ledger: 100 },
    { uid: 'other', stored: 0, ledger: 100 },
    { uid: 'broken', stored: undefined, ledger: 100 },
  ]);
});

describe('runningBalance', () => {
  it('counts card points at once and cash points once confirmed, and may be negative', () => {
    expect(runningBalance(ledger)).toBe(100);
    expect(runningBalance({ u: entry({ usedPoint: 2, confirmed: true }) })).toBe(-200);
    expect(runningBalance({})).toBe(0);
  });
});
