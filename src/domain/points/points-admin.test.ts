import { describe, expect, it } from 'vitest';
import type { FieldWrite } from '../store/document-write.ts';
import type { Ledger, LedgerEntry } from './points.ts';
import {
  balanceWrite,
  confirmPoints,
  grantPoints,
  runningBalance,
  wrongBalances,
} from './points-admin.ts';

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

const balanceIs = (balance: number): FieldWrite => ({ path: ['balance'], set: balance });

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

describe('confirmPoints', () => {
  it('confirms the earned points of a date and adds only those not yet counted', () => {
    const [points, balance] = confirmPoints('u', ledger, 100, 'd1');
    expect(points).toEqual({
      collection: 'points',
      id: 'u',
      fields: [
        { path: ['d1--k-a', 'confirmed'], set: true },
        { path: ['d1--c-a', 'confirmed'], set: true },
      ],
    });
    expect(balance?.fields).toEqual([balanceIs(216)]);
  });

  it('writes nothing when no points are unconfirmed', () => {
    expect(confirmPoints('u', ledger, 100, 'd3')).toEqual([]);
    expect(confirmPoints('u', { a: entry({ confirmed: true }) }, 0, 'd1')).toEqual([]);
  });
});

describe('grantPoints', () => {
  const grant = { key: 'admin--sorry', points: 550, now: Date.parse('2026-11-21T09:00:00Z') };

  it('writes an add-by-admin entry and the new balance', () => {
    expect(grantPoints('u', {}, 100, grant)).toEqual([
      {
        collection: 'points',
        id: 'u',
        fields: [
          {
            path: ['admin--sorry'],
            set: entry({
              orderTotal: '0.00',
              dateId: '',
              orderKey: '',
              point: 5.5,
              type: 'add-by-admin',
              confirmed: true,
              time: '2026-11-21T20:00:00.000',
              nowTime: grant.now,
            }),
          },
        ],
      },
      balanceWrite('u', 650),
    ]);
  });

  it('grants the same reason only once', () => {
    expect(grantPoints('u', { 'admin--sorry': entry({}) }, 100, grant)).toEqual([]);
  });
});
