import { bowl, type Ware } from './crockery.ts';
import { mound } from './food.ts';
import { shreds } from './garnish.ts';
import { pointsIn, type Random } from './random.ts';
import { fill, oval, repeated } from './shapes.ts';

/** One small dish of shredded something: its place, its colour and a lighter one on top. */
export type SideDish = readonly [x: number, y: number, color: string, lit: string];

/** Several small dishes of one ware and size. */
export function sideDishes(
  random: Random,
  ware: Ware,
  r: number,
  dishes: readonly SideDish[],
): string {
  const reach = r * 0.75;
  const places = dishes.map(([x, y]) => [x, y] as const);
  return (
    repeated([bowl(0, 0, r, ware)], places) +
    dishes
      .map(
        ([x, y, color, lit]) =>
          fill(oval(x, y, reach), color) +
          shreds(random, pointsIn(random, 8, x, y, reach * 0.7), lit, reach * 0.7, reach * 0.22),
      )
      .join('') +
    repeated([mound(0, 0, reach)], places)
  );
}
