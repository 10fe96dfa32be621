import { describe, expect, it } from 'vitest';
import { outcomeOf, storeAfterAction } from '../../testing/act-on-store.ts';
import { date, dateId } from '../../testing/fixtures.ts';
import { otherActor, staffActor } from '../../testing/staff-actors.ts';
import { closeDay } from './close-day.ts';

const day = {
  stops: [{ id: 'u1_HomeSt', by: 'driver@example.com', taken: 6000, left: 0, delivered: true }],
  counts: [{ by: 'driver@example.com', counted: 5900, why: ' 잔돈 ' }],
};
const first = { dateId, number: 1, ...day };

describe('closeDay', () => {
  it('freezes the cash as it was marked and counted, with who closed the day', async () => {
    const store = await storeAfterAction(closeDay, first, {});
    expect(store[`dayClosings/${dateId}`]).toEqual({
      ...first,
      counts: [{ ...day.counts[0], why: '잔돈' }],
      at: staffActor.now,
      by: staffActor.name,
    });
  });

  it('never changes a closing, whatever is counted later', async () => {
    const store = await storeAfterAction(closeDay, first, {});
    const other = { ...first, counts: [{ by: 'driver@example.com', counted: 6000, why: '' }] };
    expect(await outcomeOf(closeDay, other, store, { actor: otherActor })).toEqual({
      kind: 'refused',
      problem: { code: 'day-closed' },
    });
    const corrected = await storeAfterAction(closeDay, { ...other, number: 2 }, store);
    expect(corrected[`dayClosings/${dateId}`]).toEqual(store[`dayClosings/${dateId}`]);
    expect(corrected[`dayClosings/${dateId}~2`]).toMatchObject({ number: 2, counts: other.counts });
  });

  it('corrects nothing that is not closed', async () => {
    expect(await outcomeOf(closeDay, { ...first, number: 2 }, {})).toMatchObject({
      problem: { code: 'invalid', field: 'number' },
    });
  });

  it('refuses a difference that nobody explains', async () => {
    const counts = [{ by: 'driver@example.com', counted: 5900, why: '' }];
    expect(await outcomeOf(closeDay, { ...first, counts }, {})).toMatchObject({
      problem: { code: 'invalid', field: 'why' },
    });
  });

  it('waits until the date takes no more orders', async () => {
    const open = { 'dates/activeDates': { [dateId]: date } };
    expect(await outcomeOf(closeDay, first, open)).toMatchObject({
      problem: { code: 'till-takes-orders' },
    });
  });
});
