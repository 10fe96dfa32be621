import { board, ovalDish, tray } from '../crockery.ts';
import { kimbapSlices, roll } from '../food.ts';
import { sesame } from '../garnish.ts';
import { pointsInBox, type Random } from '../random.ts';
import type { Recipes } from '../recipe.ts';
import { scene } from '../scene.ts';
import { blob, faint, fill, line, oval, raised, repeated, slab } from '../shapes.ts';
import { dip } from '../table-things.ts';

export const kimbapDishes: Recipes = {
  kimbap: (random) =>
    scene(
      'celadon',
      tray(200, 150, 350, 196, 'porcelain', 20),
      kimbapSlices(
        [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((i) => [86 + (i % 5) * 57, i < 5 ? 112 : 188]),
        33,
      ),
      sesame(random, pointsInBox(random, 26, 60, 80, 280, 140)),
    ),
  'kimbap-2': (random) =>
    scene(
      'oat',
      board(196, 156, 356, 220),
      roll(150, 112, 170, 58, -4, '#24352b', '#0d1511'),
      fill(oval(250, 104, 10, 27, 6), '#fffcf1') +
        fill(oval(251, 98, 5, 7) + oval(253, 112, 4, 6), '#f7c52f') +
        fill(oval(249, 106, 4, 6), '#ef8b35'),
      kimbapSlices(
        [
          [306, 108],
          [120, 202],
          [188, 208],
          [254, 196],
        ],
        34,
      ),
      sesame(random, pointsInBox(random, 12, 80, 92, 150, 36)),
      raised(slab(296, 214, 34, 14, 5), '#d9dcdb', '#8f9594', 1, 2),
    ),
  'kimbap-3': () =>
    scene(
      'clay',
      [0, 1].map((i) => roll(200, 108 + i * 84, 260, 66, -3, '#d9dcd9', '#9ea29f')).join(''),
      line(
        'M86 92l10 30M112 88l-8 36M142 90l8 32M258 84l-8 34M284 84l9 34M314 82l-6 34M90 176l8 34M120 172l-6 36M282 168l8 34M312 168l-7 34',
        '#fff',
        3,
        faint(0.7),
      ),
      fill('M168 70h64v158h-64Z', '#f6ead2') +
        fill(oval(200, 150, 22), '#b93a26') +
        line('M188 148h24a12 12 0 0 1 -24 0ZM194 164h12', '#fbf3e2', 2.6),
      kimbapSlices(
        [
          [300, 246],
          [356, 238],
        ],
        32,
      ),
    ),
  'chamchi-kimbap': (random) =>
    scene(
      'walnut',
      ovalDish(200, 150, 172, 112, 'blue'),
      repeated(
        [1, 2].map(() => tunaSlice(random, 0, 0)),
        [0, 1, 2, 3, 4, 5, 6, 7].map((i) => {
          const angle = ((200 + i * 51.4) * Math.PI) / 180;
          return i === 7 ? [200, 150] : [200 + Math.cos(angle) * 98, 150 + Math.sin(angle) * 52];
        }),
      ),
    ),
  'kkoma-kimbap': (random) =>
    scene(
      'persimmon',
      board(180, 150, 290, 214, '#e2bd85'),
      [0, 1, 2, 3, 4]
        .map(
          (i) => roll(180, 78 + i * 37, 178, 30, 0, '#24352b', '#0d1511') + ends(180, 78 + i * 37),
        )
        .join(''),
      sesame(random, pointsInBox(random, 36, 96, 66, 170, 170)),
      dip(356, 92, 38, 'porcelain', '#c9a03a', '#f3dc8a'),
    ),
};

function ends(x: number, y: number): string {
  return [-1, 1]
    .map((side) => {
      const ex = x + side * 96;
      return (
        fill(oval(ex, y, 7, 13), '#fffcf1') +
        fill(oval(ex, y - 5, 3, 4), '#f7c52f') +
        fill(oval(ex + 1, y + 1, 3, 4), '#ef8b35') +
        fill(oval(ex, y + 7, 3, 3.5), '#4b8b3b')
      );
    })
    .join('');
}
function tunaSlice(random: Random, x: number, y: number): string {
  return (
    raised(oval(x, y, 33), '#23332a', '#0f1813', 2, 4) +
    fill(oval(x, y, 29), '#fffcf1') +
    line(oval(x, y, 23), '#e6dcc3', 2.4, ' stroke-dasharray="4 5"') +
    fill(oval(x, y, 18, 17), '#3f7d3a') +
    fill(blob(random, x, y, 15, 14, 0, 0.18), '#e6c7a0') +
    fill(oval(x + 6, y - 8, 5, 4), '#f7c52f') +
    fill(oval(x - 8, y + 6, 4.5), '#ef8b35')
  );
}
