import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateId, grant, orderKey } from '../testing/fixtures.ts';
import {
  earnedKey,
  isInBalance,
  type LedgerEntry,
  ledgerAmount,
  ledgerKey,
  orderLedgerAmount,
  orderLedgerKeys,
  parsePointRate,
  pointRateFor,
  pointsAvailable,
  pointsEarned,
  pointsToUse,
} from './points.ts';

function entry(type: string, confirmed: boolean, point: number, usedPoint = 0): LedgerEntry {
  return { ...grant(point), type, confirmed, usedPoint };
}

describe('the ledger', () => {
  it('keys entries by date and order key, with -a for earned points', () => {
    expect(ledgerKey('20261124_1', 'abc')).toBe('20261124_1--abc');
    expect(earnedKey('20261124_1', 'abc')).toBe('20261124_1--abc-a');
    expect(orderLedgerKeys('20261124_1', 'abc')).toEqual(['20261124_1--abc', '20261124_1--abc-a']);
  });

  it.each([
    ['add-order-cash', false, false],
    ['add-order-cash', true, true],
    ['add-order-card', false, true],
    ['add-order-card', true, true],
    ['add-by-admin', true, true],
    ['add-by-admin', false, false],
    ['use-order-card', false, false],
  ])('%s confirmed=%s counts: %s', (type, confirmed, does) => {
    expect(isInBalance({ type, confirmed })).toBe(does);
  });

  it.each([
    ['scheduled points', entry('add-order-cash', false, 1.2), 0],
    ['completed points', entry('add-order-cash', true, 1.2), 120],
    ['points of a card order', entry('add-order-card', false, 1.2), 120],
    ['used points', entry('use-order-cash', true, 0, 3.45), -345],
    ['used points that are not confirmed', entry('use-order-cash', false, 0, 3.45), -345],
    ['both in one entry', entry('add-by-admin', true, 5, 2), 300],
  ])('%s', (_, one, amount) => {
    expect(ledgerAmount(one)).toBe(amount);
  });
});

describe('using points', () => {
  it.each([
    [true, 500, 6000, 500],
    [true, 6000, 6000, 6000],
    [true, 7000, 6000, 6000],
    [true, 0, 6000, 0],
    [true, -100, 6000, 0],
    [false, 500, 6000, 0],
  ])('asked %s, %s there, total %s: %s', (usePoint, available, total, used) => {
    expect(pointsToUse(usePoint, available, total)).toBe(used);
  });

  it('an edit may reuse the points its order used, but not those it earned', () => {
    const ledger = {
      grant: grant(10),
      [ledgerKey(dateId, orderKey)]: entry('use-order-card', true, 0, 4),
      [earnedKey(dateId, orderKey)]: entry('add-order-card', false, 1.5),
    };
    expect(orderLedgerAmount(ledger, dateId, orderKey)).toBe(-250);
    expect(orderLedgerAmount(ledger, dateId, 'another')).toBe(0);
    expect(pointsAvailable(750, ledger, dateId, orderKey)).toBe(1000);
    expect(pointsAvailable(750, ledger, dateId, undefined)).toBe(750);
    expect(pointsAvailable(-50, {}, dateId, undefined)).toBe(0);
  });
});

describe('earning points', () => {
  it.each([
    [6000, 0, 2, 120],
    [6000, 1000, 2, 100],
    [6000, 6000, 2, 0],
    [3000, 6000, 2, 0],
    [1235, 0, 2, 25],
    [6000, 0, 0, 0],
    [6000, 0, -5, 0],
    [6000, 0, 3.5, 210],
  ])('on %s less %s used at %s percent: %s', (earning, used, rate, points) => {
    expect(pointsEarned(earning, used, rate)).toBe(points);
  });

  it('prefers the customer’s own rate, even when it is 0', () => {
    expect(pointRateFor(undefined, 2)).toBe(2);
    expect(pointRateFor(5, 2)).toBe(5);
    expect(pointRateFor(0, 2)).toBe(0);
  });

  it('is in whole hundredths and never negative', () => {
    const cents = fc.integer({ min: 0, max: 1e7 });
    fc.assert(
      fc.property(
        cents,
        cents,
        fc.double({ min: 0, max: 50, noNaN: true }),
        (total, used, rate) => {
          const points = pointsEarned(total, used, rate);
          expect(Number.isInteger(points)).toBe(true);
          expect(points).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});

it.each([
  [{ pointRate: 3.5 }, 3.5],
  [{ pointRate: 0 }, 0],
  [{ pointRate: -1 }, 2],
  [{ pointRate: '3' }, 2],
  [{ pointRate: Number.NaN }, 2],
  [{}, 2],
  [undefined, 2],
])('the shop’s rate in %j is %s', (data, rate) => {
  expect(parsePointRate(data)).toBe(rate);
});
