import { describe, expect, it } from 'vitest';
import type { Documents } from '../../testing/apply-writes.ts';
import { applyWrites } from '../../testing/apply-writes.ts';
import { date, dateId } from '../../testing/fixtures.ts';
import { otherActor, staffActor } from '../../testing/staff-actors.ts';
import { planTellOpening } from './tell-opening.ts';

const open: Documents = { 'dates/activeDates': { [dateId]: date } };
const plan = (store: Documents, actor = staffActor) =>
  planTellOpening(async (path) => store[path], dateId, actor);

async function told(): Promise<Documents> {
  const planned = await plan(open);
  if (planned.kind !== 'done') throw new Error(planned.problem);
  return applyWrites(open, planned.writes);
}

describe('telling those who asked that a date is open', () => {
  it('begins the message, with an entry in the log', async () => {
    const store = await told();
    expect(store[`reminderRuns/${dateId}_opening`]).toEqual({
      ...{ kind: 'opening', dateId, state: 'running', cursor: '' },
      startedAt: staffActor.now,
    });
    expect(store['staffLog/entry-1']).toMatchObject({
      ...{ action: 'opening-told', dateId, before: false, after: true },
    });
  });
  it('is done once by a repeated attempt, and refused to another one', async () => {
    const store = await told();
    expect(await plan(store)).toEqual({ kind: 'done', result: null, writes: [] });
    expect(await plan(store, otherActor)).toEqual({ kind: 'refused', problem: 'told' });
  });
  it.each([
    ['a closed date', { ...date, orderDone: true }],
    ['a hidden date', { ...date, active: false }],
    ['a date that closes in a moment', { ...date, finishDate: staffActor.now + 60_000 }],
  ])('is refused for %s', async (_, other) => {
    const store = { 'dates/activeDates': { [dateId]: other } };
    expect(await plan(store)).toEqual({ kind: 'refused', problem: 'not-open' });
  });
});
