import { expect, it } from 'vitest';
import { documentBytes } from '../../store/document-size.ts';
import { outcomeOf, storeAfterAction } from '../../testing/act-on-store.ts';
import { date, dateId } from '../../testing/fixtures.ts';
import { maxLoggedBytes } from '../staff-log.ts';
import { keepStopNumbers, mostNumbers } from './keep-stop-numbers.ts';

const path = `deliveryRuns/${dateId}`;
const printed = { '1': 'u1_a', '2': 'u1_b' };
const board = { [`orders2/${dateId}`]: {} };
const stored = { ...board, [path]: { stops: ['u1_a'], numbers: printed } };
const keep = (numbers: Record<string, string | null>) =>
  outcomeOf(keepStopNumbers, { dateId, numbers }, stored);
const refused = { kind: 'refused', problem: { code: 'numbers-refused' } };

it('adds the numbers of a further print, and takes back no more than these', async () => {
  const after = await storeAfterAction(
    keepStopNumbers,
    { dateId, numbers: { '1a': 'u1_c' } },
    stored,
  );
  expect(after[path]).toEqual({ stops: ['u1_a'], numbers: { ...printed, '1a': 'u1_c' } });
  const { undo } = after['staffLog/entry-1'] ?? {};
  const back = await storeAfterAction(keepStopNumbers, undo as never, after);
  expect(back[path]).toEqual(stored[path]);
});

it('refuses a number that another stop has, and a second one for a stop', async () => {
  expect(await keep({ '2': 'u1_c' })).toEqual(refused);
  expect(await keep({ '3': 'u1_b' })).toEqual(refused);
  // The same at once with its own number freed.
  expect(await keep({ '2': null, '3': 'u1_b' })).toMatchObject({ kind: 'write' });
});

it.each(['', '-1', '0', '00', '01', '00a', '8abc', '8A', '12345'])(
  'refuses %j as a number',
  async (number) => {
    const numbers = JSON.parse(`{${JSON.stringify(number)}:"u1_c"}`);
    expect(await keep(numbers)).toMatchObject({ kind: 'refused', problem: { code: 'invalid' } });
  },
);

/** So many numbers, whose order ids have so many of these letters. */
const numbersFrom = (from: number, count: number, letters: number, letter = '가') =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [
      `${from + at}`,
      `u${from + at}_${letter.repeat(letters)}`,
    ]),
  );

it.each([
  ['of as many', mostNumbers, 100],
  ['of fewer with the longest ids', 240, 400],
])(
  'holds the numbers %s stops, and no more than the log has room for',
  async (_, most, letters) => {
    const all = numbersFrom(1, most, letters);
    expect(await outcomeOf(keepStopNumbers, { dateId, numbers: all }, board)).toMatchObject({
      kind: 'write',
    });
    const more = { ...all, ...numbersFrom(most + 1, 15, letters) };
    expect(await outcomeOf(keepStopNumbers, { dateId, numbers: more }, board)).toEqual(refused);
    const none = Object.fromEntries(Object.keys(all).map((number) => [number, null]));
    const full = { [path]: { numbers: all } };
    const after = await storeAfterAction(keepStopNumbers, { dateId, numbers: none }, full);
    expect(after[path]).toEqual({ numbers: {} });
    expect(documentBytes(after['staffLog/entry-1'] ?? {})).toBeLessThan(maxLoggedBytes);
  },
);

it('refuses numbers of a date without orders, and ids of no order', async () => {
  const numbers = { '1': 'u1_a' };
  const invented = '20261130_1764000000001';
  expect(await outcomeOf(keepStopNumbers, { dateId: invented, numbers }, stored)).toEqual(refused);
  for (const input of [
    { dateId: '20261130_a/b', numbers },
    { dateId: `20261130_${'y'.repeat(1000)}`, numbers },
    { dateId, numbers: { '3': 'invented' } },
    { dateId, numbers: { '3': `u1_${'x'.repeat(401 + 128)}` } },
  ]) {
    expect(await outcomeOf(keepStopNumbers, input, stored)).toMatchObject({
      problem: { code: 'invalid' },
    });
  }
});

it('is for the kitchen on the dates that it sees', () => {
  const input = { dateId, numbers: {} };
  const week = 7 * 86_400_000;
  expect(keepStopNumbers.isFor?.('kitchen', input, date.deliveryDate)).toBe(true);
  expect(keepStopNumbers.isFor?.('kitchen', input, date.deliveryDate + week)).toBe(false);
});
