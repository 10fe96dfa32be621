import { expect, it } from 'vitest';
import { balanceWrite } from '../../points/balance.ts';
import { earnedKey, ledgerKey } from '../../points/points.ts';
import { applyWrites } from '../../testing/apply-writes.ts';
import { dateId, grant } from '../../testing/fixtures.ts';
import { staffActor } from '../../testing/staff.ts';
import { parseGrant, planConfirmPoints, planGrantPoints, storedPoints } from './points-plan.ts';

const earned = { ...grant(1.2), dateId, orderKey: 'k', type: 'add-order-cash', confirmed: false };
const ledger = { [earnedKey(dateId, 'k')]: earned };

it('confirms the points earned on a date once, and logs it', () => {
  const plan = planConfirmPoints({ uid: 'u1', dateId }, { ledger, balance: 500 }, staffActor);
  if (plan.kind !== 'write') throw new Error(JSON.stringify(plan));
  const documents = applyWrites({ 'points/u1': structuredClone(ledger) }, plan.writes);
  expect(documents['pointBalances/u1']).toEqual({ balance: 620 });
  expect(documents['staffLog/entry-1']).toMatchObject({ action: 'points', uid: 'u1', dateId });
  const again = storedPoints(documents['points/u1'], documents['pointBalances/u1']);
  expect(planConfirmPoints({ uid: 'u1', dateId }, again, staffActor)).toEqual({
    kind: 'already-done',
  });
});

it('adds only the confirmed points that the balance does not count yet', () => {
  const stored = {
    ledger: {
      [ledgerKey(dateId, 'k')]: {
        ...earned,
        type: 'use-order-cash',
        usedPoint: 2,
        confirmed: true,
      },
      [earnedKey(dateId, 'k')]: earned,
      [earnedKey(dateId, 'c')]: { ...earned, type: 'add-order-card', point: 3 },
      'd2--k-a': { ...earned, dateId: 'd2', point: 5 },
    },
    balance: 100,
  };
  const plan = planConfirmPoints({ uid: 'u1', dateId }, stored, staffActor);
  if (plan.kind !== 'write') throw new Error(JSON.stringify(plan));
  expect(plan.writes.slice(0, 2)).toEqual([
    {
      collection: 'points',
      id: 'u1',
      fields: [
        { path: [earnedKey(dateId, 'k'), 'confirmed'], set: true },
        { path: [earnedKey(dateId, 'c'), 'confirmed'], set: true },
      ],
    },
    balanceWrite('u1', 220),
  ]);
});

it('has nothing to confirm on a date without unconfirmed points', () => {
  const done = { kind: 'already-done' };
  const stored = { ledger, balance: 100 };
  expect(planConfirmPoints({ uid: 'u1', dateId: 'd3' }, stored, staffActor)).toEqual(done);
  const confirmed = { ledger: { a: { ...earned, confirmed: true } }, balance: 0 };
  expect(planConfirmPoints({ uid: 'u1', dateId }, confirmed, staffActor)).toEqual(done);
});

it('stores a grant as an add-by-admin entry that names no order', () => {
  const grantOf = { uid: 'u1', points: 550, reason: 'sorry' };
  const actor = { ...staffActor, now: Date.parse('2026-11-21T09:00:00Z') };
  const plan = planGrantPoints(grantOf, { ledger: {}, balance: 100 }, actor);
  if (plan.kind !== 'write') throw new Error(JSON.stringify(plan));
  const entry = {
    orderTotal: '0.00',
    dateId: '',
    orderKey: '',
    point: 5.5,
    usedPoint: 0,
    type: 'add-by-admin',
    confirmed: true,
    time: '2026-11-21T20:00:00.000',
    nowTime: actor.now,
  };
  expect(plan.writes.slice(0, 2)).toEqual([
    { collection: 'points', id: 'u1', fields: [{ path: ['admin--sorry'], set: entry }] },
    balanceWrite('u1', 650),
  ]);
});

it('grants points once per reason', () => {
  const ask = { uid: 'u1', points: 500, reason: 'late' };
  const plan = planGrantPoints(ask, storedPoints(undefined, undefined), staffActor);
  if (plan.kind !== 'write') throw new Error(JSON.stringify(plan));
  const documents = applyWrites({}, plan.writes);
  expect(documents['pointBalances/u1']).toEqual({ balance: 500 });
  expect(documents['staffLog/entry-1']).toMatchObject({
    before: '0.00',
    after: '5.00',
    reason: 'late',
  });
  const again = storedPoints(documents['points/u1'], documents['pointBalances/u1']);
  expect(planGrantPoints(ask, again, staffActor)).toEqual({ kind: 'already-done' });
});

it.each([
  ['reason', { reason: ' ' }],
  ['reason', { reason: 'x'.repeat(201) }],
  ['points', { points: 0 }],
  ['points', { points: 1.5 }],
  ['points', { points: 10_000_000 }],
])('refuses a grant without a valid %s', (field, change) => {
  const ask = { uid: 'u1', points: 500, reason: 'late', ...change };
  expect(planGrantPoints(ask, storedPoints(undefined, undefined), staffActor)).toEqual({
    kind: 'refused',
    problem: { code: 'invalid', field },
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
