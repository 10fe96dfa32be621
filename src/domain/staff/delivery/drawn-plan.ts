import type { Point } from '../../lib/metres-between.ts';
import type { Stop } from './delivery-run.ts';
import { placeOf } from './place-of.ts';
import { drivenMetres } from './short-path.ts';
import { numberRanges } from './stop-numbers.ts';

/** A place on the drawing, and where that is. */
interface Spot {
  x: number;
  y: number;
  at: Point;
}

/** One or more stops that are so near to each other that their numbers would cover each other. */
export interface PlanMarker extends Spot {
  stops: Stop[];
  /** None of them has a position of its own: they stand in the middle of their postcode. */
  isAbout: boolean;
  isDone: boolean;
}

/** The day's stops as they lie, and the way between them. */
export interface DrawnPlan {
  width: number;
  height: number;
  /** Undefined where it is unknown; may lie beyond the drawing, into which the way leads from there. */
  kitchen: (Spot & { isInside: boolean }) | undefined;
  way: Spot[];
  /** The way on a map, from the kitchen through every stop. */
  path: Point[];
  markers: PlanMarker[];
  /** The markers of a map of the Earth that is 256 px wide at zoom 0 and twice as wide with each further one. */
  markersOnMap: (zoom: number) => PlanMarker[];
  /** Of which nobody knows where they are. */
  unplaced: Stop[];
  /** From the kitchen to the last stop, by estimate. */
  km: number;
}

const width = 360;
const mostHeight = 480;
const margin = 32;
/** Markers are that far apart. */
const apart = 40;
/** A street, degrees: less is not drawn larger. */
const leastSpan = 0.004;

/** Draws the stops in driving order, north up; undefined where no stop's place is known. */
export function drawnPlan(
  stops: readonly Stop[],
  delivered: ReadonlySet<string>,
  kitchen: Point | undefined,
): DrawnPlan | undefined {
  const placed = stops.flatMap((stop) => {
    const point = placeOf(stop.order);
    return point ? [{ stop, point }] : [];
  });
  if (placed.length === 0) return undefined;
  const points = placed.map(({ point }) => point);
  const { height, spotOf, spotOnMap } = projection(points);
  const markersBy = (spotOf: (at: Point) => Spot) => markersOf(placed, delivered, spotOf);
  const markers = markersBy(spotOf);
  const start = kitchen && spotOf(kitchen);
  const way: Spot[] = start ? [start] : [];
  for (const { stop } of placed) {
    const marker = markers.find(({ stops }) => stops.includes(stop));
    const last = way.at(-1);
    if (marker && (last?.x !== marker.x || last.y !== marker.y)) way.push(marker);
  }
  return {
    ...{ width, height, markers, way },
    kitchen: start && { ...start, isInside: isInside(start, height) },
    path: kitchen ? [kitchen, ...points] : points,
    markersOnMap: (zoom) => markersBy(spotOnMap(zoom)),
    unplaced: stops.filter((stop) => !placed.some((one) => one.stop === stop)),
    km: Math.round(drivenMetres([kitchen, ...points]) / 1000),
  };
}

function markersOf(
  placed: readonly { stop: Stop; point: Point }[],
  delivered: ReadonlySet<string>,
  spotOf: (at: Point) => Spot,
): PlanMarker[] {
  const markers: PlanMarker[] = [];
  for (const { stop, point } of placed) {
    const spot = spotOf(point);
    const near = markers.find(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) < apart);
    const isAbout = typeof stop.order.customerInfo.addressFull?.latitude !== 'number';
    const marker = near ?? { ...spot, stops: [], isAbout: true, isDone: true };
    if (!near) markers.push(marker);
    marker.stops.push(stop);
    marker.isAbout &&= isAbout;
    marker.isDone &&= delivered.has(stop.id);
  }
  joinOverlapping(markers);
  return markers;
}

/** Makes one marker of two whose numbers would cover each other, where the first one stands, until none do. */
function joinOverlapping(markers: PlanMarker[]): void {
  const overlap = (one: PlanMarker, other: PlanMarker) =>
    Math.abs(one.x - other.x) < (markerWidth(one) + markerWidth(other)) / 2 &&
    Math.abs(one.y - other.y) < markerHeight;
  for (let at = 0; at < markers.length; at++) {
    const one = markers[at] as PlanMarker;
    const covered = markers.findIndex((other, index) => index > at && overlap(one, other));
    const [other] = covered < 0 ? [] : markers.splice(covered, 1);
    if (!other) continue;
    one.stops = [...one.stops, ...other.stops].sort((a, b) => a.place - b.place);
    one.isAbout &&= other.isAbout;
    one.isDone &&= other.isDone;
    // Its numbers may be longer now.
    at = -1;
  }
}

/** The numbers of a marker: "7", "3–5", or "3 +2" where others lie between. */
export function markerLabel(stops: readonly Pick<Stop, 'number'>[]): string {
  const ranges = numberRanges(stops.map(({ number }) => number));
  return ranges.includes(',') ? `${stops[0]?.number} +${stops.length - 1}` : ranges;
}

/** How large a marker is drawn, so that its numbers fit. */
export const markerHeight = 28;
export function markerWidth({ stops }: Pick<PlanMarker, 'stops'>): number {
  return Math.max(markerHeight, markerLabel(stops).length * 9 + 12);
}

/** Whether there is room for its name below. */
const isInside = ({ x, y }: Spot, height: number) =>
  x >= margin && x <= width - margin && y > 0 && y <= height - margin;

/** How points are drawn: as large as the drawing allows, with the same scale in both directions. */
function projection(points: readonly Point[]) {
  const [lats, lngs] = [points.map(({ lat }) => lat), points.map(({ lng }) => lng)];
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  const [west, east] = [Math.min(...lngs), Math.max(...lngs)];
  // A degree of longitude is that much shorter than one of latitude.
  const narrower = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const across = Math.max((east - west) * narrower, leastSpan);
  const down = Math.max(north - south, leastSpan);
  const scale = Math.min((width - 2 * margin) / across, (mostHeight - 2 * margin) / down);
  const height = Math.round(down * scale + 2 * margin);
  const [middleLat, middleLng] = [(south + north) / 2, (west + east) / 2];
  const spotOf = (at: Point): Spot => ({
    x: Math.round(width / 2 + (at.lng - middleLng) * narrower * scale),
    y: Math.round(height / 2 - (at.lat - middleLat) * scale),
    at,
  });
  const spotOnMap = (zoom: number) => {
    const perDegree = (256 * 2 ** zoom) / 360;
    return (at: Point): Spot => ({
      x: at.lng * perDegree,
      y: (-at.lat * perDegree) / narrower,
      at,
    });
  };
  return { height, spotOf, spotOnMap };
}
