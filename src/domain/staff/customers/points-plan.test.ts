import { expect, it } from 'vitest';
import { earnedKey } from '../../points/points.ts';
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
