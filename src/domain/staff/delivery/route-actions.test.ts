import { describe, expect, it } from 'vitest';
import { outcomeOf, storeAfterAction } from '../../testing/act-on-store.ts';
import { date, dateId } from '../../testing/fixtures.ts';
import { otherActor } from '../../testing/staff-actors.ts';
import { changeStopOrder } from './change-stop-order.ts';
import { setDeliveryTimes } from './set-delivery-times.ts';

const path = `deliveryRuns/${dateId}`;
const noon = date.deliveryDate;
const early = { from: noon + 5, to: noon + 6 };
const late = { from: noon + 7, to: noon + 8 };
const stored = { [path]: { areas: ['Ryde'], stops: [], windows: { u1_b: early } } };

it('stores the order of the stops and leaves the rest of the route', async () => {
  const input = { dateId, stops: ['u1_b'] };
  const after = await storeAfterAction(changeStopOrder, input, stored);
  expect(after[path]).toEqual({ areas: ['Ryde'], stops: ['u1_b'], windows: { u1_b: early } });
  expect(after['staffLog/entry-1']).toMatchObject({ dateId, before: { stops: [] } });
});

it('stores and removes windows', async () => {
  const input = { dateId, windows: { u1_a: late, u1_b: null } };
  const after = await storeAfterAction(setDeliveryTimes, input, stored);
  expect(after[path]).toMatchObject({ areas: ['Ryde'], windows: { u1_a: late } });
});

it('asks only about stops whose windows somebody else has changed', async () => {
  const options = { seen: { u1_a: null }, actor: otherActor };
  expect(
    await outcomeOf(setDeliveryTimes, { dateId, windows: { u1_a: late } }, stored, options),
  ).toMatchObject({ kind: 'write' });
  const taken = { [path]: { windows: { u1_a: early } } };
  expect(
    await outcomeOf(setDeliveryTimes, { dateId, windows: { u1_a: late } }, taken, options),
  ).toMatchObject({ kind: 'conflict', now: { u1_a: early } });
});

it('refuses a window that ends before it begins', async () => {
  const windows = { u1_a: { from: 8, to: 7 } };
  expect(await outcomeOf(setDeliveryTimes, { dateId, windows }, stored)).toMatchObject({
    problem: { code: 'invalid' },
  });
});

it('refuses a window that is not on the day of delivery', async () => {
  const night = { from: noon + 11 * 3_600_000, to: noon + 12 * 3_600_000 };
  for (const [window, problem] of [
    [{ ...night, to: night.to - 1 }, undefined],
    [night, { code: 'other-day' }],
    [{ from: noon + 86_400_000, to: noon + 90_000_000 }, { code: 'other-day' }],
  ] as const) {
    const result = await outcomeOf(setDeliveryTimes, { dateId, windows: { u1_a: window } }, stored);
    expect(result.kind === 'refused' ? result.problem : undefined).toEqual(problem);
  }
});

describe('the places of stops', () => {
  const places = { u1_b: 'mark-of-b', u1_gone: 'mark-of-gone' };
  const withPlaces = { [path]: { ...stored[path], stops: ['u1_b'], places } };

  it('are decided with their order, and leave with their stops', async () => {
    const input = { dateId, stops: ['u1_b', 'u1_a'], places: { u1_a: 'mark-of-a' } };
    const after = await storeAfterAction(changeStopOrder, input, withPlaces);
    expect(after[path]).toMatchObject({ stops: ['u1_b', 'u1_a'] });
    expect(after[path]?.places).toEqual({ u1_a: 'mark-of-a', u1_b: 'mark-of-b' });
  });

  it('are decided alone for another address, which is taken back to the one before', async () => {
    const input = { dateId, places: { u1_b: 'elsewhere', u1_c: 'mark-of-c' } };
    const after = await storeAfterAction(changeStopOrder, input, withPlaces);
    expect(after[path]?.places).toEqual({ ...places, ...input.places });
    const { undo } = after['staffLog/entry-1'] ?? {};
    const undone = await storeAfterAction(changeStopOrder, undo as typeof input, after);
    expect(undone[path]?.places).toEqual(places);
  });

  it('are those that stops have when their times are set, unless they were decided before', async () => {
    const input = {
      ...{ dateId, windows: { u1_a: late, u1_b: late } },
      places: { u1_a: 'mark-of-a', u1_b: 'elsewhere' },
    };
    const after = await storeAfterAction(setDeliveryTimes, input, withPlaces);
    expect(after[path]?.places).toEqual({ ...places, u1_a: 'mark-of-a' });
  });
});
