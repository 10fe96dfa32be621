import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isCounted,
  mayRenumber,
  newlyPrinted,
  numberRanges,
  stopNumberShape,
  stopNumbers,
} from './stop-numbers.ts';

/** As they are stored once these were printed. */
const printedAs = (ids: string[], numbers: string[]) =>
  Object.fromEntries(ids.map((id, at) => [numbers[at] ?? '', id]));

describe('stopNumbers', () => {
  it('counts the stops where nothing was printed', () => {
    expect(stopNumbers(['a', 'b', 'c'])).toEqual(['1', '2', '3']);
  });

  const printed = printedAs(['a', 'b', 'c'], ['1', '2', '3']);

  it.each([
    ['between two', ['a', 'new', 'b', 'c'], ['1', '1a', '2', '3']],
    ['two between two', ['a', 'b', 'new', 'more', 'c'], ['1', '2', '2a', '2b', '3']],
    ['at the end', ['a', 'b', 'c', 'new', 'more'], ['1', '2', '3', '4', '5']],
    ['first', ['new', 'a', 'b', 'c'], ['0a', '1', '2', '3']],
  ])('gives a stop that came %s a number of its own', (_, ids, numbers) => {
    expect(stopNumbers(ids, printed)).toEqual(numbers);
  });

  it('leaves a gap for a cancelled stop, and gives its number to no other', () => {
    expect(stopNumbers(['a', 'c'], printed)).toEqual(['1', '3']);
    expect(stopNumbers(['a', 'b', 'new'], printed)).toEqual(['1', '2', '4']);
    // To one who is not told whose it was as well.
    expect(stopNumbers(['a', 'b', 'new'], { ...printed, '3': '' })).toEqual(['1', '2', '4']);
  });

  it('keeps the number of a stop that has moved, and goes on with the letters', () => {
    expect(stopNumbers(['c', 'new', 'a', 'b'], printed)).toEqual(['3', '3a', '1', '2']);
    const more = { ...printed, '1a': 'd' };
    expect(stopNumbers(['a', 'new', 'd', 'more', 'b', 'c'], more)).toEqual([
      '1',
      '1b',
      '1a',
      '1c',
      '2',
      '3',
    ]);
  });

  it('has room for more than an alphabet between two', () => {
    const between = Array.from({ length: 28 }, (_, at) => `new${at}`);
    const numbers = stopNumbers(['a', ...between, 'b'], printed);
    expect(numbers.slice(26, 29)).toEqual(['1z', '1aa', '1ab']);
  });

  const letter = fc.constantFrom(...'abcdefghij');
  const route = fc.uniqueArray(letter, { minLength: 1 });

  it('never gives a number twice, nor changes one that was printed, however often routes are printed', () => {
    fc.assert(
      fc.property(fc.array(route, { minLength: 1, maxLength: 6 }), (routes) => {
        let stored: Record<string, string> = {};
        for (const ids of routes) {
          const numbers = stopNumbers(ids, stored);
          expect(new Set(numbers).size).toBe(ids.length);
          expect(numbers.every((number) => stopNumberShape.test(number))).toBe(true);
          for (const [number, id] of Object.entries(stored)) {
            if (ids.includes(id)) expect(numbers[ids.indexOf(id)]).toBe(number);
            else expect(numbers).not.toContain(number);
          }
          const stops = ids.map((id, at) => ({ id, number: numbers[at] ?? '' }));
          stored = { ...stored, ...newlyPrinted(stops, stored) };
          expect(stopNumbers(ids, stored)).toEqual(numbers);
        }
      }),
    );
  });
});

it('tells whether numbers count the stops', () => {
  expect(isCounted([{ number: '4', place: 4 }])).toBe(true);
  expect(isCounted([{ number: '3a', place: 4 }])).toBe(false);
});

it.each([
  [['7'], '7'],
  [['5', '6', '7', '8a', '12'], '5–7, 8a, 12'],
  [['2', '1'], '2, 1'],
])('says %j as %s', (numbers, said) => {
  expect(numberRanges(numbers)).toBe(said);
});

it('offers new numbers where they don’t count the stops, or are of stops that are gone', () => {
  const stops = [{ number: '1', place: 1 }];
  expect(mayRenumber(stops)).toBe(false);
  expect(mayRenumber(stops, { '1': 'a' })).toBe(false);
  expect(mayRenumber([{ number: '2', place: 1 }], { '2': 'b' })).toBe(true);
  expect(mayRenumber(stops, { '1': 'a', '0a': 'nobody' })).toBe(true);
});
