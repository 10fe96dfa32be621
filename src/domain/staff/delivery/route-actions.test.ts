import { describe, expect, it } from 'vitest';
import { outcomeOf, storeAfterAction } from '../../testing/act-on-store.ts';
import { date, dateId } from '../../testing/fixtures.ts';
import { otherActor } from '../../testing/staff-actors.ts';
import { maxLoggedBytes } from '../staff-log.ts';
import { changeStopOrder } from './change-stop-order.ts';
import { setDeliveryTimes } from './set-delivery-times.ts';
import { mostOrderedStops, setRoute, type WholeRoute } from './set-route.ts';

const path = `deliveryRuns/${dateId}`;
const noon = date.deliveryDate;
const early = { from: noon + 5, to: noon + 6 };
const late = { from: noon + 7, to: noon + 8 };
const stored = { [path]: { areas: ['Ryde'], stops: [], windows: { u1_b: early } } };

const among = ['u1_a', 'u1_b', 'u1_c'];
const moveB = { list: 'stops' as const, moves: 'u1_b', behind: null };

it('stores the order of the stops and leaves the rest of the route', async () => {
  const input = { dateId, move: { ...moveB, among } };
  const after = await storeAfterAction(changeStopOrder, input, stored);
  expect(after[path]).toEqual({
    ...{ areas: ['Ryde'], windows: { u1_b: early } },
    stops: ['u1_b', 'u1_a', 'u1_c'],
  });
});

it('logs of a long route which stop moved from where to where, and takes that back', async () => {
  const stops = Array.from({ length: 300 }, (_, at) => `u${at}_${at}SmithStParramatta`);
  const [first = '', second = '', third = ''] = stops;
  const route = { [path]: { stops, places: {} } };
  const input = {
    ...{ dateId, move: { list: 'stops' as const, moves: first, behind: second, among: stops } },
    ...{ fits: { [first]: 'mark' }, places: Object.fromEntries(stops.map((id) => [id, 'mark'])) },
  };
  const after = await storeAfterAction(changeStopOrder, input, route);
  const { before, undo, ...entry } = after['staffLog/entry-1'] ?? {};
  expect([before, entry.after]).toEqual([
    { stops: { moves: first, behind: null }, places: { [first]: null } },
    { stops: { moves: first, behind: second }, places: { [first]: 'mark' } },
  ]);
  expect(JSON.stringify(undo).length).toBeLessThan(300);
  const back = undo as typeof input;
  // Another stop has been moved meanwhile: it stays there.
  const other = { dateId, move: { ...input.move, moves: third, behind: stops.at(-1) ?? null } };
  const later = await storeAfterAction(changeStopOrder, other, after);
  const undone = await storeAfterAction(changeStopOrder, back, later, {
    seen: entry.after as never,
  });
  expect(undone[path]).toMatchObject({ stops: [...stops.filter((id) => id !== third), third] });
});

it('asks where somebody else has moved the same stop, and not where they moved another', async () => {
  const route = { [path]: { stops: ['u1_c', 'u1_a', 'u1_b'] } };
  const move = { ...moveB, among };
  const now = { stops: { moves: 'u1_b', behind: 'u1_a' } };
  const before = { stops: { moves: 'u1_b', behind: 'u1_c' } };
  const outcomeWith = (seen: object) =>
    outcomeOf(changeStopOrder, { dateId, move }, route, { seen, actor: otherActor });
  expect(await outcomeWith(before)).toMatchObject({ kind: 'conflict', now });
  expect(await outcomeWith(now)).toMatchObject({ kind: 'write' });
});

describe('the whole route', () => {
  const shown = { areas: ['Epping', 'Ryde'], stops: among };
  const route = { areas: ['Ryde', 'Epping'], stops: ['u1_c', 'u1_b', 'u1_a'] };
  const input = { dateId, route, shown, places: { u1_a: 'mark-of-a', u1_b: 'x' } };
  const placed = {
    [path]: { ...stored[path], stops: ['u1_gone', 'u1_b'], places: { u1_b: 'mark-of-b' } },
  };

  it('is set at once, before what it does not name, and leaves times and decided places', async () => {
    const after = await storeAfterAction(setRoute, input, placed);
    expect(after[path]).toEqual({
      ...{ areas: ['Ryde', 'Epping'], stops: ['u1_c', 'u1_b', 'u1_a', 'u1_gone'] },
      ...{ windows: { u1_b: early }, places: { u1_a: 'mark-of-a', u1_b: 'mark-of-b' } },
    });
  });

  it('goes back to the order that the screen showed, also of stops that nobody had placed', async () => {
    const after = await storeAfterAction(setRoute, input, placed);
    const { before, undo } = after['staffLog/entry-1'] ?? {};
    expect(before).toEqual({ areas: ['Ryde', 'Epping'], stops: ['u1_b', 'u1_a', 'u1_c'] });
    const undone = await storeAfterAction(setRoute, undo as typeof input, after, {
      seen: route,
    });
    expect(undone[path]).toMatchObject({ stops: ['u1_b', 'u1_a', 'u1_c', 'u1_gone'] });
  });

  it('asks where somebody has moved a stop meanwhile, also before it is taken back', async () => {
    const seen = { areas: ['Ryde', 'Epping'], stops: ['u1_b', 'u1_a', 'u1_c'] };
    const move = { dateId, move: { ...moveB, behind: 'u1_c', among } };
    const moved = await storeAfterAction(changeStopOrder, move, placed);
    const options = { seen, actor: otherActor };
    expect(await outcomeOf(setRoute, input, placed, options)).toMatchObject({ kind: 'write' });
    expect(await outcomeOf(setRoute, input, moved, options)).toMatchObject({
      ...{ kind: 'conflict', now: { ...seen, stops: ['u1_a', 'u1_c', 'u1_b'] } },
      paths: expect.arrayContaining([`deliveryRuns/${dateId}#stops`]),
    });
    const set = await storeAfterAction(setRoute, input, placed);
    const { undo } = set['staffLog/entry-1'] ?? {};
    const first = { dateId, move: { ...moveB, among } };
    const later = await storeAfterAction(changeStopOrder, first, set, { actor: otherActor });
    expect(
      await outcomeOf(setRoute, undo as typeof input, later, { seen: route, actor: otherActor }),
    ).toMatchObject({ kind: 'conflict' });
  });

  it('is refused with other stops than were shown, one twice, or too many', async () => {
    const many = Array.from({ length: mostOrderedStops + 1 }, (_, at) => `u1_${at}`);
    const wrong: [WholeRoute, string][] = [
      [{ ...route, stops: ['u1_a', 'u1_b'] }, 'stops'],
      [{ ...route, stops: ['u1_a', 'u1_b', 'u1_b'] }, 'stops'],
      [{ ...route, areas: ['Ryde', 'Home'] }, 'areas'],
    ];
    for (const [wanted, field] of wrong) {
      const result = await outcomeOf(setRoute, { ...input, route: wanted }, placed);
      expect(result).toEqual({ kind: 'refused', problem: { code: 'invalid', field } });
    }
    const all = { areas: [], stops: many };
    const result = await outcomeOf(setRoute, { dateId, route: all, shown: all }, placed);
    expect(result).toMatchObject({ problem: { code: 'invalid', field: 'route.stops' } });
  });

  it('of most stops fits into a log entry many times over', async () => {
    const stops = Array.from(
      { length: mostOrderedStops },
      (_, at) => `${'u'.repeat(28)}${at}_${at}LongStreetNameRoadNorthParramatta`,
    );
    const reversed = { areas: [], stops: stops.toReversed() };
    const after = await storeAfterAction(
      setRoute,
      { dateId, route: reversed, shown: { areas: [], stops } },
      {},
    );
    expect(JSON.stringify(after['staffLog/entry-1']).length).toBeLessThan(maxLoggedBytes / 10);
  });
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

  it('are decided with the first change of their order, and stay as they were decided', async () => {
    const input = { dateId, move: { ...moveB, among }, places: { u1_a: 'mark-of-a', u1_b: 'x' } };
    const after = await storeAfterAction(changeStopOrder, input, {
      [path]: { ...withPlaces[path], stops: among },
    });
    expect(after[path]?.places).toEqual({ ...places, u1_a: 'mark-of-a' });
  });

  it('are decided alone for another address, which is taken back to the one before', async () => {
    const input = { dateId, fits: { u1_b: 'elsewhere' }, places: { u1_c: 'mark-of-c' } };
    const after = await storeAfterAction(changeStopOrder, input, withPlaces);
    const decided = { ...places, u1_c: 'mark-of-c' };
    expect(after[path]?.places).toEqual({ ...decided, u1_b: 'elsewhere' });
    const { undo } = after['staffLog/entry-1'] ?? {};
    const undone = await storeAfterAction(changeStopOrder, undo as typeof input, after);
    expect(undone[path]?.places).toEqual(decided);
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
