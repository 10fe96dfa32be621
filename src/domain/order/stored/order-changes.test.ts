import { describe, expect, it } from 'vitest';
import { contextWith, requestWith } from '../../testing/fixtures.ts';
import { planOrder } from '../plan/order-plan.ts';
import { countedChange, maxChangesOfDay } from './order-changes.ts';

const day = 86_400_000;

describe('countedChange', () => {
  it.each([
    ['the first one', undefined, 1000, { since: 1000, count: 1 }],
    ['another one of the day', { since: 1000, count: 4 }, 1000 + day, { since: 1000, count: 5 }],
    ['the first one after a day', { since: 1, count: 4 }, 2 + day, { since: 2 + day, count: 1 }],
  ])('counts %s', (_, stored, now, expected) => {
    expect(countedChange(stored, now)).toEqual(expected);
  });
});

describe('planOrder', () => {
  const { now } = contextWith();
  const ofDay = (count: number) => contextWith({ changes: { since: now - 1000, count } });

  it('counts an order', () => {
    const plan = planOrder(requestWith(), ofDay(2));
    const writes = plan.kind === 'write' ? plan.writes : [];
    const fields = writes.find(({ collection }) => collection === 'pointBalances')?.fields;
    expect(fields).toContainEqual({ path: ['changes'], set: { since: now - 1000, count: 3 } });
  });

  it('takes as many as a day allows', () => {
    expect(planOrder(requestWith(), ofDay(maxChangesOfDay - 1))).toMatchObject({ kind: 'write' });
    expect(planOrder(requestWith(), ofDay(maxChangesOfDay))).toEqual({
      kind: 'refused',
      problems: [{ code: 'too-many-changes' }],
    });
  });

  it('does not count orders by card, which the functions store', () => {
    const card = requestWith({ paymentMethod: 'card' });
    expect(planOrder(card, ofDay(maxChangesOfDay))).toMatchObject({ kind: 'pay-first' });
  });
});
