import { between, type Point, pointsIn, type Random } from './random.ts';
import {
  bow,
  box,
  crescent,
  dash,
  dot,
  faint,
  fill,
  line,
  num,
  oval,
  polygon,
  raised,
  repeated,
  slab,
} from './shapes.ts';

/** A round surface of soup: the rim's shade, a lit side and eyes of oil. */
export function soup(
  random: Random,
  x: number,
  y: number,
  r: number,
  color: string,
  lit: string,
  oil?: string,
): string {
  const eyes = pointsIn(random, 11, x, y, r * 0.86)
    .map(([px, py]) => dot(px, py))
    .join('');
  return (
    fill(oval(x, y, r), color) +
    fill(crescent(x, y, r, 45, r * 0.3), lit, faint(0.55)) +
    fill(crescent(x, y, r, 225, r * 0.12), '#1d0a02', faint(0.3)) +
    (oil
      ? line(eyes, oil, 7, faint(0.75)) +
        line(
          pointsIn(random, 9, x, y, r * 0.9)
            .map(([px, py]) => dot(px, py))
            .join(''),
          oil,
          4,
        )
      : '')
  );
}

/** Noodles as many arcs in layers, each layer outlined so that strands read as lying over one another. */
export function noodles(
  random: Random,
  x: number,
  y: number,
  r: number,
  colors: { dark: string; main: string; lit: string },
  options: {
    strands?: number;
    width?: number;
    flat?: number;
    layers?: number;
    bare?: boolean;
  } = {},
): string {
  const { strands = 11, width = 5, flat = 1, layers = 4, bare = false } = options;
  // Without the dark ground: strands that lie on top of what is mixed in.
  let out = bare ? '' : fill(oval(x, y, r * 0.97, r * 0.97 * flat), colors.dark);
  for (let layer = 0; layer < layers; layer++) {
    let d = '';
    for (let i = 0; i < strands; i++) d += strand(random, x, y, r * (1 - layer * 0.05), flat);
    const id = `n${layer}${Math.round(x)}`;
    const again = (color: string, thick: number, more = '') =>
      `<use href="#${id}" stroke="${color}" stroke-width="${num(thick)}"${more}/>`;
    out +=
      `<path id="${id}" d="${d}"/>` +
      again(colors.dark, width + 2.5) +
      again(colors.main, width) +
      again(colors.lit, width * 0.3, ' transform="translate(-1 -1)" opacity=".8"');
  }
  return out;
}
/** One arc with both ends and its middle inside the mound. */
function strand(random: Random, x: number, y: number, r: number, flat: number): string {
  for (;;) {
    const [a, b] = [random() * 2 * Math.PI, random() * 2 * Math.PI];
    const [ra, rb] = [r * Math.sqrt(random()), r * Math.sqrt(random())];
    const [ax, ay, bx, by] = [
      Math.cos(a) * ra,
      Math.sin(a) * ra,
      Math.cos(b) * rb,
      Math.sin(b) * rb,
    ];
    const length = Math.hypot(bx - ax, by - ay);
    if (length < r * 0.45) continue;
    const bend = between(random, 0.35, 0.85) * length * (random() < 0.5 ? -1 : 1);
    const [cx, cy] = [
      (ax + bx) / 2 - ((by - ay) / length) * bend,
      (ay + by) / 2 + ((bx - ax) / length) * bend,
    ];
    if (Math.hypot(cx, cy) > r * 1.3) continue;
    const p = (px: number, py: number) => `${Math.round(x + px)} ${Math.round(y + py * flat)}`;
    return `M${p(ax, ay)}Q${p(cx, cy)} ${p(bx, by)}`;
  }
}

/** A mound of something in a bowl gets its shade on the side away from the light. */
export function mound(x: number, y: number, r: number, strength = 0.18): string {
  return fill(crescent(x, y, r, 45, r * 0.34), '#2a1204', faint(strength));
}

export function riceBall(random: Random, x: number, y: number, r: number): string {
  const grains = pointsIn(random, Math.round(r * 0.4), x, y, r * 0.86)
    .map(([px, py]) => dash(px, py, 5, random() * 180))
    .join('');
  return (
    fill(oval(x, y, r), '#fffdf5') +
    fill(crescent(x, y, r, 45, r * 0.3), '#e9dfc9') +
    line(grains, '#dccfb4', 2)
  );
}

/** Slices of kimbap with fillings in the usual colours; `heart` is the fourth of them. */
export function kimbapSlices(points: readonly Point[], r: number, heart = '#e8746a'): string {
  return repeated(
    [0, 50].map((deg) => kimbapSlice(r, deg, heart)),
    points,
  );
}
function kimbapSlice(r: number, deg: number, heart: string): string {
  const parts: [number, number, string][] = [
    [-0.22, -0.2, '#f7c52f'],
    [0.2, -0.22, '#4b8b3b'],
    [0.24, 0.16, '#ef8b35'],
    [-0.2, 0.2, heart],
    [0, 0, '#7a4b2a'],
  ];
  const turn = (deg * Math.PI) / 180;
  const squares = parts.map(([px, py, color]) => {
    const x = (px * Math.cos(turn) - py * Math.sin(turn)) * r;
    const y = (px * Math.sin(turn) + py * Math.cos(turn)) * r;
    return fill(box(x, y, r * 0.4, r * 0.36, deg + 20), color);
  });
  return (
    raised(oval(0, 0, r), '#23332a', '#0f1813', 2, 4) +
    fill(oval(0, 0, r * 0.88), '#fffcf1') +
    line(
      oval(0, 0, r * 0.68),
      '#e6dcc3',
      r * 0.07,
      ` stroke-dasharray="${Math.round(r * 0.12)} ${Math.round(r * 0.14)}"`,
    ) +
    squares.join('')
  );
}

/** A crescent dumpling with its pleats. */
export function dumpling(x: number, y: number, size: number, deg: number, fried = false): string {
  const [skin, side, pleat] = fried
    ? ['#e9b866', '#a96e26', '#b97a2c']
    : ['#fbf1dc', '#d3bd94', '#d9c49c'];
  const s = size / 30;
  return `<g transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(${deg}) scale(${s.toFixed(2)})"><path d="M-32 8Q-22 -22 0 -22T32 8Q0 26 -32 8Z" fill="${side}" transform="translate(2 5)"/><path d="M-32 8Q-22 -22 0 -22T32 8Q0 26 -32 8Z" fill="${skin}"/><path d="M-24 -3l7 9M-14 -13l5 10M-2 -18l2 11M10 -16l-3 11M20 -8l-6 9" stroke="${pleat}" stroke-width="3"/><path d="M-14 12Q0 17 14 12" stroke="#fff" stroke-width="3" opacity=".6"/></g>`;
}

/** A whole small fish fillet with its blue back. */
export function mackerel(
  x: number,
  y: number,
  length: number,
  deg: number,
  cooked: { back: string; belly: string; stripe: string },
): string {
  const s = length / 100;
  return `<g transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(${deg}) scale(${s.toFixed(2)})"><path d="M-50 0Q-20 -26 40 -6L54 -16 50 14 40 6Q-16 26 -50 0Z" fill="#1b1410" opacity=".35" transform="translate(3 6)"/><path d="M-50 0Q-20 -26 40 -6L54 -16 50 14 40 6Q-16 26 -50 0Z" fill="${cooked.belly}"/><path d="M-50 0Q-20 -26 40 -6L54 -16 51 -1Q-10 -6 -50 0Z" fill="${cooked.back}"/><path d="M-30 -9l5 5M-18 -13l6 7M-5 -14l6 8M8 -12l6 7M21 -9l5 5" stroke="${cooked.stripe}" stroke-width="3.5"/><path d="M-30 6Q0 12 30 4" stroke="#fff" stroke-width="2" opacity=".35"/></g>`;
}

/** A pancake: golden, brown at the edge and in spots. */
export function pancake(
  random: Random,
  outline: string,
  colors: { main: string; edge: string; spot: string },
  spots: readonly Point[],
): string {
  const browned = spots
    .map(([x, y]) => bow(x, y, between(random, 8, 20), random() * 180, 4))
    .join('');
  return (
    raised(outline, colors.main, colors.edge, 2, 5) +
    line(outline, colors.edge, 5, faint(0.7)) +
    line(browned, colors.spot, 5, faint(0.5))
  );
}

/** A stuffed roll lying down, such as kimbap uncut: dark skin with a gleam. */
export function roll(
  x: number,
  y: number,
  length: number,
  width: number,
  deg: number,
  color: string,
  side: string,
): string {
  const d = dash(x, y, length, deg);
  return (
    line(d, side, width, ' transform="translate(3 5)"') +
    line(d, color, width) +
    line(
      d,
      '#fff',
      width * 0.1,
      ` opacity=".3" transform="translate(${deg > 45 ? -width * 0.25 : 0} ${deg > 45 ? 0 : -width * 0.28})"`,
    )
  );
}

/** Short rib cut across: meat with three bones, or a block around one bone. */
export function laRib(x: number, y: number, deg: number, scale = 1): string {
  return `<g transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(${deg}) scale(${scale})"><path d="M-62 -13Q0 -20 62 -12 70 2 60 14 0 20 -60 15 -70 0 -62 -13Z" fill="#43200f" transform="translate(2 5)"/><path d="M-62 -13Q0 -20 62 -12 70 2 60 14 0 20 -60 15 -70 0 -62 -13Z" fill="#8a4421"/><path d="M-52 -4Q-20 4 20 -3T54 2M-50 7Q-10 12 40 8" stroke="#c47a45" stroke-width="3"/><path d="${oval(-40, -11, 9, 6)}${oval(0, -14, 9, 6)}${oval(40, -11, 9, 6)}" fill="#f6e6c8" stroke="#c9a877" stroke-width="2.5"/><path d="M-20 -6l12 2M22 -5l10 2" stroke="#fff" stroke-width="2.5" opacity=".5"/></g>`;
}
export function ribBlock(
  x: number,
  y: number,
  deg: number,
  colors: { meat: string; side: string; lit: string },
  scale = 1,
): string {
  return `<g transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(${deg}) scale(${scale})"><path d="${slab(-30, -18, 60, 36, 13)}" fill="${colors.side}" transform="translate(2 5)"/><path d="${slab(-30, -18, 60, 36, 13)}" fill="${colors.meat}"/><path d="M-18 -8Q0 -13 20 -8M-20 9Q0 13 16 9" stroke="${colors.lit}" stroke-width="4"/><path d="${slab(16, -9, 24, 18, 8)}" fill="#f5e4c6" stroke="#c7a674" stroke-width="2.5"/><path d="M31 -3v6" stroke="#c7a674" stroke-width="4"/></g>`;
}

/** A triangle-ish wedge of a round, for sectors of bibimbap or a layered plate. */
export function sector(x: number, y: number, r: number, from: number, to: number): string {
  const p = (deg: number) =>
    `${Math.round(x + r * Math.cos((deg * Math.PI) / 180))} ${Math.round(y + r * Math.sin((deg * Math.PI) / 180))}`;
  return `M${Math.round(x)} ${Math.round(y)}L${p(from)}A${Math.round(r)} ${Math.round(r)} 0 0 1 ${p(to)}Z`;
}

/** Rice cakes: pale cylinders under sauce. */
export function riceCakes(
  random: Random,
  points: readonly Point[],
  colors: { side: string; main: string; lit: string },
  length = 44,
  width = 15,
): string {
  const bodies = [15, 55, 100, 150, 175].map((deg) => {
    const d = dash(0, 0, length - width, deg + between(random, -10, 10));
    return (
      line(d, colors.side, width + 1, ' transform="translate(2 4)"') +
      line(d, colors.main, width) +
      line(
        d,
        colors.lit,
        width * 0.28,
        ` transform="translate(${num(-width * 0.12)} ${num(-width * 0.18)})"`,
      )
    );
  });
  return repeated(bodies, points);
}
/** A four-cornered sheet of fish cake, brown at its edges. */
export function fishCake(
  points: readonly Point[],
  size: number,
  degs: readonly number[],
  edge = '#b9772c',
  main = '#e3ae62',
): string {
  return points
    .map(([x, y], i) => {
      const d = polygon(
        [
          [-size, -size * 0.6],
          [size, -size * 0.6],
          [size * 0.2, size * 0.7],
        ],
        x,
        y,
        degs[i % degs.length] ?? 0,
      );
      return raised(d, main, edge) + line(d, edge, 2.5);
    })
    .join('');
}
