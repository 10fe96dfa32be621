import { board, bowl, pot, ttukbaegi } from '../crockery.ts';
import { noodles, ribBlock, riceBall, soup } from '../food.ts';
import {
  chilliRings,
  chunks,
  clam,
  halfEgg,
  rings,
  seaweed,
  shreds,
  slices,
  sprouts,
  stalks,
} from '../garnish.ts';
import { pointsIn, type Random } from '../random.ts';
import type { Recipes } from '../recipe.ts';
import { scene } from '../scene.ts';
import { blob, box, dash, fill, line, oval, raised } from '../shapes.ts';
import { chopsticks, cloth, dip, pouch, spoon, steam } from '../table-things.ts';

function yukgaejangIn(random: Random, x: number, y: number, r: number): string {
  return (
    soup(random, x, y, r, '#a3230f', '#d1451f', '#f07a32') +
    stalks(random, pointsIn(random, 9, x, y, r * 0.66), r * 0.56, r * 0.11) +
    shreds(random, pointsIn(random, 12, x, y, r * 0.66), '#5b3a20', r * 0.6, r * 0.06) +
    shreds(random, pointsIn(random, 22, x, y, r * 0.5), '#8a4b2c', r * 0.5, r * 0.075) +
    shreds(random, pointsIn(random, 10, x, y, r * 0.5), '#b9744a', r * 0.45, r * 0.035) +
    shreds(random, pointsIn(random, 9, x, y, r * 0.6), '#f7d65a', r * 0.28, r * 0.04) +
    rings(pointsIn(random, 8, x, y, r * 0.6), r * 0.05)
  );
}

export const soups: Recipes = {
  yukgaejang: (random) =>
    scene(
      'mist',
      bowl(200, 150, 126, 'brass'),
      yukgaejangIn(random, 200, 150, 104),
      steam(204, 112),
    ),
  'yukgaejang-2': (random) =>
    scene(
      'hanji',
      bowl(118, 176, 106, 'brass'),
      yukgaejangIn(random, 118, 176, 87),
      bowl(300, 92, 76, 'brass'),
      riceBall(random, 300, 92, 62),
      dip(
        330,
        226,
        44,
        'porcelain',
        '#c9432a',
        '#f2a184',
        chunks(
          random,
          [
            [322, 222],
            [340, 232],
            [332, 212],
          ],
          11,
          '#f3e3c6',
          '#b64a2c',
        ),
      ),
      spoon(232, 196, 110, 62, '#e0bd62', '#a67d2c'),
    ),
  'yukgaejang-3': (random) =>
    scene(
      'celadon',
      board(150, 158, 262, 210),
      raised(blob(random, 120, 126, 62, 44, -10), '#8c4630', '#55251a', 2, 6) +
        line('M78 112q40 -18 84 0M76 130q46 -14 90 2M84 148q38 -8 70 2', '#c98a70', 4),
      stalks(
        random,
        [
          [170, 206],
          [176, 222],
          [164, 190],
        ],
        150,
        16,
        4,
      ),
      chilliRings(
        [
          [238, 110],
          [256, 130],
          [232, 142],
        ],
        '#d43a22',
        9,
      ),
      pouch(334, 150, 118, 232, '#a3230f', '#e0673a'),
    ),
  galbitang: (random) =>
    scene(
      'celadon',
      bowl(200, 150, 126, 'porcelain'),
      soup(random, 200, 150, 105, '#d9c08a', '#eedcae', '#f8ecc8'),
      noodles(
        random,
        226,
        186,
        42,
        { dark: '#b79a5f', main: '#f0e2bb', lit: '#fffbe8' },
        { strands: 8, width: 4.5, layers: 3 },
      ),
      ribBlock(152, 122, -24, { meat: '#9a6242', side: '#5e3620', lit: '#c59069' }, 1.35),
      ribBlock(238, 120, 22, { meat: '#a36a48', side: '#5e3620', lit: '#cf9c76' }, 1.3),
      ribBlock(160, 196, 30, { meat: '#9a6242', side: '#5e3620', lit: '#c59069' }, 1.2),
      chunks(
        random,
        [
          [206, 90],
          [262, 166],
        ],
        12,
        '#a5321f',
        '#5d130b',
      ),
      line(dash(190, 160, 32, 20) + dash(198, 150, 32, -10), '#f9ce45', 7) +
        line(dash(206, 164, 30, 60), '#fffaf0', 7),
      rings(pointsIn(random, 14, 200, 150, 84), 5.5),
    ),
  miyeokguk: (random) =>
    scene(
      'persimmon',
      bowl(196, 150, 124, 'porcelain'),
      soup(random, 196, 150, 103, '#93a06a', '#b3bd88', '#d5daa6'),
      seaweed(random, pointsIn(random, 15, 196, 150, 68), 34),
      slices(random, pointsIn(random, 7, 196, 150, 52), 19, '#8f5a3f', '#54301f', '#d3a688'),
      spoon(318, 206, 120, 40),
    ),
  seolleongtang: (random) =>
    scene(
      'walnut',
      ttukbaegi(182, 152, 122),
      soup(random, 182, 152, 105, '#f3ead7', '#fffaf0', '#fffdf6'),
      noodles(
        random,
        176,
        164,
        54,
        { dark: '#d8c7a2', main: '#fbf3de', lit: '#fff' },
        { strands: 9, width: 4, layers: 3 },
      ),
      [
        [150, 116, -14],
        [196, 104, 8],
        [226, 140, 40],
        [214, 190, 80],
      ]
        .map(
          ([x = 0, y = 0, deg = 0]) =>
            raised(oval(x, y, 34, 19, deg), '#b98a70', '#7d5440', 2, 4) +
            line(dash(x, y - 2, 42, deg), '#e9d2bf', 4),
        )
        .join(''),
      rings(pointsIn(random, 26, 182, 154, 62), 5),
      dip(
        352,
        70,
        42,
        'porcelain',
        '#c33b22',
        '#f09a80',
        chunks(
          random,
          [
            [344, 64],
            [362, 66],
            [352, 82],
          ],
          11,
          '#f6e4c8',
          '#b64a2c',
        ),
      ),
      dip(360, 196, 28, 'porcelain', '#fffdf6', '#e4dac6'),
    ),
  'kongnamul-guk': (random) =>
    scene(
      'plum',
      bowl(200, 150, 122, 'steel'),
      soup(random, 200, 150, 101, '#e8dcb0', '#f6eecf'),
      sprouts(random, pointsIn(random, 24, 200, 150, 72), 1.5),
      stalks(random, pointsIn(random, 5, 200, 150, 64), 24, 8),
      chilliRings(pointsIn(random, 6, 200, 150, 66), '#d43a22', 6.5),
      steam(206, 112),
    ),
  'eomuk-tang': (random) =>
    scene(
      'slate',
      pot(196, 156, 122, 'gold', 90),
      soup(random, 196, 156, 102, '#d3a95b', '#e9c987', '#f6dfa9'),
      raised(oval(146, 200, 28) + oval(252, 120, 26), '#f8f0d8', '#b98f47', 2, 4),
      [
        [134, 118, 66],
        [174, 106, 76],
        [216, 152, 100],
        [244, 186, 104],
      ]
        .map(([x = 0, y = 0, deg = 0]) => skewer(x, y, deg))
        .join(''),
      stalks(random, pointsIn(random, 4, 176, 204, 30), 24, 8),
      chilliRings(
        [
          [214, 92],
          [150, 168],
        ],
        '#d43a22',
        6,
      ),
      dip(
        356,
        236,
        38,
        'porcelain',
        '#3a2013',
        '#8a5a3a',
        rings(
          [
            [350, 232],
            [364, 240],
            [358, 226],
          ],
          4,
        ),
      ),
    ),
  kalguksu: (random) =>
    scene(
      'oat',
      bowl(200, 152, 126, 'blue'),
      soup(random, 200, 152, 105, '#e6d6a8', '#f4e8c6'),
      noodles(
        random,
        206,
        150,
        80,
        { dark: '#cbb37c', main: '#fbf0d2', lit: '#fffdf2' },
        { strands: 10, width: 7, layers: 3 },
      ),
      shreds(random, pointsIn(random, 6, 180, 118, 30), '#8dbb55', 34, 6),
      shreds(random, pointsIn(random, 4, 190, 124, 30), '#ee8a34', 30, 4.5),
      clam(150, 178, 25, -20),
      clam(246, 190, 25, 30),
      clam(258, 114, 23, -50),
      clam(196, 216, 22, 10),
      fill(
        pointsIn(random, 9, 210, 150, 34)
          .map(([x, y]) => box(x, y, 16, 5, random() * 180))
          .join(''),
        '#24352b',
      ),
      rings(pointsIn(random, 8, 200, 150, 60), 5),
    ),
  naengmyeon: (random) =>
    scene(
      'mist',
      bowl(196, 150, 126, 'steel'),
      soup(random, 196, 150, 106, '#c9b28c', '#e0cfae'),
      fill(
        [
          [120, 128],
          [270, 108],
          [132, 208],
          [274, 196],
          [206, 238],
        ]
          .map(([x = 0, y = 0]) => box(x, y, 24, 17, x))
          .join(''),
        '#f3fbfb',
        ' opacity=".75" stroke="#fff" stroke-width="3"',
      ),
      noodles(
        random,
        196,
        152,
        66,
        { dark: '#54402f', main: '#8d725a', lit: '#bda488' },
        { strands: 14, width: 3.5 },
      ),
      [0, 9, 18, 27]
        .map((step) =>
          fill(
            oval(150 + step, 116 - step / 2, 14, 20, 30),
            '#f7fbe4',
            ' stroke="#6fa24a" stroke-width="3"',
          ),
        )
        .join(''),
      [0, 10, 20]
        .map((step) =>
          raised(`M${214 + step} ${96 + step}l34 12 -8 22 -30 -10Z`, '#fff6dc', '#d9c696', 1, 3),
        )
        .join(''),
      halfEgg(198, 158, 28, 10),
      shreds(random, pointsIn(random, 5, 196, 132, 12), '#c72c1c', 16, 2),
      cloth(366, 230, 90, 150, 12, '#f7efe0', '#7f9db3'),
      chopsticks(352, 180, 200, 102, '#b9bdbc'),
    ),
};

/** A folded sheet of fish cake on a stick. */
function skewer(x: number, y: number, deg: number): string {
  const wave = 'M-48 -8q12 -14 24 0t24 0 24 0 24 0v18q-12 14 -24 0t-24 0 -24 0 -24 0Z';
  return `<g transform="translate(${x} ${y}) rotate(${deg})"><path d="M-96 2H70" stroke="#8a5a2c" stroke-width="6"/><path d="M-96 1H70" stroke="#d6a767" stroke-width="4"/><path d="${wave}" fill="#9c6426" transform="translate(2 4)"/><path d="${wave}" fill="#e6b56c"/><path d="M-24 -6v14M0 -6v14M24 -6v14" stroke="#b9772c" stroke-width="2.5"/></g>`;
}
