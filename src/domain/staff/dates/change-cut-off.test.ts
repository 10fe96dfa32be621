import { describe, expect, it } from 'vitest';
import { sydneyTime } from '../../dates/sydney-time.ts';
import { outcomeOf, storeAfterAction } from '../../testing/act-on-store.ts';
import { date, dateId } from '../../testing/fixtures.ts';
import { cutOff } from './change-cut-off.ts';

describe('cutOff', () => {
  const store = { 'dates/activeDates': { [dateId]: date } };
  const move = (clock: string) => ({ dateId, finishDate: sydneyTime(clock) });

  it('moves the cut-off in the list of dates and in its year', async () => {
    const stored = await storeAfterAction(cutOff, move('2026-11-23T09:00'), store);
    const changed = { [dateId]: { ...date, finishDate: sydneyTime('2026-11-23T09:00') } };
    expect(stored['dates/activeDates']).toEqual(changed);
    expect(stored['dates/2026']).toEqual(changed);
  });

  it.each(['2026-11-24T09:00', '2026-11-20T09:00'])('refuses %s', async (clock) => {
    expect(await outcomeOf(cutOff, move(clock), store)).toMatchObject({
      problem: { code: 'date-not-ready' },
    });
  });

  it('refuses a date that was removed', async () => {
    expect(await outcomeOf(cutOff, move('2026-11-23T09:00'), {})).toMatchObject({
      problem: { code: 'unknown-date' },
    });
  });
});
