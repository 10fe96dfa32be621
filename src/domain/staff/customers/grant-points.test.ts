import { describe, expect, it } from 'vitest';
import { earnedKey, ledgerKey } from '../../points/points.ts';
import { outcomeOf, storeAfterAction } from '../../testing/act-on-store.ts';
import type { Documents } from '../../testing/apply-writes.ts';
import { date, dateId, grant } from '../../testing/fixtures.ts';
import { staffActor } from '../../testing/staff-actors.ts';
import { confirmPoints, grantPoints, parseGrant, storedPoints } from './grant-points.ts';

const earned = { ...grant(1.2), dateId, orderKey: 'k', type: 'add-order-cash', confirmed: false };
const points = (ledger: Record<string, unknown>, balance: number): Documents => ({
  'points/u1': ledger,
  'pointBalances/u1': { balance },
});

describe('confirmPoints', () => {
  it('confirms the points earned on a date, and adds those that the balance does not count yet', async () => {
    const used = {
      ...earned,
      type: 'use-order-cash',
      usedPoint: 2,
      confirmed: true,
    };
    const card = { ...earned, type: 'add-order-card', point: 3 };
    const ledger = {
      [ledgerKey(dateId, 'k')]: used,
      [earnedKey(dateId, 'k')]: earned,
      [earnedKey(dateId, 'c')]: card,
      'd2--k-a': { ...earned, dateId: 'd2', point: 5 },
    };
    const after = await storeAfterAction(confirmPoints, { uid: 'u1', dateId }, points(ledger, 100));
    expect(after).toMatchObject({
      'points/u1': {
        ...ledger,
        [earnedKey(dateId, 'k')]: { ...earned, confirmed: true },
        [earnedKey(dateId, 'c')]: { ...card, confirmed: true },
      },
      'pointBalances/u1': { balance: 220 },
      'staffLog/entry-1': { uid: 'u1', dateId },
    });
  });

  it.each([
    ['without points', 'd3', earned],
    ['whose points are confirmed', dateId, { ...earned, confirmed: true }],
  ])('has nothing to do on a date %s', async (_, onDate, entry) => {
    const store = points({ [earnedKey(dateId, 'k')]: entry }, 100);
    expect(await outcomeOf(confirmPoints, { uid: 'u1', dateId: onDate }, store)).toMatchObject({
      kind: 'already-done',
    });
  });

  it('passes over entries that can’t be read', async () => {
    const ledger = { empty: null, untyped: { ...earned, type: undefined }, k: earned };
    const after = await storeAfterAction(confirmPoints, { uid: 'u1', dateId }, points(ledger, 0));
    expect(after).toMatchObject({
      'points/u1': { ...ledger, k: { ...earned, confirmed: true } },
      'pointBalances/u1': { balance: 120 },
    });
    expect(storedPoints(ledger, undefined).balance).toBe(0);
  });

  it('waits for the cut-off', async () => {
    const store = {
      ...points({ [earnedKey(dateId, 'k')]: earned }, 0),
      'dates/activeDates': { [dateId]: date },
    };
    expect(await outcomeOf(confirmPoints, { uid: 'u1', dateId }, store)).toMatchObject({
      problem: { code: 'takes-orders' },
    });
  });
});

describe('grantPoints', () => {
  const input = { uid: 'u1', points: 550, reason: ' sorry ' };

  it('stores a grant as an add-by-admin entry that names no order', async () => {
    const actor = { ...staffActor, now: Date.parse('2026-11-21T09:00:00Z') };
    const after = await storeAfterAction(grantPoints, input, points({}, 100), { actor });
    expect(after['points/u1']).toEqual({
      'admin--sorry': {
        orderTotal: '0.00',
        dateId: '',
        orderKey: '',
        point: 5.5,
        usedPoint: 0,
        type: 'add-by-admin',
        confirmed: true,
        time: '2026-11-21T20:00:00.000',
        nowTime: actor.now,
      },
    });
    expect(after['pointBalances/u1']).toEqual({ balance: 650 });
    expect(after['staffLog/entry-1']).toMatchObject({ uid: 'u1', reason: 'sorry' });
  });

  it('changes the amount of a grant, and takes one back', async () => {
    const granted = await storeAfterAction(grantPoints, input, points({}, 100));
    const less = await storeAfterAction(grantPoints, { ...input, points: 50 }, granted);
    expect(less['pointBalances/u1']).toEqual({ balance: 150 });
    const none = await storeAfterAction(grantPoints, { ...input, points: null }, less);
    expect(none['pointBalances/u1']).toEqual({ balance: 100 });
    expect(none['points/u1']).toEqual({});
  });

  it('does not take back points that the customer has used', async () => {
    const store = points({ 'admin--sorry': grant(5.5) }, 549);
    expect(await outcomeOf(grantPoints, { ...input, points: null }, store)).toMatchObject({
      problem: { code: 'points-spent' },
    });
  });

  it.each([
    ['reason', { reason: ' ' }],
    ['reason', { reason: 'x'.repeat(201) }],
    ['points', { points: 0 }],
    ['points', { points: 1.5 }],
    ['points', { points: 10_000_000 }],
  ])('refuses a grant without a valid %s', async (field, change) => {
    expect(await outcomeOf(grantPoints, { ...input, ...change }, {})).toEqual({
      kind: 'refused',
      problem: { code: 'invalid', field },
    });
  });
});

it.each([
  ['5', 500],
  ['0.01', 1],
  ['0', undefined],
  ['-5', undefined],
  ['1.234', undefined],
  ['five', undefined],
])('reads "%s" as an amount of points', (text, points) => {
  expect(parseGrant(text)).toBe(points);
});

it("starts from the ledger's sum when there is no balance document", () => {
  expect(storedPoints({ a: grant(3) }, undefined).balance).toBe(300);
});
