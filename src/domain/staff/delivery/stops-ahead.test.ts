import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressFull } from '../../testing/fixtures.ts';
import { cashOrder } from '../../testing/staff-actors.ts';
import { type DeliveryRun, parseRun, stopsOf } from './delivery-run.ts';
import { driverRuns, runWindows } from './driver-runs.ts';
import { runsByTimes, stopsBefore } from './stops-ahead.ts';

const at = (orderId: string, locality: string) => {
  const { customerInfo } = cashOrder();
  return cashOrder({
    orderKey: orderId,
    orderId,
    customerInfo: { ...customerInfo, addressFull: { ...addressFull, locality } },
  });
};
const orders = [at('a', 'Epping'), at('b', 'Epping'), at('c', 'Ryde'), at('d', 'Ryde')];
const route: DeliveryRun = { areas: [], stops: ['u1_a', 'u1_b', 'u1_c', 'u1_d'], windows: {} };
const waits = (run: DeliveryRun, ...delivered: string[]) =>
  Object.fromEntries(stopsBefore(orders, run, new Set(delivered)));
const hour = 3_600_000;
const from = (start: number) => ({ from: start * hour, to: (start + 1) * hour });

describe('stopsBefore', () => {
  it('counts what is still to be delivered before each stop, once the first is', () => {
    expect(waits(route)).toEqual({});
    expect(waits(route, 'u1_a')).toEqual({ u1_b: 0, u1_c: 1, u1_d: 2 });
    expect(waits(route, 'u1_a', 'u1_c')).toEqual({ u1_b: 0, u1_d: 1 });
    expect(waits(route, 'u1_a', 'u1_b', 'u1_c', 'u1_d')).toEqual({});
  });

  it('knows nothing where staff have not used the route', () => {
    expect(waits(parseRun(undefined), 'u1_a')).toEqual({});
    expect(waits({ ...route, stops: [], areas: ['Ryde'] }, 'u1_c')).toEqual({
      u1_d: 0,
      u1_a: 1,
      u1_b: 2,
    });
  });

  it('takes no delivery of another date, or of an order that is gone, for one of the route', () => {
    expect(waits(route, 'u9_x')).toEqual({});
  });

  it('counts the stops of the own driver, where two of them begin at the same time', () => {
    const windows = { u1_a: from(1), u1_b: from(2), u1_c: from(1), u1_d: from(2) };
    expect(waits({ ...route, windows }, 'u1_a')).toEqual({ u1_b: 0 });
    expect(waits({ ...route, windows }, 'u1_a', 'u1_c')).toEqual({ u1_b: 0, u1_d: 0 });
  });

  it('counts rather too many than too few, where a time was set by hand', () => {
    const windows = { u1_a: from(1), u1_b: from(5), u1_c: from(2), u1_d: from(3) };
    expect(waits({ ...route, windows }, 'u1_a')).toEqual({ u1_b: 0, u1_c: 1, u1_d: 2 });
  });
});

describe('runsByTimes', () => {
  it('finds the runs from which the times were computed', () => {
    const anyAreas = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(anyAreas, fc.constantFrom(1, 2), (sizes, drivers) => {
        const areas = sizes.map((size, area) => ({
          stops: Array.from({ length: size }, (_, stop) => ({ id: `${area}-${stop}` })),
        }));
        const runs = driverRuns(areas as never, drivers) as unknown as { id: string }[][];
        const windows = runWindows(runs, { start: 0, minutes: 8, length: 60, last: 0 });
        const stops = runs.flat().map(({ id }) => ({ id, window: windows[id] }));
        // A run of a single stop gives the next driver's first stop no later time to differ from.
        fc.pre(runs.every(({ length }) => length > 1));
        const ids = (all: { id: string }[][]) => all.map((run) => run.map(({ id }) => id));
        expect(ids(runsByTimes(stops))).toEqual(ids(runs));
      }),
    );
  });

  it('is one run without any time', () => {
    const stops = stopsOf(orders, route);
    expect(runsByTimes(stops)).toEqual([stops]);
    expect(runsByTimes([])).toEqual([[]]);
  });
});
