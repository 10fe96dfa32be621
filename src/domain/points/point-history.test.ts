import { expect, it } from 'vitest';
import { pointHistory } from './point-history.ts';
import type { LedgerEntry } from './points.ts';

const entry = (changes: Partial<LedgerEntry>): LedgerEntry => ({
  orderTotal: '50.00',
  dateId: '20261124_1',
  orderKey: 'k',
  point: 0,
  usedPoint: 0,
  type: 'add-order-cash',
  confirmed: true,
  time: '',
  nowTime: 0,
  ...changes,
});

const ledger = {
  admin: entry({ type: 'add-by-admin', point: 10, nowTime: 1 }),
  earned: entry({ point: 1.25, nowTime: 2 }),
  'use-a': entry({ point: 0.5, confirmed: false, nowTime: 3 }),
  use: entry({ type: 'use-order-cash', usedPoint: 4.1, nowTime: 3 }),
  card: entry({ type: 'add-order-card', point: 2, confirmed: false, nowTime: 4 }),
};

it('lists the newest entry first with a running balance', () => {
  const rows = pointHistory(ledger, 915).map(({ key, state, amount, balance }) => [
    key,
    state,
    amount,
    balance,
  ]);
  expect(rows).toEqual([
    ['card', 'completed', 200, 915],
    ['use-a', 'scheduled', 50, 715],
    ['use', 'used', -410, 715],
    ['earned', 'completed', 125, 1125],
    ['admin', 'completed', 1000, 1000],
  ]);
});

it('labels points granted by staff and never shows a negative balance', () => {
  const [taken, given] = pointHistory(
    {
      a: entry({ type: 'add-by-admin', point: 1, nowTime: 1 }),
      b: entry({ type: 'use-order-card', usedPoint: 3, nowTime: 2 }),
    },
    -200,
  );
  expect(given?.byAdmin).toBe(true);
  expect(taken?.byAdmin).toBe(false);
  expect(taken?.balance).toBe(0);
});

it('ends at the balance that can be spent, even if the ledger adds up to another sum', () => {
  const balances = pointHistory(ledger, 1015).map(({ balance }) => balance);
  expect(balances).toEqual([1015, 815, 815, 1225, 1100]);
});

it('shows no balance when the balance is unknown', () => {
  const balances = pointHistory(ledger, undefined).map(({ balance }) => balance);
  expect(balances.every((balance) => balance === undefined)).toBe(true);
});

it('is empty without entries', () => {
  expect(pointHistory({}, 0)).toEqual([]);
});
