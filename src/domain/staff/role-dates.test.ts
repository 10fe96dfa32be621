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

  it.each([
    // Sydney's clocks: back an hour on 5 April 2026, a Sunday of 25 hours; ahead on 4 October, a Sunday of 23 hours.
    ['20260330_1', '2026-04-05T23:59', true],
    ['20260330_1', '2026-04-06T00:00', false],
    ['20260331_1', '2026-04-06T00:00', true],
    ['20260928_1', '2026-10-04T23:59', true],
    ['20260928_1', '2026-10-05T00:30', false],
    ['20260929_1', '2026-10-05T00:30', true],
  ])('the kitchen %s at %s, also after a change of the clocks: %s', (dateId, clock, may) => {
    expect(mayView('kitchen', dateId, at(clock))).toBe(may);
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

  it.each([
    ['20260404_1', '2026-04-05T11:59', true],
    ['20260404_1', '2026-04-05T12:00', false],
    ['20261003_1', '2026-10-04T11:59', true],
    ['20261003_1', '2026-10-04T12:00', false],
  ])('a driver %s at %s, also when the clocks changed in the night: %s', (dateId, clock, may) => {
    expect(mayMark('driver', dateId, at(clock))).toBe(may);
  });

  it('the kitchen and the others what they may view', () => {
    expect(mayMark('kitchen', '20261122_1', at('2026-11-29T12:00'))).toBe(false);
    expect(mayMark('kitchen', '20261123_1', at('2026-11-29T12:00'))).toBe(true);
    expect(mayMark('owner', '20200101_1', at('2026-11-29T12:00'))).toBe(true);
  });
});
