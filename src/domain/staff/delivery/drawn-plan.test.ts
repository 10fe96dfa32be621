import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressFull } from '../../testing/fixtures.ts';
import { cashOrder } from '../../testing/staff-actors.ts';
import { drawnPlan, markerHeight, markerLabel, markerWidth } from './drawn-plan.ts';

const kitchen = { lat: -33.8, lng: 151 };
const stopAt = (place: number, point: [number, number] | undefined, postcode = '9999') => {
  const [latitude, longitude] = point ?? [null, null];
  const full = { ...addressFull, latitude, longitude, postal_code: postcode };
  const base = cashOrder();
  const order = { ...base, customerInfo: { ...base.customerInfo, addressFull: full } };
  return { id: `s${place}`, number: String(place), place, order, window: undefined };
};
const plan = (stops: ReturnType<typeof stopAt>[], delivered: string[] = [], from = kitchen) =>
  drawnPlan(stops, new Set(delivered), from);

describe('drawnPlan', () => {
  it('has north up and east to the right, with the same scale, and the way from the kitchen', () => {
    const drawn = plan([stopAt(1, [-33.8, 151.1]), stopAt(2, [-33.7, 151])], ['s1']);
    const [east, north] = drawn?.markers ?? [];
    const { x = 0, y = 0 } = drawn?.kitchen ?? {};
    expect(east).toMatchObject({ y, isDone: true, isAbout: false });
    expect(north).toMatchObject({ x, isDone: false });
    // A degree of longitude is a sixth shorter here.
    expect(((east?.x ?? 0) - x) / (y - (north?.y ?? 0))).toBeCloseTo(0.83, 1);
    expect(drawn?.way).toEqual([{ x, y, at: kitchen }, east, north]);
    expect([east?.at, north?.at]).toMatchObject([
      { lat: -33.8, lng: 151.1 },
      { lat: -33.7, lng: 151 },
    ]);
    expect(drawn?.km).toBe(31);
  });

  it('is as large as the stops allow, with a way that comes from a far kitchen', () => {
    const drawn = plan([stopAt(1, [-33.8, 151.1]), stopAt(2, [-33.7, 151.2])]);
    const near = plan([stopAt(1, [-33.8, 151.1]), stopAt(2, [-33.7, 151.2])], [], {
      ...{ lat: -33.75, lng: 151.15 },
    });
    expect(drawn?.markers).toEqual(near?.markers);
    expect([drawn?.kitchen?.isInside, near?.kitchen?.isInside]).toEqual([false, true]);
    expect(drawn?.way[0]?.x).toBeLessThan(0);
    expect(drawn?.way).toHaveLength(3);
  });

  it('marks what stands in the middle of its postcode, and names what it can’t draw', () => {
    const drawn = plan([
      stopAt(1, undefined, '2135'),
      stopAt(2, undefined),
      stopAt(3, [-33.8, 151]),
    ]);
    expect(drawn?.markers.map(({ isAbout }) => isAbout)).toEqual([true, false]);
    expect(drawn?.unplaced.map(({ number }) => number)).toEqual(['2']);
    expect(plan([stopAt(1, undefined)])).toBe(undefined);
  });

  it('draws the others as they lie where a position is none that anybody can choose', () => {
    const stops = [stopAt(1, [-33.8, 151.1]), stopAt(2, [-33.7, 151])];
    const drawn = plan([...stops, stopAt(3, [90, 180]), stopAt(4, [51.5, 0], '2135')]);
    expect(drawn?.markers.map(({ stops }) => stops.map(({ id }) => id))).toEqual([
      ['s1'],
      ['s2'],
      // In the middle of its postcode.
      ['s4'],
    ]);
    expect(drawn?.unplaced.map(({ id }) => id)).toEqual(['s3']);
  });

  it('has each stop once, inside the drawing, and no marker on another', () => {
    const place = fc.option(
      fc.tuple(
        fc.integer({ min: -34_000, max: -33_600 }).map((value) => value / 1000),
        fc.integer({ min: 150_700, max: 151_300 }).map((value) => value / 1000),
      ),
      { nil: undefined },
    );
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 40 }), (places) => {
        const stops = places.map((one, at) => stopAt(at + 1, one));
        const drawn = plan(stops);
        expect(drawn === undefined).toBe(places.every((one) => one === undefined));
        if (!drawn) return;
        const { markers, unplaced, width, height } = drawn;
        const numbers = [...markers.flatMap((one) => one.stops), ...unplaced].map(
          (one) => one.place,
        );
        expect(numbers.toSorted((a, b) => a - b)).toEqual(stops.map(({ place }) => place));
        for (const [at, { x, y }] of markers.entries()) {
          expect(x > 0 && x < width && y > 0 && y < height).toBe(true);
          for (const other of markers.slice(at + 1)) {
            expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThanOrEqual(40);
            const wide = (markerWidth(markers[at] ?? other) + markerWidth(other)) / 2;
            const isBeside = Math.abs(x - other.x) >= wide;
            expect(isBeside || Math.abs(y - other.y) >= markerHeight).toBe(true);
          }
        }
      }),
    );
  });
});

it('joins markers whose numbers would cover each other, and goes on to the next from there', () => {
  const [near, beside, far]: [number, number][] = [
    [-33.7, 151],
    [-33.7, 151.0152],
    [-33.7, 151.1],
  ];
  const drawn = plan(
    [near, beside, near, beside, near, beside, far].map((one, at) => stopAt(at + 1, one)),
  );
  expect(drawn?.markers.map(({ stops }) => markerLabel(stops))).toEqual(['1–6', '7']);
  const [first] = drawn?.markers ?? [];
  expect(drawn?.way.slice(1)).toMatchObject([{ x: first?.x }, { x: drawn?.markers[1]?.x }]);
});

it('has markers of their own on a map that is zoomed in', () => {
  const places: [number, number][] = [
    [-33.7, 151],
    [-33.701, 151],
    [-33.9, 151.1],
  ];
  const drawn = plan(places.map((one, at) => stopAt(at + 1, one)));
  const labels = (zoom: number) => {
    return drawn?.markersOnMap(zoom).map(({ stops }) => markerLabel(stops));
  };
  expect(drawn?.markers.map(({ stops }) => markerLabel(stops))).toEqual(['1–2', '3']);
  expect([6, 11, 17].map(labels)).toEqual([['1–3'], ['1–2', '3'], ['1', '2', '3']]);
  const [first, second] = drawn?.markersOnMap(17) ?? [];
  // A degree from south to north is longer here than one from west to east.
  const perDegree = (256 * 2 ** 17) / 360;
  expect((second?.y ?? 0) - (first?.y ?? 0)).toBeCloseTo((0.001 * perDegree) / 0.831, -1);
});

describe('markerLabel', () => {
  it.each([
    [['7'], '7'],
    [['3', '4', '5'], '3–5'],
    [['3', '5', '9'], '3 +2'],
    [['8', '8a', '9'], '8 +2'],
  ])('of %j is %s', (numbers, label) => {
    expect(markerLabel(numbers.map((number) => ({ number })))).toBe(label);
  });
});
