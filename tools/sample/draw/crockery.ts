import type { Point } from './random.ts';
import {
  arc,
  box,
  crescent,
  faint,
  fill,
  line,
  oval,
  polygon,
  raised,
  shadow,
  slab,
} from './shapes.ts';

/** Rim, inner wall, shaded wall; `trim` is a painted ring. */
export const wares = {
  porcelain: { rim: '#fffdf8', wall: '#f1eade', deep: '#d9cdbb' },
  blue: { rim: '#fffdf8', wall: '#f1eade', deep: '#d9cdbb', trim: '#5a7ca3' },
  celadon: { rim: '#c4d8c6', wall: '#a9c3ae', deep: '#86a48d' },
  brass: { rim: '#e6c46c', wall: '#cfa548', deep: '#a67d2c' },
  onggi: { rim: '#8b5a3b', wall: '#6d432a', deep: '#4c2c1b' },
  black: { rim: '#4a4340', wall: '#332d2b', deep: '#1f1b1a' },
  stone: { rim: '#8d8a84', wall: '#6c6964', deep: '#4d4a46' },
  wood: { rim: '#c58f58', wall: '#a8733f', deep: '#83552c' },
  rose: { rim: '#f3d8cc', wall: '#e4bfb0', deep: '#c99f8f' },
  sand: { rim: '#ead9ba', wall: '#d8c19a', deep: '#b89d72' },
  steel: { rim: '#e4e6e5', wall: '#c6cac9', deep: '#9da3a2' },
  gold: { rim: '#f0cf5c', wall: '#dcb23a', deep: '#b58a22' },
  glass: { rim: '#eef6f5', wall: '#d5e6e5', deep: '#b4cccc' },
} as const;
export type Ware = keyof typeof wares;

interface Look {
  rim: string;
  wall: string;
  deep: string;
  trim?: string;
}
const lookOf = (ware: Ware): Look => wares[ware];

/** A deep round bowl; food fits within 0.82 of its radius. */
export function bowl(x: number, y: number, r: number, ware: Ware): string {
  const look = lookOf(ware);
  const inner = r * 0.9;
  return (
    shadow(oval(x, y, r)) +
    fill(oval(x, y, r), look.rim) +
    fill(crescent(x, y, r, 45, r * 0.05), look.deep, faint(0.6)) +
    (look.trim ? line(oval(x, y, r * 0.955), look.trim, r * 0.025) : '') +
    fill(oval(x, y, inner), look.wall) +
    fill(crescent(x, y, inner, 225, r * 0.14), look.deep) +
    line(arc(x, y, r * 0.96, 195, 255), '#fff', r * 0.025, faint(0.55))
  );
}

/** A flat round plate; food fits within 0.72 of its radius. */
export function plate(x: number, y: number, r: number, ware: Ware): string {
  const look = lookOf(ware);
  return (
    shadow(oval(x, y, r), 5, 7) +
    fill(oval(x, y, r), look.rim) +
    fill(crescent(x, y, r, 45, r * 0.06), look.deep, faint(0.55)) +
    (look.trim ? line(oval(x, y, r * 0.93), look.trim, r * 0.02) : '') +
    fill(oval(x, y, r * 0.78), look.wall) +
    fill(crescent(x, y, r * 0.78, 225, r * 0.04), look.deep, faint(0.7))
  );
}

/** An oval dish; food fits within 0.78 of its radii. */
export function ovalDish(
  x: number,
  y: number,
  rx: number,
  ry: number,
  ware: Ware,
  deg = 0,
): string {
  const look = lookOf(ware);
  return (
    shadow(oval(x, y, rx, ry, deg), 5, 8) +
    raised(oval(x, y, rx, ry, deg), look.rim, look.deep, 1, 2) +
    (look.trim ? line(oval(x, y, rx * 0.95, ry * 0.93, deg), look.trim, 2.5) : '') +
    fill(oval(x, y, rx * 0.87, ry * 0.84, deg), look.deep) +
    fill(oval(x + 1.5, y + 2.5, rx * 0.86, ry * 0.83, deg), look.wall)
  );
}

/** A rectangular plate with round corners. */
export function tray(
  x: number,
  y: number,
  width: number,
  height: number,
  ware: Ware,
  r = 14,
): string {
  const look = lookOf(ware);
  const at = (inset: number) =>
    slab(
      x - width / 2 + inset,
      y - height / 2 + inset,
      width - 2 * inset,
      height - 2 * inset,
      Math.max(4, r - inset / 2),
    );
  return (
    shadow(at(0), 5, 8) +
    raised(at(0), look.rim, look.deep, 1, 2) +
    (look.trim ? line(at(6), look.trim, 2.5) : '') +
    fill(at(11), look.deep) +
    fill(at(12.5), look.wall)
  );
}

/** A bowl with `count` petals, or an eight-sided plate with `straight`. */
export function petalDish(
  x: number,
  y: number,
  r: number,
  ware: Ware,
  count = 10,
  straight = false,
): string {
  const look = lookOf(ware);
  const outline = (radius: number) => {
    const corners: Point[] = Array.from({ length: count }, (_, i) => {
      const angle = ((i + 0.5) / count) * 2 * Math.PI;
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    });
    if (straight) return polygon(corners);
    const bulge = radius * Math.sin(Math.PI / count) * 1.08;
    const [first] = corners;
    const arcs = [...corners.slice(1), first ?? [0, 0]].map(
      ([px, py]) =>
        `A${bulge.toFixed(0)} ${bulge.toFixed(0)} 0 0 1 ${px.toFixed(0)} ${py.toFixed(0)}`,
    );
    return `M${first?.[0].toFixed(0)} ${first?.[1].toFixed(0)}${arcs.join('')}Z`;
  };
  return (
    shadow(outline(r), 5, 8) +
    raised(outline(r), look.rim, look.deep, 1, 2) +
    fill(outline(r * 0.86), look.deep) +
    fill(oval(x + 2, y + 3, r * 0.82), look.wall)
  );
}

/** The black earthen pot that comes bubbling to the table, on its wooden stand. */
export function ttukbaegi(x: number, y: number, r: number): string {
  return (
    shadow(oval(x, y, r * 1.12)) +
    raised(oval(x, y, r * 1.12), '#b07a48', '#84562e', 1, 3) +
    line(oval(x, y, r * 1.06), '#84562e', 1.5, faint(0.5)) +
    fill(oval(x, y, r), '#2a2422') +
    fill(crescent(x, y, r, 225, r * 0.06), '#6b5f59') +
    fill(oval(x, y, r * 0.92), '#4b3a30') +
    fill(oval(x, y, r * 0.86), '#1d1816')
  );
}

/** A pot with two ears: the yellow aluminium one, or a hot-pot of steel or black iron. */
export function pot(x: number, y: number, r: number, ware: Ware, deg = 0): string {
  const look = lookOf(ware);
  const ears = [0, 180].map((turn) => {
    const angle = ((deg + turn) * Math.PI) / 180;
    return oval(
      x + Math.cos(angle) * r * 1.05,
      y + Math.sin(angle) * r * 1.05,
      r * 0.13,
      r * 0.24,
      deg,
    );
  });
  return (
    shadow(ears.join('')) + raised(ears.join(''), look.deep, '#2a1a0c', 1, 2) + bowl(x, y, r, ware)
  );
}

/** An iron pan with its handle to the lower right. */
export function pan(x: number, y: number, r: number): string {
  const handle = box(x + r * 1.15, y + r * 0.92, r * 1.3, r * 0.26, 40);
  return (
    shadow(handle + oval(x, y, r)) +
    raised(handle, '#3a3532', '#1d1a19', 1, 3) +
    line(
      `M${Math.round(x + r * 1.2)} ${Math.round(y + r * 0.96)}l${Math.round(r * 0.4)} ${Math.round(r * 0.33)}`,
      '#5c5551',
      3,
    ) +
    bowl(x, y, r, 'black')
  );
}

/** A bamboo steamer. */
export function steamer(x: number, y: number, r: number): string {
  const slats = Array.from({ length: 9 }, (_, i) => {
    const dx = (i - 4) * r * 0.19;
    const dy = Math.sqrt(Math.max(0, (r * 0.86) ** 2 - dx * dx));
    return `M${Math.round(x + dx)} ${Math.round(y - dy)}v${Math.round(2 * dy)}`;
  });
  return (
    shadow(oval(x, y, r)) +
    raised(oval(x, y, r), '#d9ae6e', '#a1763c', 1, 3) +
    line(oval(x, y, r * 0.95), '#a1763c', 2) +
    fill(oval(x, y, r * 0.88), '#b98c50') +
    fill(oval(x + 2, y + 3, r * 0.86), '#e8cb96') +
    line(slats.join(''), '#c79c5e', 3)
  );
}

/** A wooden board with a round handle hole. */
export function board(
  x: number,
  y: number,
  width: number,
  height: number,
  color = '#cf9f68',
): string {
  const d = slab(x - width / 2, y - height / 2, width, height, 16);
  const left = Math.round(x - width / 2);
  return (
    shadow(d, 5, 8) +
    raised(d, color, '#8d6236', 1, 4) +
    line(
      `M${left + 40} ${Math.round(y - height / 4)}q60 -6 ${Math.round(width - 90)} 2M${left + 60} ${Math.round(y + height / 5)}q80 7 ${Math.round(width - 110)} -3`,
      '#8d6236',
      1.2,
      faint(0.5),
    ) +
    fill(oval(left + 20, y, 7), '#8d6236')
  );
}
