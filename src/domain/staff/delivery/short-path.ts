import { metresBetween, type Point } from '../../lib/metres-between.ts';

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

/** Metres: for a rounding a way would be changed back and forth without end. */
const leastSaved = 1;

/** Roads are longer than the straight line by about this factor. */
const detour = 1.3;

/** How long the way is to drive, metres, by estimate. */
export function drivenMetres(points: readonly (Point | undefined)[]): number {
  return pathMetres(points) * detour;
}

/** The most places that are moved elsewhere together. */
const mostMoved = 3;

/**
 * The places in an order whose way from `start` is never longer than before: from one to the nearest next, then as long as
 * that shortens it with stretches turned round (2-opt) and one to three places moved elsewhere (or-opt).
 */
export function shortPath<W extends Waypoint>(places: readonly W[], start?: Point): W[] {
  const far = distances([start, ...places.map(({ point }) => point)]);
  const free = places.flatMap(({ point, fixed }, at) => (point && !fixed ? [at + 1] : []));
  const known = places.map((_, at) => at + 1);
  const nearest = fromNearest(known, free, far);
  let best = metresOf(nearest, far) < metresOf(known, far) ? nearest : known;
  let shorter: number[] | undefined = best;
  while (shorter) {
    best = shorter;
    shorter = withTurns(best, free, far) ?? withMoves(best, free, far);
  }
  return best.map((index) => places[index - 1] as W);
}

/** The order with stretches turned round where that shortens the way; undefined where it never does. */
function withTurns(
  order: readonly number[],
  free: readonly number[],
  far: readonly number[][],
): number[] | undefined {
  let best: number[] | undefined;
  let shortest = metresOf(order, far);
  for (let from = 0; from < free.length - 1; from++) {
    for (let to = from + 1; to < free.length; to++) {
      const turned = turnedRound(best ?? order, free, from, to);
      const metres = metresOf(turned, far);
      if (metres > shortest - leastSaved) continue;
      best = turned;
      shortest = metres;
    }
  }
  return best;
}

/**
 * The order with up to three places moved elsewhere, either way round, where that shortens the way; undefined where it never
 * does. They stay among free positions that follow each other.
 */
function withMoves(
  order: readonly number[],
  free: readonly number[],
  far: readonly number[][],
): number[] | undefined {
  const moved = [...order];
  let isShorter = false;
  const isKnown = (index: number) => far[index]?.[index] === 0;
  for (const { first, last } of stretchesOf(free)) {
    const before = moved.slice(0, first).findLast(isKnown) ?? 0;
    const behind = moved.slice(last + 1).find(isKnown);
    const at = (position: number) => {
      if (position < first) return before;
      return position > last ? behind : moved[position];
    };
    // Nothing leads on from the last place, nor to the first one from a start that nobody knows.
    const metres = (from: number | undefined, to: number | undefined) =>
      far[from ?? -1]?.[to ?? -1] || 0;
    for (let count = 1; count <= mostMoved; count++) {
      for (let from = first; from + count - 1 <= last; from++) {
        const to = from + count - 1;
        const saved =
          metres(at(from - 1), at(from)) +
          metres(at(to), at(to + 1)) -
          metres(at(from - 1), at(to + 1));
        let best: { gap: number; isTurned: boolean } | undefined;
        let most = leastSaved;
        // A gap is behind this position.
        for (let gap = first - 1; gap <= last; gap++) {
          if (gap >= from - 1 && gap <= to) continue;
          for (const isTurned of [false, true]) {
            const [head, tail] = isTurned ? [at(to), at(from)] : [at(from), at(to)];
            const longer =
              metres(at(gap), head) + metres(tail, at(gap + 1)) - metres(at(gap), at(gap + 1));
            if (saved - longer <= most) continue;
            most = saved - longer;
            best = { gap, isTurned };
          }
        }
        if (!best) continue;
        const taken = moved.splice(from, count);
        const place = best.gap < from ? best.gap + 1 : best.gap + 1 - count;
        moved.splice(place, 0, ...(best.isTurned ? taken.toReversed() : taken));
        isShorter = true;
      }
    }
  }
  return isShorter ? moved : undefined;
}

/** Free places that follow each other, as positions in the order. */
function stretchesOf(free: readonly number[]): { first: number; last: number }[] {
  const stretches: { first: number; last: number }[] = [];
  for (const place of free) {
    const position = place - 1;
    const stretch = stretches.at(-1);
    if (stretch?.last === position - 1) stretch.last = position;
    else stretches.push({ first: position, last: position });
  }
  return stretches;
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
