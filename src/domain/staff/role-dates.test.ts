import { describe, expect, it } from 'vitest';
import { sydneyTime } from '../dates/sydney-time.ts';
import { mayMark, mayView } from './role-dates.ts';
import { roles } from './roles.ts';

/** A Sunday. */
const sunday = '20261129_1';
const at = (clock: string) => sydneyTime(clock);

describe('mayView', () => {
  it.each([
    ['the day before', '2026-11-28T23:59', false],
    ['at its first minute', '2026-11-29T00:00', true],
    ['at its last minute', '2026-11-29T23:59', true],
    ['the day after', '2026-11-30T00:00', false],
  ])('a driver on the day of delivery: %s', (_, clock, may) => {
    expect(mayView('driver', sunday, at(clock))).toBe(may);
  });

  it.each([
    ['20261123_1', true],
    ['20261122_1', false],
    ['20261230_1', true],
  ])('the kitchen on a Sunday those from its Monday on: %s', (dateId, may) => {
    expect(mayView('kitchen', dateId, at('2026-11-29T12:00'))).toBe(may);
  });

  it('the others any date', () => {
    const may = roles.filter((role) => mayView(role, '20200101_1', at('2026-11-29T12:00')));
    expect(may).toEqual(['owner', 'books']);
  });
});

describe('mayMark', () => {
  it.each([
    ['2026-11-28T23:59', false],
    ['2026-11-29T12:00', true],
    ['2026-11-30T11:59', true],
    ['2026-11-30T12:00', false],
  ])('a driver on the day and until the noon after: %s', (clock, may) => {
    expect(mayMark('driver', sunday, at(clock))).toBe(may);
  });
});
