import { expect, it } from 'vitest';
import { storedPoints } from '../staff/customers/points.ts';
import { applyWrites } from '../testing/apply-writes.ts';
import { grant } from '../testing/fixtures.ts';
import { runningBalance } from './balance.ts';
import { codeOf, codeState, type PointCode, planCode } from './point-code.ts';

const now = Date.parse('2026-03-01T01:00:00Z');
const gift: PointCode = { points: 1000, percent: null, from: null, until: null, times: null };
const customer = { uid: 'u1', ledger: {}, balance: 0, isLimited: false };
const plan = (code: Partial<PointCode> = {}, who: Partial<typeof customer> = {}, total = 0) =>
  planCode('GIFT24', { ...gift, ...code }, { ...customer, ...who }, total, now);

it.each([
  ['gift-24 ab', 'GIFT24AB'],
  ['  Chuseok26 ', 'CHUSEOK26'],
  ['abc', undefined],
  ['설날2026', undefined],
  ['A'.repeat(21), undefined],
])('reads %j as %s', (typed, code) => {
  expect(codeOf(typed)).toBe(code);
});

it('gives the points of a gift at once, and counts who has it', () => {
  const stored = { 'pointCodes/GIFT24': { ...gift }, 'points/u1': { old: grant(5) } };
  const before = storedPoints(stored['points/u1'], undefined);
  const given = planCode('GIFT24', gift, { ...customer, ...before }, 0, now);
  if (given.kind !== 'done') throw new Error(given.problem);
  const store = applyWrites(stored, given.writes);
  expect(given.points).toBe(1000);
  expect(store['pointBalances/u1']).toEqual({ balance: 1500 });
  expect(runningBalance(storedPoints(store['points/u1'], undefined).ledger)).toBe(1500);
  expect(store['pointCodes/GIFT24']).toEqual({ ...gift, used: 1 });
  expect(store['points/u1']?.['code--GIFT24']).toMatchObject({
    point: 10,
    usedPoint: 0,
    type: 'add-by-code',
    confirmed: true,
    dateId: '',
    nowTime: now,
  });
});

it('says what it gave to whoever has it, whatever has become of it since', () => {
  const ledger = { 'code--GIFT24': { ...grant(7), type: 'add-by-code' } };
  const has = { ...customer, ledger };
  const already = { kind: 'done', points: 700, already: true, writes: [] };
  expect(planCode('GIFT24', { ...gift, until: '2026-01-01T00:00' }, has, 0, now)).toEqual(already);
  expect(planCode('GIFT24', undefined, has, 0, now)).toEqual(already);
});

it.each([
  [10, 10_000, 1000],
  [10, 6_005, 601],
  [50, 10_000, 2000],
])('gives %i %% of an order of %i cents, at most 20 points: %i', (percent, total, points) => {
  expect(plan({ percent, points: 2000 }, {}, total)).toMatchObject({ kind: 'done', points });
});

it.each<[string, ReturnType<typeof plan>]>([
  ['code-unknown', planCode('NONE1', undefined, customer, 0, now)],
  ['code-early', plan({ from: '2026-03-01T12:01' })],
  ['code-over', plan({ until: '2026-03-01T12:00' })],
  ['code-used-up', plan({ times: 2, used: 2 })],
  ['code-new-account', plan({}, { isLimited: true })],
  ['code-below-minimum', plan({ percent: 10 }, {}, 4999)],
])('refuses with %s', (problem, refused) => {
  expect(refused).toEqual({ kind: 'refused', problem });
});

it.each([
  ['open', { from: '2026-03-01T12:00', until: '2026-03-01T12:01', times: 1 }],
  ['early', { from: '2026-03-01T12:01' }],
  ['over', { until: '2026-03-01T12:00', times: 1, used: 1 }],
  ['used-up', { times: 1, used: 1 }],
])('is %s for staff: %j', (state, code) => {
  expect(codeState({ ...gift, ...code }, now)).toBe(state);
});
