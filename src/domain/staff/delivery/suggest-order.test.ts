import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressFull } from '../../testing/fixtures.ts';
import { cashOrder } from '../../testing/staff-actors.ts';
import { type Area, areasOf, type DeliveryRun, parseRun } from './delivery-run.ts';
import { kitchenAt, placeOf } from './place-of.ts';
import { pathMetres, shortPath } from './short-path.ts';
import { suggestOrder } from './suggest-order.ts';

const base = cashOrder();
const at = (orderId: string, locality: string, place: [number, number] | undefined) => {
  const [latitude, longitude] = place ?? [null, null];
  const full = { ...addressFull, locality, latitude, longitude };
  const address = `1 ${orderId} St, ${locality}`;
  const customerInfo = { ...base.customerInfo, address, addressFull: full };
  return cashOrder({ orderKey: orderId, orderId, customerInfo });
};

const latitude = fc.integer({ min: -34_000, max: -33_600 }).map((value) => value / 1000);
const longitude = fc.integer({ min: 150_700, max: 151_300 }).map((value) => value / 1000);
const point = fc.record({ lat: latitude, lng: longitude });
const waypoint = fc.record({ point: fc.option(point, { nil: undefined }), fixed: fc.boolean() });

describe('shortPath', () => {
  it('has each place once, those that are kept where they were, and is never longer', () => {
    const drawn = fc.array(waypoint, { maxLength: 25 });
    fc.assert(
      fc.property(drawn, fc.option(point, { nil: undefined }), (places, start) => {
        const path = shortPath(places, start);
        expect(path).toHaveLength(places.length);
        expect(new Set(path)).toEqual(new Set(places));
        places.forEach((place, index) => {
          if (place.fixed || !place.point) expect(path[index]).toBe(place);
        });
        const metres = (order: typeof places) =>
          pathMetres([start, ...order.map((one) => one.point)]);
        expect(metres(path)).toBeLessThanOrEqual(metres(places));
      }),
    );
  });

  it('leaves no stretch to turn round, and up to three places nowhere to move, that would shorten it', () => {
    const drawn = fc.array(point, { maxLength: 12 });
    fc.assert(
      fc.property(drawn, fc.option(point, { nil: undefined }), (points, start) => {
        const path = shortPath(
          points.map((one) => ({ point: one })),
          start,
        );
        const metres = (order: typeof path) =>
          pathMetres([start, ...order.map((one) => one.point)]);
        const shortest = metres(path);
        for (let from = 0; from < path.length; from++) {
          for (let count = 1; count <= path.length - from; count++) {
            const taken = path.slice(from, from + count);
            const rest = path.toSpliced(from, count);
            for (const stretch of [taken, taken.toReversed()]) {
              for (let place = 0; place <= rest.length; place++) {
                if (count > 3 && place !== from) continue;
                const other = rest.toSpliced(place, 0, ...stretch);
                expect(metres(other)).toBeGreaterThan(shortest - 2);
              }
            }
          }
        }
      }),
    );
  });

  it('drives along a street, from the end that is nearer', () => {
    const street = [3, 1, 4, 2].map((step) => ({ point: { lat: -33.7, lng: 151 + step / 100 } }));
    const path = shortPath(street, { lat: -33.7, lng: 151.2 });
    expect(path.map((place) => place.point.lng)).toEqual([151.04, 151.03, 151.02, 151.01]);
  });
});

const kitchen = { lat: -33.7, lng: 151 };
const orders = [
  at('far', 'Epping', [-33.7, 151.3]),
  at('near', 'Epping', [-33.7, 151.2]),
  at('first', 'Ryde', [-33.7, 151.1]),
];
const areas = (run: DeliveryRun = parseRun({ areas: ['Epping'], stops: ['u1_far'] })) =>
  areasOf(orders, run);

describe('suggestOrder', () => {
  it('orders the suburbs and their stops, and says what that saves', () => {
    expect(suggestOrder(areas(), new Set(), kitchen)).toEqual({
      route: { areas: ['Ryde', 'Epping'], stops: ['u1_first', 'u1_near', 'u1_far'] },
      minutes: 48,
      km: 24.1,
    });
  });

  it('suggests nothing where nothing is saved', () => {
    const { route } = suggestOrder(areas(), new Set(), kitchen) ?? {};
    expect(suggestOrder(areas(parseRun({ ...route })), new Set(), kitchen)).toBe(undefined);
    expect(suggestOrder([], new Set(), kitchen)).toBe(undefined);
  });

  it('leaves a suburb where the driver is, and a stop that was delivered, in their place', () => {
    expect(suggestOrder(areas(), new Set(['u1_far']), kitchen)).toBe(undefined);
  });

  it('has each suburb and stop once, and those that were delivered where they were', () => {
    const stop = fc.record({
      suburb: fc.constantFrom('Epping', 'Ryde', 'Eastwood', ''),
      place: fc.option(fc.tuple(latitude, longitude), { nil: undefined }),
      delivered: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(stop, { maxLength: 20 }), (drawn) => {
        const before = areasOf(
          drawn.map(({ suburb, place }, index) => at(`${index}`, suburb, place)),
          parseRun(undefined),
        );
        const delivered = new Set(
          drawn.flatMap((one, index) => (one.delivered ? [`u1_${index}`] : [])),
        );
        const suggested = suggestOrder(before, delivered, kitchen);
        if (!suggested) return;
        const ids = (of: readonly Area[]) => of.flatMap(({ stops }) => stops.map(({ id }) => id));
        const { route } = suggested;
        expect(route.stops.toSorted()).toEqual(ids(before).toSorted());
        const names = before.map(({ name }) => name);
        expect(route.areas.toSorted()).toEqual(names.toSorted());
        for (const area of before) {
          const own = route.stops.filter((id) => ids([area]).includes(id));
          if (ids([area]).some((id) => delivered.has(id))) {
            expect(route.areas.indexOf(area.name)).toBe(names.indexOf(area.name));
          }
          area.stops.forEach(({ id }, index) => {
            if (delivered.has(id)) expect(own[index]).toBe(id);
          });
        }
      }),
    );
  });
});

describe('placeOf', () => {
  it('is the middle of the postcode for an address without a position, if that is known', () => {
    const typed = { ...base.customerInfo, address: '1 A St, Strathfield 2135', addressFull: null };
    expect(placeOf({ customerInfo: typed })).toMatchObject({ lat: expect.closeTo(-33.87, 1) });
    expect(placeOf({ customerInfo: { ...typed, address: '1 A St' } })).toBe(undefined);
  });
});

describe('kitchenAt', () => {
  it('is the configured point, else the middle of the seller’s postcode', () => {
    expect(kitchenAt('-33.815, 151', '1 A St')).toEqual({ lat: -33.815, lng: 151 });
    for (const wrong of ['', 'x', '1', '1,2,3']) {
      expect(kitchenAt(wrong, '1 A St, Strathfield NSW 2135')).toMatchObject({
        lat: expect.closeTo(-33.87, 1),
      });
    }
    expect(kitchenAt('', '1 A St')).toBe(undefined);
  });
});
