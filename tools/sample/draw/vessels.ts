import { bowl } from './crockery.ts';
import { soup } from './food.ts';
import type { Random } from './random.ts';
import {
  arc,
  box,
  crescent,
  faint,
  fill,
  line,
  moved,
  oval,
  raised,
  shadow,
  slab,
} from './shapes.ts';
import { seal } from './table-things.ts';

/** An open preserving jar from above, filled to the neck. */
export function jar(x: number, y: number, r: number, color: string, lit: string): string {
  return (
    shadow(oval(x, y, r * 1.06)) +
    fill(oval(x, y, r * 1.06), '#dfe9e6') +
    line(oval(x, y, r * 1.02), '#fff', 3) +
    fill(oval(x, y, r * 0.92), '#b7c9c5') +
    fill(oval(x, y, r * 0.86), color) +
    fill(crescent(x, y, r * 0.86, 225, r * 0.1), '#1d0a02', faint(0.3)) +
    fill(crescent(x, y, r * 0.86, 45, r * 0.28), lit, faint(0.5)) +
    line(arc(x, y, r * 0.99, 190, 240), '#fff', 5)
  );
}
export function lid(x: number, y: number, r: number, color = '#d9b255', side = '#9c7a2c'): string {
  return (
    shadow(oval(x, y, r), 4, 6) +
    raised(oval(x, y, r), color, side, 1, 4) +
    line(oval(x, y, r * 0.84), side, 2, faint(0.6)) +
    seal(x, y, r * 0.42)
  );
}
/** A bottle lying on the cloth, its cap to the right. */
export function bottle(
  x: number,
  y: number,
  scale: number,
  deg: number,
  color: string,
  lit: string,
): string {
  const body =
    'M-112 -44H36Q66 -44 78 -20L104 -18V18L78 20Q66 44 36 44H-112Q-124 44 -124 30V-30Q-124 -44 -112 -44Z';
  return moved(
    `${shadow(body, 5, 10)}${fill(body, '#dfe9e6')}${fill('M-108 -36H34Q56 -36 68 -14L96 -11V11L68 14Q56 36 34 36H-108Q-116 36 -116 28V-28Q-116 -36 -108 -36Z', color)}${line('M-104 24H34Q50 24 60 10', lit, 8, faint(0.6))}${line('M-104 -27H30', '#fff', 6, faint(0.5))}${raised(slab(100, -22, 34, 44, 7), '#b93a26', '#7c2113', 1, 3)}${line('M108 -14v28M116 -14v28M124 -14v28', '#7c2113', 2.5)}${fill(slab(-84, -38, 84, 76, 3), '#fbf3e2')}${seal(-42, -8, 17)}${line('M-70 20h56M-60 28h36', '#a89472', 3)}`,
    x,
    y,
    scale,
    deg,
  );
}
/** A glass or cup from above. */
export function cup(
  random: Random,
  x: number,
  y: number,
  r: number,
  ware: 'glass' | 'celadon' | 'porcelain' | 'onggi',
  color: string,
  lit: string,
): string {
  return bowl(x, y, r, ware) + soup(random, x, y, r * 0.84, color, lit);
}
export const pineNuts = (points: readonly (readonly [number, number])[]) =>
  fill(
    points.map(([x, y]) => oval(x, y, 8, 5, x)).join(''),
    '#fbeecb',
    ' stroke="#d2b97f" stroke-width="2"',
  );
export const ice = (points: readonly (readonly [number, number])[], size = 30) =>
  points
    .map(
      ([x, y], i) =>
        `<path d="${box(x, y, size, size * 0.9, i * 37)}" fill="#fff" opacity=".55" stroke="#fff" stroke-width="5"/>`,
    )
    .join('');
