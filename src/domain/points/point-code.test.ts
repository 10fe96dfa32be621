import { expect, it } from 'vitest';
import { storedPoints } from '../staff/customers/grant-points.ts';
import { applyWrites, type Documents } from '../testing/apply-writes.ts';
import { grant } from '../testing/fixtures.ts';
import { runningBalance } from './balance.ts';
import type { PointBalance } from './ledger-plan.ts';
import {
  type CodeCustomer,
  codeOf,
  codeState,
  maxGuessesOfDay,
  type PointCode,
  planCode,
} from './point-code.ts';

const now = Date.parse('2026-03-01T01:00:00Z');
const gift: PointCode = { points: 1000, percent: null, from: null, until: null, times: null };
const customer = { uid: 'u1', ledger: {}, balance: 0, isLimited: false };
const plan = (code: Partial<PointCode> = {}, who: Partial<CodeCustomer> = {}) =>
  planCode('GIFT24', { ...gift, ...code }, { ...customer, ...who }, now);

it.each([
  ['gift-24 ab', 'GIFT24AB'],
  ['  Chuseok26 ', 'CHUSEOK26'],
  ['gift—24', 'GIFT24'],
  ['gift–24', 'GIFT24'],
  ['gift‑24', 'GIFT24'],
  ['gift−24', 'GIFT24'],
  ['ＧＩＦＴ２４', 'GIFT24'],
  ['ＧＩＦＴ－２４', 'GIFT24'],
  ['\u200bGIFT\u200b24', 'GIFT24'],
  ['\ufeffGIFT24', 'GIFT24'],
  ['GIFT\u00ad24', 'GIFT24'],
  ['\u2068GIFT24\u2069', 'GIFT24'],
  ['“GIFT24”', 'GIFT24'],
  ['‘GIFT24’', 'GIFT24'],
  ['"GIFT24"', 'GIFT24'],
  ['GIFT\u00a024', 'GIFT24'],
  ['GIFT\u300024', 'GIFT24'],
  ['GIFT24\n', 'GIFT24'],
  ['GIFT_24', undefined],
  ['abc', undefined],
  ['설날2026', undefined],
  ['A'.repeat(21), undefined],
])('reads %j as %s', (typed, code) => {
  expect(codeOf(typed)).toBe(code);
});

it('gives the points of a gift at once, and counts who has it', () => {
  const stored = { 'pointCodes/GIFT24': { ...gift }, 'points/u1': { old: grant(5) } };
  const before = storedPoints(stored['points/u1'], undefined);
  const given = planCode('GIFT24', gift, { ...customer, ...before }, now);
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
  const already = { kind: 'done', points: 700, percent: null, already: true, writes: [] };
  expect(planCode('GIFT24', { ...gift, until: '2026-01-01T00:00' }, has, now)).toEqual(already);
  expect(planCode('GIFT24', undefined, has, now)).toEqual(already);
});

it('gives a percentage to no balance, but to the order that will use it', () => {
  const given = plan({ percent: 10, points: 2000, until: '2026-04-01T00:00' });
  if (given.kind !== 'done') throw new Error(given.problem);
  expect(given).toMatchObject({ points: 2000, percent: 10, already: false });
  const store = applyWrites({ 'points/u1': {} }, given.writes);
  expect(store['pointBalances/u1']).toEqual({ balance: 0 });
  const { ledger } = storedPoints(store['points/u1'], undefined);
  expect(runningBalance(ledger)).toBe(0);
  expect(ledger['code--GIFT24']).toMatchObject({
    ...{ dateId: '', orderKey: '', point: 0, confirmed: true },
    code: { percent: 10, most: 20, until: '2026-04-01T00:00' },
  });
  expect(plan({}, { ledger })).toMatchObject({ points: 2000, percent: 10, already: true });
  const entry = ledger['code--GIFT24'];
  if (!entry) throw new Error('no entry');
  const used = { 'code--GIFT24': { ...entry, dateId: '20261124_1', orderKey: 'k', point: 6 } };
  expect(plan({}, { ledger: used })).toMatchObject({ kind: 'refused', problem: 'code-in-use' });
});

it('tells a new account the same of every code, whether or not there is one', () => {
  const newcomer = { ...customer, isLimited: true };
  const answers = [undefined, gift, { ...gift, until: '2026-01-01T00:00' }, { ...gift, times: 0 }];
  for (const found of answers) {
    expect(planCode('GIFT24', found, newcomer, now)).toEqual({
      ...{ kind: 'refused', problem: 'code-new-account', writes: [] },
    });
  }
});

it('answers nobody about any code who has tried too many in a day that there are not', () => {
  let stored: Documents = { 'pointBalances/u1': { balance: 500 } };
  const guess = (code: PointCode | undefined, at = now) => {
    const { balance = 0, codeGuesses } = stored['pointBalances/u1'] as Partial<PointBalance>;
    const tried = planCode('GUESS1', code, { ...customer, balance, guesses: codeGuesses }, at);
    stored = applyWrites(stored, tried.writes);
    return tried.kind === 'refused' ? tried.problem : tried.kind;
  };
  for (let tries = 0; tries < maxGuessesOfDay; tries += 1)
    expect(guess(undefined)).toBe('code-unknown');
  expect(guess(undefined)).toBe('code-guesses');
  expect(guess(gift)).toBe('code-guesses');
  expect(stored['pointBalances/u1']).toMatchObject({ balance: 500 });
  expect(guess(gift, now + 24 * 3_600_000)).toBe('done');
});

it.each<[string, ReturnType<typeof plan>]>([
  ['code-unknown', planCode('NONE1', undefined, customer, now)],
  ['code-early', plan({ from: '2026-03-01T12:01' })],
  ['code-over', plan({ until: '2026-03-01T12:00' })],
  ['code-used-up', plan({ times: 2, used: 2 })],
])('refuses with %s', (problem, refused) => {
  expect(refused).toMatchObject({ kind: 'refused', problem });
});

it.each([
  ['open', { from: '2026-03-01T12:00', until: '2026-03-01T12:01', times: 1 }],
  ['early', { from: '2026-03-01T12:01' }],
  ['over', { until: '2026-03-01T12:00', times: 1, used: 1 }],
  ['used-up', { times: 1, used: 1 }],
])('is %s for staff: %j', (state, code) => {
  expect(codeState({ ...gift, ...code }, now)).toBe(state);
});
