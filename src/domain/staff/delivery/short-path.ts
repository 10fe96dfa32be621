import { metresBetween, type Point } from '../../customer/delivery-area.ts';

/** One place on a way; what has no point, and what is `fixed`, keeps its position. */
export interface Waypoint {
  point: Point | undefined;
  fixed?: boolean | undefined;
}

/** How long the way through these places is as the crow flies, metres, past those without a point. */
export function pathMetres(points: readonly (Point | undefined)[]): number {
  const known = points.flatMap((point) => point ?? []);
  return known.slice(1).reduce((metres, point, at) => {
    return metres + metresBetween(known[at] as Point, point);
  }, 0);
}

/** Roads are longer than the straight line by about this factor. */
const detour = 1.3;

/** How long the way is to drive, metres, by estimate. */
export function drivenMetres(points: readonly (Point | undefined)[]): number {
  return pathMetres(points) * detour;
}

/**
 * The places in an order whose way from `start` is never longer than before: from one to the nearest next, then with
 * stretches turned round as long as that shortens it (2-opt).
 */
export function shortPath<W extends Waypoint>(places: readonly W[], start?: Point): W[] {
  const far = distances([start, ...places.map(({ point }) => point)]);
  const free = places.flatMap(({ point, fixed }, at) => (point && !fixed ? [at + 1] : []));
  const known = places.map((_, at) => at + 1);
  const nearest = fromNearest(known, free, far);
  let best = metresOf(nearest, far) < metresOf(known, far) ? nearest : known;
  let shortest = metresOf(best, far);
  for (let shortened = true; shortened; ) {
    shortened = false;
    for (let from = 0; from < free.length - 1; from++) {
      for (let to = from + 1; to < free.length; to++) {
        const turned = turnedRound(best, free, from, to);
        const metres = metresOf(turned, far);
        // Not for a rounding: it would be turned back and forth without end.
        if (metres > shortest - 1) continue;
        best = turned;
        shortest = metres;
        shortened = true;
      }
    }
  }
  return best.map((index) => places[index - 1] as W);
}

/** The metres from each point to each other; NaN from and to one that nobody knows. 0 is the start. */
function distances(points: readonly (Point | undefined)[]): number[][] {
  return points.map((from) => {
    return points.map((to) => (from && to ? metresBetween(from, to) : Number.NaN));
  });
}

/** The length of a way from the start, metres. */
function metresOf(order: readonly number[], far: readonly number[][]): number {
  let metres = 0;
  let last = 0;
  for (const index of order) {
    const isKnown = far[index]?.[index] === 0;
    if (isKnown) metres += far[last]?.[index] || 0;
    if (isKnown) last = index;
  }
  return metres;
}

/** The places, with the nearest to the one before it at each position that is free. */
function fromNearest(
  known: readonly number[],
  free: readonly number[],
  far: readonly number[][],
): number[] {
  const left = new Set(free);
  let last = 0;
  return known.map((index) => {
    let next = index;
    if (free.includes(index)) {
      const metres = (one: number) => far[last]?.[one] || 0;
      next = [...left].reduce((best, one) => (metres(one) < metres(best) ? one : best));
      left.delete(next);
    }
    if (far[next]?.[next] === 0) last = next;
    return next;
  });
}

/** The order with what is at these free positions the other way round. */
function turnedRound(
  order: readonly number[],
  free: readonly number[],
  from: number,
  to: number,
): number[] {
  const turned = [...order];
  for (let step = from; step <= to; step++) {
    const at = (free[step] as number) - 1;
    turned[at] = order[(free[from + to - step] as number) - 1] as number;
  }
  return turned;
}
