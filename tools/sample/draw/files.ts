import { optimize } from 'svgo';
import { categoryIcons } from './category-icons.ts';
import { table } from './hero.ts';
import { defaultDish, icon } from './marks.ts';
import { randomOf } from './random.ts';
import type { Recipes } from './recipe.ts';
import { banchan } from './recipes/banchan.ts';
import { boxes } from './recipes/boxes.ts';
import { drinkDishes } from './recipes/drinks.ts';
import { hotPots } from './recipes/hot-pots.ts';
import { jars } from './recipes/jars.ts';
import { jeon } from './recipes/jeon.ts';
import { kimbapDishes } from './recipes/kimbap.ts';
import { kimchiDishes } from './recipes/kimchi.ts';
import { mains } from './recipes/mains.ts';
import { mandu } from './recipes/mandu.ts';
import { soups } from './recipes/soups.ts';
import { stews } from './recipes/stews.ts';
import { street } from './recipes/street.ts';

const recipes: Recipes = {
  ...stews,
  ...soups,
  ...mains,
  ...banchan,
  ...street,
  ...jeon,
  ...boxes,
  ...jars,
  ...drinkDishes,
  ...hotPots,
  ...mandu,
  ...kimbapDishes,
  ...kimchiDishes,
};

/** Every drawing of the shop: path below public/ → SVG text, the same on every run. */
export function drawingFiles(): Record<string, string> {
  return {
    ...inFolder(
      'images/dishes',
      Object.entries(recipes).map(([name, recipe]) => [
        `${name}.svg`,
        compact(recipe(randomOf(name))),
      ]),
    ),
    ...inFolder('images/categories', Object.entries(categoryIcons())),
    'images/default-dish.svg': compact(defaultDish()),
    'images/table.svg': compact(table()),
    'icon.svg': compact(icon()),
  };
}

function inFolder(folder: string, files: [string, string][]): Record<string, string> {
  return Object.fromEntries(files.map(([name, text]) => [`${folder}/${name}`, text]));
}

/** Drawings above this many characters are rounded to whole units, which shows only in the smallest marks. */
const roundAbove = 5800;

/** Relative coordinates, merged groups and short ids: about a third less. */
function compact(text: string): string {
  const tenths = rounded(text, 1);
  return `${tenths.length <= roundAbove ? tenths : rounded(text, 0)}\n`;
}

/** Decimals are those of path data; opacities keep two. */
function rounded(text: string, floatPrecision: number): string {
  const overrides = {
    convertPathData: { floatPrecision },
    cleanupNumericValues: { floatPrecision: 2 },
  };
  const config = {
    multipass: true,
    plugins: [{ name: 'preset-default' as const, params: { overrides } }],
  };
  return optimize(text, config).data;
}
