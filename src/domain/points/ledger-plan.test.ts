import { describe, expect, it } from 'vitest';
import type { Order } from '../order/order.ts';
import { planOrder } from '../order/plan/order-plan.ts';
import { applyWrites } from '../testing/apply-writes.ts';
import {
  contextWith,
  dateId,
  grant,
  now,
  orderKey,
  otherKey,
  requestWith,
} from '../testing/fixtures.ts';
import { ledgerWrites } from './ledger-plan.ts';
import { earnedKey, type Ledger, ledgerKey } from './points.ts';

const use = ledgerKey(dateId, orderKey);
const add = earnedKey(dateId, orderKey);

function order(changes: Partial<Order> = {}): Order {
  const plan = planOrder(requestWith(), contextWith());
  if (plan.kind !== 'write') throw new Error('the fixture orders');
  return { ...plan.order, ...changes };
}

/** The ledger and the balance after the writes, or undefined if the plan makes no writes. */
function outcome(
  next: Order | undefined,
  existing: Order | undefined,
  ledger: Ledger,
  balance: number,
) {
  const writes = ledgerWrites(next, existing, ledger, balance, now);
  if (!writes) return undefined;
  const documents = applyWrites({ 'points/u1': { ...ledger } }, writes);
  return { ledger: documents['points/u1'], balance: documents['pointBalances/u1'] };
}

describe('a new order', () => {
  it('without points writes only an unconfirmed add entry', () => {
    const result = outcome(order(), undefined, {}, 0);
    expect(result?.ledger).toEqual({
      [add]: {
        orderTotal: '60.00',
        dateId,
        orderKey,
        point: 1.2,
        usedPoint: 0,
        type: 'add-order-cash',
        confirmed: false,
        time: '2026-11-21T20:15:30.123',
        nowTime: now,
      },
    });
    expect(result?.balance).toEqual({
      balance: 0,
      lastChange: { dateId, orderKey, movedFrom: null, at: now, backup: '20261121201530123_u1' },
    });
  });

  it('with points also writes a confirmed use entry', () => {
    const result = outcome(order({ usedPoint: 4, point: 1.12 }), undefined, { g: grant(5) }, 500);
    expect(result?.ledger).toMatchObject({
      g: grant(5),
      [use]: { point: 0, usedPoint: 4, type: 'use-order-cash', confirmed: true },
      [add]: { point: 1.12, usedPoint: 0, type: 'add-order-cash', confirmed: false },
    });
    expect(result?.balance).toMatchObject({ balance: 100 });
  });

  it('by card earns its points at once', () => {
    const result = outcome(order({ paymentMethod: 'card' }), undefined, {}, 0);
    expect(result?.ledger).toMatchObject({ [add]: { type: 'add-order-card', confirmed: false } });
    expect(result?.balance).toMatchObject({ balance: 120 });
  });

  it('cannot spend more than the balance', () => {
    expect(outcome(order({ usedPoint: 4 }), undefined, {}, 300)).toBeUndefined();
    expect(outcome(order({ usedPoint: 4 }), undefined, {}, 400)?.balance).toMatchObject({
      balance: 0,
    });
  });

  it('is possible when staff have made the balance negative', () => {
    expect(outcome(order(), undefined, {}, -250)?.balance).toMatchObject({ balance: -250 });
  });

  it('replaces ledger entries left by an older order under the same key', () => {
    const ledger = { [use]: { ...grant(0), usedPoint: 3 }, g: grant(5) };
    const result = outcome(order(), undefined, ledger, 200);
    expect(Object.keys(result?.ledger ?? {}).sort()).toEqual([add, 'g'].sort());
    expect(result?.balance).toMatchObject({ balance: 500 });
  });
});

describe('an edit', () => {
  const ordered = order({ usedPoint: 4 });
  const before = outcome(ordered, undefined, { g: grant(5) }, 500);
  const ledger = before?.ledger as Ledger;

  it('deletes the use entry when points are no longer used', () => {
    const result = outcome(order(), ordered, ledger, 100);
    expect(Object.keys(result?.ledger ?? {}).sort()).toEqual([add, 'g'].sort());
    expect(result?.balance).toMatchObject({ balance: 500 });
  });

  it('moves the ledger entries with the order', () => {
    const moved = order({ orderKey: otherKey, usedPoint: 5 });
    const result = outcome(moved, ordered, ledger, 100);
    expect(Object.keys(result?.ledger ?? {}).sort()).toEqual(
      ['g', ledgerKey(dateId, otherKey), earnedKey(dateId, otherKey)].sort(),
    );
    expect(result?.balance).toEqual({
      balance: 0,
      lastChange: {
        dateId,
        orderKey: otherKey,
        movedFrom: orderKey,
        at: now,
        backup: '20261121201530123_u1',
      },
    });
  });

  it('cannot take back earned points already spent', () => {
    const card = order({ paymentMethod: 'card', point: 1.2 });
    const earned = outcome(card, undefined, {}, 0)?.ledger as Ledger;
    const smaller = { ...card, point: 0.5 };
    expect(outcome(smaller, card, earned, 60)).toBeUndefined();
    expect(outcome(smaller, card, earned, 70)?.balance).toMatchObject({ balance: 0 });
  });
});

describe('a cancellation', () => {
  it('returns the points and deletes the entries', () => {
    const ordered = order({ usedPoint: 4 });
    const before = outcome(ordered, undefined, { g: grant(5) }, 500);
    const result = outcome(undefined, ordered, before?.ledger as Ledger, 100);
    expect(result?.ledger).toEqual({ g: grant(5) });
    expect(result?.balance).toMatchObject({ balance: 500, lastChange: { orderKey } });
  });

  it('changes nothing for an order without entries', () => {
    const result = outcome(undefined, order(), { g: grant(5) }, 500);
    expect(result).toMatchObject({ ledger: { g: grant(5) }, balance: { balance: 500 } });
  });
});

it('writes nothing without an order', () => {
  expect(ledgerWrites(undefined, undefined, {}, 0, now)).toEqual([]);
});
