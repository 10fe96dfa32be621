import { describe, expect, it } from 'vitest';
import { applyWrites, type Documents } from '../testing/apply-writes.ts';
import {
  lineFor,
  mostDishes,
  planNotTold,
  planStopWaiting,
  planToldBack,
  planWait,
  planWaitBy,
  type WaitEntry,
  type Waiting,
  waitersCollection,
} from './waiting.ts';

const waiter = { dateId: '20261124_1', uid: 'u1' };
const path = `${waitersCollection(waiter.dateId)}/u1`;
const how = { channel: 'email', lang: 'ko' } as const;
const entry = (changes: Partial<WaitEntry> = {}): WaitEntry => ({
  ...{ state: 'waiting', since: 1, wording: 'back-1', lang: 'ko', channel: 'email' },
  ...changes,
});
const of = (dishes: Waiting['dishes']): Waiting => ({ at: 1, dishes });
const written = (stored: Waiting | undefined, writes: Parameters<typeof applyWrites>[1]) =>
  applyWrites(stored ? ({ [path]: stored } as unknown as Documents) : {}, writes)[path];

describe('a wish to be told that a dish is back', () => {
  it('keeps the time, the words, their language and the channel', () => {
    const plan = planWait(waiter, undefined, 'stew', { channel: 'text', lang: 'en' }, 7.4);
    if (plan.kind !== 'asked') throw new Error(plan.kind);
    expect(written(undefined, plan.writes)).toEqual({
      at: 7,
      dishes: { stew: entry({ since: 7, lang: 'en', channel: 'text' }) },
    });
  });

  it('joins others and keeps its place when it is repeated, and after the message', () => {
    const stored = of({ stew: entry(), soup: entry({ state: 'told', told: 3 }) });
    const plan = planWait(waiter, stored, 'rice', how, 9);
    if (plan.kind !== 'asked') throw new Error(plan.kind);
    expect(Object.keys(written(stored, plan.writes)?.dishes as object)).toEqual([
      'stew',
      'soup',
      'rice',
    ]);
    for (const menuKey of ['stew', 'soup'])
      expect(planWait(waiter, stored, menuKey, how, 9)).toEqual({ kind: 'asked', writes: [] });
  });

  it('is refused beside as many others as anybody may have', () => {
    const many = Object.fromEntries(
      Array.from({ length: mostDishes }, (_, i) => [`dish${i}`, entry()]),
    );
    expect(planWait(waiter, of(many), 'stew', how, 9)).toEqual({ kind: 'full' });
  });

  it('goes by another channel in one write, and keeps its place', () => {
    const stored = of({ stew: entry({ since: 1 }), soup: entry({ state: 'told', told: 3 }) });
    const writes = planWaitBy(waiter, stored, 'stew', 'text');
    expect(written(stored, writes)).toEqual(
      of({ stew: entry({ since: 1, channel: 'text' }), soup: entry({ state: 'told', told: 3 }) }),
    );
    expect(planWaitBy(waiter, stored, 'stew', 'email')).toEqual([]);
    for (const menuKey of ['soup', 'none'])
      expect(planWaitBy(waiter, stored, menuKey, 'text')).toEqual([]);
    expect(planWaitBy(waiter, undefined, 'stew', 'text')).toEqual([]);
  });

  it('is taken back, one or all, but not once the message was sent', () => {
    const stored = of({ stew: entry(), rice: entry(), soup: entry({ state: 'told', told: 3 }) });
    const dishesAfter = (writes: Parameters<typeof applyWrites>[1]) =>
      Object.keys(written(stored, writes)?.dishes as object);
    expect(dishesAfter(planStopWaiting(waiter, stored, ['stew']))).toEqual(['rice', 'soup']);
    expect(dishesAfter(planStopWaiting(waiter, stored))).toEqual(['soup']);
    expect(planStopWaiting(waiter, stored, ['soup', 'none'])).toEqual([]);
    expect(planStopWaiting(waiter, undefined)).toEqual([]);
  });
});

describe('a message that a dish is back', () => {
  it('ends the wait, once', () => {
    const stored = of({ stew: entry() });
    const told = written(stored, planToldBack(waiter, stored, 'stew', 9)) as unknown as Waiting;
    expect(told.dishes.stew).toEqual(entry({ state: 'told', told: 9 }));
    expect(planToldBack(waiter, told, 'stew', 10)).toEqual([]);
    expect(planToldBack(waiter, undefined, 'stew', 10)).toEqual([]);
  });

  it('that did not arrive lets them wait on, or ends the wait when it is given up', () => {
    const told = of({ stew: entry({ state: 'told', told: 9 }) });
    const waiting = of({ stew: entry() });
    expect(written(told, planNotTold(waiter, told, 'stew', false))).toEqual(waiting);
    expect(planNotTold(waiter, waiting, 'stew', false)).toEqual([]);
    expect(written(waiting, planNotTold(waiter, waiting, 'stew', true))?.dishes).toEqual({});
    expect(planNotTold(waiter, undefined, 'stew', true)).toEqual([]);
  });
});

it('the line has who asked first in front, and nobody who was told or waits for something else', () => {
  const people = [
    { uid: 'c', waiting: of({ stew: entry({ since: 5 }) }) },
    { uid: 'b', waiting: of({ stew: entry({ since: 4 }) }) },
    { uid: 'a', waiting: of({ stew: entry({ since: 5 }) }) },
    { uid: 'd', waiting: of({ stew: entry({ state: 'told', since: 1, told: 2 }) }) },
    { uid: 'e', waiting: of({ soup: entry() }) },
  ];
  expect(lineFor(people, 'stew').map(({ uid }) => uid)).toEqual(['b', 'a', 'c']);
});
