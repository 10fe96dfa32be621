export type Random = () => number;

/** Mulberry32 from a text: the same drawing for the same name, on every machine. */
export function randomOf(name: string): Random {
  let state = 0;
  for (const char of name) state = (Math.imul(state, 31) + (char.codePointAt(0) ?? 0)) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function between(random: Random, low: number, high: number): number {
  return low + random() * (high - low);
}

export type Point = readonly [x: number, y: number];

/** `count` points in an ellipse, kept apart: of a few candidates the farthest from the others is taken. */
export function pointsIn(
  random: Random,
  count: number,
  x: number,
  y: number,
  rx: number,
  ry = rx,
): Point[] {
  const points: Point[] = [];
  while (points.length < count) {
    let best: Point = [x, y];
    let bestGap = -1;
    for (let i = 0; i < 9; i++) {
      const angle = random() * 2 * Math.PI;
      const reach = Math.sqrt(random());
      const candidate: Point = [x + rx * reach * Math.cos(angle), y + ry * reach * Math.sin(angle)];
      const gap = Math.min(
        ...points.map((p) => Math.hypot(p[0] - candidate[0], p[1] - candidate[1])),
        1e6,
      );
      if (gap > bestGap) [best, bestGap] = [candidate, gap];
    }
    points.push(best);
  }
  return points;
}

/** `count` points in a rectangle, kept apart likewise by a jittered grid. */
export function pointsInBox(
  random: Random,
  count: number,
  x: number,
  y: number,
  width: number,
  height: number,
): Point[] {
  const columns = Math.max(1, Math.round(Math.sqrt((count * width) / height)));
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, i) => [
    x + ((i % columns) + between(random, 0.2, 0.8)) * (width / columns),
    y + (Math.floor(i / columns) + between(random, 0.2, 0.8)) * (height / rows),
  ]);
}
