import { tray, type Ware } from './crockery.ts';
import { kimchi, sesame, shreds, slices, sprouts, stalks } from './garnish.ts';
import { pointsIn, pointsInBox, type Random } from './random.ts';
import { dash, faint, fill, line, oval, raised, repeated, slab } from './shapes.ts';

export interface Cell {
  x: number;
  y: number;
  width: number;
  height: number;
  food: (random: Random, cell: Cell) => string;
  ground?: string;
}

/** A lunch box with its compartments. */
export function lunchBox(
  random: Random,
  ware: Ware,
  frame: [number, number, number, number],
  cells: Cell[],
): string {
  const [x, y, width, height] = frame;
  return (
    tray(x + width / 2, y + height / 2, width, height, ware, 22) +
    cells
      .map((cell) => {
        const at = slab(cell.x, cell.y, cell.width, cell.height, 12);
        return (
          fill(at, '#1d120a', faint(0.35)) +
          fill(
            slab(cell.x + 2, cell.y + 3, cell.width - 2, cell.height - 3, 11),
            cell.ground ?? '#f4eddd',
          ) +
          cell.food(random, cell)
        );
      })
      .join('')
  );
}
export const inside = (random: Random, n: number, { x, y, width, height }: Cell, inset = 14) =>
  pointsInBox(random, n, x + inset, y + inset, width - 2 * inset, height - 2 * inset);

export const rice = (random: Random, cell: Cell) =>
  line(
    inside(random, Math.round((cell.width * cell.height) / 420), cell, 8)
      .map(([x, y]) => dash(x, y, 5, random() * 180))
      .join(''),
    '#d9cdb2',
    2.2,
  ) +
  line(
    pointsIn(random, 12, cell.x + cell.width / 2, cell.y + cell.height / 2, 12)
      .map(([x, y]) => dash(x, y, 3, random() * 90))
      .join(''),
    '#2b2320',
    3.2,
  );
export const beef = (random: Random, cell: Cell) =>
  slices(random, inside(random, 12, cell, 18), 24, '#8a4a28', '#4a2110', '#c98d5c') +
  shreds(random, inside(random, 5, cell, 22), '#f4e0b6', 26, 5) +
  stalks(random, inside(random, 4, cell, 22), 20, 6) +
  sesame(random, inside(random, 10, cell));
export const pork = (random: Random, cell: Cell) =>
  slices(random, inside(random, 12, cell, 18), 22, '#cf4c26', '#7c1f0c', '#f3a06a') +
  stalks(random, inside(random, 5, cell, 22), 22, 6) +
  sesame(random, inside(random, 10, cell));
export const spinach = (random: Random, cell: Cell) =>
  shreds(random, inside(random, 14, cell, 14), '#2f6a33', 28, 9) +
  shreds(random, inside(random, 10, cell, 14), '#5f9f4c', 24, 5);
export const carrots = (random: Random, cell: Cell) =>
  shreds(random, inside(random, 18, cell, 14), '#ee8a34', 28, 7) +
  shreds(random, inside(random, 8, cell, 14), '#fbb877', 24, 3);
export const bracken = (random: Random, cell: Cell) =>
  shreds(random, inside(random, 16, cell, 14), '#5f3c22', 28, 8) +
  shreds(random, inside(random, 8, cell, 14), '#94683f', 24, 4);
export const beans = (random: Random, cell: Cell) =>
  sprouts(random, inside(random, 10, cell, 20), 1);
export const cabbage = (random: Random, cell: Cell) =>
  kimchi(random, inside(random, 3, cell, 14), 18);
export const egg = (_: Random, { x, y, width, height }: Cell) => {
  const r = Math.min(width * 0.17, height * 0.36);
  const slice =
    raised(oval(0, 0, r, r * 1.2), '#fbd75f', '#c99424', 2, 4) +
    line(oval(0, 0, r * 0.55, r * 0.7), '#dfa52f', 2.5) +
    line('M-3 -4h1M5 6h1', '#ee8230', 6) +
    line('M4 -8h1', '#5c9a42', 6);
  return repeated(
    [slice],
    [0.22, 0.5, 0.78].map((k) => [x + width * k, y + height / 2]),
  );
};
