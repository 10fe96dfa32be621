import { petalDish, plate, steamer } from '../crockery.ts';
import { dumpling, sector, soup } from '../food.ts';
import { chilliRings, halfMoons, rings, sesame } from '../garnish.ts';
import { pointsIn } from '../random.ts';
import type { Recipes } from '../recipe.ts';
import { scene } from '../scene.ts';
import { box, crescent, faint, fill, oval } from '../shapes.ts';
import { chopsticks, dip, steam } from '../table-things.ts';

export const mandu: Recipes = {
  'gogi-mandu-2': (random) =>
    scene(
      'celadon',
      petalDish(200, 150, 128, 'porcelain', 8, true),
      soup(random, 200, 150, 104, '#e9d9ab', '#f6ebca'),
      [
        [150, 118, -30],
        [226, 104, 20],
        [258, 166, 70],
        [192, 182, -10],
        [138, 188, 60],
      ]
        .map(([x = 0, y = 0, deg = 0]) => dumpling(x, y, 36, deg))
        .join(''),
      fill(sector(206, 136, 22, 200, 250) + sector(170, 152, 20, 20, 70), '#fbd04a'),
      rings(pointsIn(random, 12, 200, 150, 74), 5.5),
      fill(
        pointsIn(random, 8, 200, 146, 40)
          .map(([x, y]) => box(x, y, 18, 5, random() * 180))
          .join(''),
        '#24352b',
      ),
      fill(crescent(200, 150, 104, 225, 10), '#5a4210', faint(0.2)),
      halfMoons(random, [[226, 214]], 16, '#dbe7a5', '#5f9440'),
    ),
  'gogi-mandu': () =>
    scene(
      'clay',
      steamer(186, 150, 136),
      fill(
        [
          [124, 100],
          [196, 82],
          [262, 120],
          [118, 170],
          [190, 150],
          [252, 192],
          [176, 220],
        ]
          .map(([x = 0, y = 0]) => oval(x, y + 6, 40, 26))
          .join(''),
        '#9cc46a',
        faint(0.8),
      ),
      [
        [124, 100, -30],
        [196, 84, 10],
        [258, 122, 50],
        [118, 172, -70],
        [188, 150, -10],
        [252, 192, 40],
        [176, 218, 10],
      ]
        .map(([x = 0, y = 0, deg = 0]) => dumpling(x, y, 37, deg))
        .join(''),
      steam(200, 112),
      dip(
        362,
        236,
        40,
        'porcelain',
        '#3a2013',
        '#8a5a3a',
        chilliRings(
          [
            [356, 232],
            [370, 242],
          ],
          '#d43a22',
          5,
        ),
      ),
    ),
  'gogi-mandu-3': (random) =>
    scene(
      'mist',
      plate(178, 150, 132, 'blue'),
      [0, 1, 2, 3, 4, 5]
        .map((i) => {
          const angle = (i * 60 * Math.PI) / 180;
          return dumpling(
            178 + Math.cos(angle) * 60,
            150 + Math.sin(angle) * 60,
            36,
            i * 60 + 90,
            true,
          );
        })
        .join(''),
      dip(
        178,
        150,
        27,
        'black',
        '#5a2a12',
        '#a8693f',
        sesame(random, pointsIn(random, 5, 178, 150, 10)),
      ),
      rings(pointsIn(random, 10, 178, 150, 96), 5),
      chopsticks(356, 160, 240, 76, '#7b4a2b'),
    ),
};
