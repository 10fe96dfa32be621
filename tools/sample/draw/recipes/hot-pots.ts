import { pan, pot } from '../crockery.ts';
import { noodles, ribBlock, soup } from '../food.ts';
import {
  chilliRings,
  chunks,
  halfMoons,
  kimchi,
  leaves,
  rings,
  sesame,
  shiitake,
  shreds,
  slices,
  stalks,
} from '../garnish.ts';
import { pointsIn } from '../random.ts';
import type { Recipes } from '../recipe.ts';
import { scene } from '../scene.ts';
import { fill, moved, oval, raised } from '../shapes.ts';
import { chopsticks } from '../table-things.ts';

const fishCut = 'M-44 -20Q0 -34 44 -18Q52 0 44 18Q0 30 -44 20Q-52 0 -44 -20Z';
const fishBack = 'M-44 -20Q0 -34 44 -18Q50 -8 48 -4Q0 -16 -48 -4Q-50 -14 -44 -20Z';
const fishPieces = [
  [-26, -20, -14],
  [24, 22, -20],
]
  .map(
    ([x, y, deg]) =>
      `<g transform="translate(${x} ${y}) rotate(${deg})"><path d="${fishCut}" fill="#4a170a" transform="translate(3 6)"/><path d="${fishCut}" fill="#d9a06c"/><path d="${fishBack}" fill="#34454f"/><path d="M-36 -16l8 10M-16 -21l8 11M4 -22l8 11M24 -18l7 10" stroke="#8fa3a8" stroke-width="4"/><path d="M-34 8Q0 16 34 6" stroke="#f5d3a8" stroke-width="4"/></g>`,
  )
  .join('');

export const hotPots: Recipes = {
  'budae-jjigae': (random) =>
    scene(
      'slate',
      pot(200, 150, 122, 'steel'),
      soup(random, 200, 150, 104, '#c8461f', '#e87a3f', '#f6a358'),
      noodles(
        random,
        200,
        152,
        44,
        { dark: '#b4801f', main: '#f3cf66', lit: '#fdeba8' },
        { strands: 9, width: 5 },
      ),
      fill(
        [
          [142, 108],
          [128, 128],
          [158, 92],
        ]
          .map(([x = 0, y = 0]) => oval(x, y, 17, 12, -40))
          .join(''),
        '#e98f86',
        ' stroke="#bf5a4f" stroke-width="3"',
      ),
      fill(
        [
          [256, 106],
          [272, 124],
          [240, 92],
        ]
          .map(([x = 0, y = 0]) => oval(x, y, 13, 13))
          .join(''),
        '#d76a4e',
        ' stroke="#9c3b25" stroke-width="3"',
      ),
      fill(
        pointsIn(random, 14, 136, 192, 26)
          .map(([x, y]) => oval(x, y, 6, 4.5, random() * 180))
          .join(''),
        '#f0b27a',
        ' stroke="#b7642c" stroke-width="2"',
      ),
      raised('M222 186l50 -14 12 32 -46 16Z', '#f9cf52', '#d59b23', 2, 3),
      kimchi(
        random,
        [
          [196, 222],
          [178, 72],
        ],
        22,
      ),
      stalks(random, pointsIn(random, 5, 232, 82, 26), 26, 7),
      rings(pointsIn(random, 8, 200, 150, 80), 5),
    ),
  dakbokkeumtang: (random) =>
    scene(
      'hanji',
      pot(200, 150, 124, 'black', 20),
      soup(random, 200, 150, 105, '#a62f14', '#d2562a', '#ee8440'),
      chunks(
        random,
        [
          [232, 112],
          [176, 178],
        ],
        36,
        '#d86a34',
        '#8a2f12',
        '#ffe2b0',
        0.74,
      ),
      drumstick(172, 112, 200) + drumstick(232, 190, 20),
      chunks(
        random,
        [
          [130, 154],
          [212, 76],
          [226, 222],
        ],
        24,
        '#f0c25c',
        '#b07a22',
        '#fff',
        0.84,
      ),
      chunks(
        random,
        [
          [150, 206],
          [272, 142],
          [262, 84],
        ],
        19,
        '#ee8a34',
        '#a9521a',
        '#fff',
        0.8,
      ),
      stalks(random, pointsIn(random, 6, 200, 150, 78), 34, 9),
      sesame(random, pointsIn(random, 24, 200, 150, 84)),
    ),
  gamjatang: (random) =>
    scene(
      'walnut',
      pot(200, 152, 126, 'onggi', -15),
      soup(random, 200, 152, 107, '#9c3a17', '#c9612c', '#e89148'),
      ribBlock(154, 110, -28, { meat: '#a9663c', side: '#5a2c16', lit: '#d39a68' }, 1.15),
      ribBlock(240, 128, 36, { meat: '#b06e42', side: '#5a2c16', lit: '#d9a372' }, 1.15),
      ribBlock(166, 196, 12, { meat: '#a9663c', side: '#5a2c16', lit: '#d39a68' }, 1.1),
      chunks(
        random,
        [
          [226, 200],
          [126, 158],
          [206, 78],
        ],
        27,
        '#f2cc72',
        '#b4842b',
        '#fff',
        0.84,
      ),
      leaves(
        [
          [196, 146],
          [216, 160],
          [182, 162],
        ],
        26,
        [-40, 50, 170],
        '#3f7d3a',
      ),
      fill(
        pointsIn(random, 26, 204, 152, 40)
          .map(([x, y]) => oval(x, y, 2.4))
          .join(''),
        '#d9c49a',
      ),
      stalks(random, pointsIn(random, 4, 260, 176, 22), 28, 8),
    ),
  'godeungeo-jorim': (random) =>
    scene(
      'celadon',
      pan(178, 146, 122),
      soup(random, 178, 146, 104, '#9a3114', '#c95426', '#e5813c'),
      raised(
        oval(120, 118, 28) + oval(232, 196, 28) + oval(126, 190, 27) + oval(232, 96, 27),
        '#f4d9a4',
        '#b77a3c',
        2,
        5,
      ),
      moved(fishPieces, 178, 146),
      stalks(random, pointsIn(random, 5, 178, 80, 40, 16), 28, 8),
      chilliRings(pointsIn(random, 6, 178, 150, 70), '#d9381f', 7),
      sesame(random, pointsIn(random, 18, 178, 146, 70)),
    ),
  'bulgogi-jeongol': (random) =>
    scene(
      'hanji',
      pot(200, 150, 126, 'brass', 0),
      soup(random, 200, 150, 108, '#7a4a1f', '#a06c33', '#c8954c'),
      slices(random, pointsIn(random, 6, 200, 150, 34), 22, '#97522f', '#56291a', '#d9a57c'),
      shreds(random, pointsIn(random, 12, 200, 74, 44, 18), '#fbf0d8', 30, 5, 80),
      noodles(
        random,
        126,
        118,
        32,
        { dark: '#a98953', main: '#e6cf9c', lit: '#fbf0d0' },
        { strands: 7, width: 4, layers: 3 },
      ),
      shiitake(
        [
          [272, 110],
          [286, 142],
          [258, 138],
        ],
        18,
      ),
      halfMoons(random, pointsIn(random, 6, 262, 196, 26), 15, '#dbe7a5', '#5f9440'),
      leaves(
        [
          [132, 192],
          [150, 214],
          [118, 174],
        ],
        26,
        [120, 70, 160],
        '#a8c66c',
        '#eef4cf',
      ),
      shreds(random, pointsIn(random, 8, 200, 224, 34, 12), '#ee8a34', 30, 5, 5),
      stalks(random, pointsIn(random, 3, 250, 74, 10), 24, 7),
      chopsticks(356, 250, 150, -58, '#3f2a1c'),
    ),
};

function drumstick(x: number, y: number, deg: number): string {
  const meat = 'M-40 -4Q-36 -34 0 -30 26 -26 46 -6L46 6Q26 26 0 28 -36 30 -40 -4Z';
  return `<g transform="translate(${x} ${y}) rotate(${deg})"><path d="M40 0H70M70 -5v10" stroke="#f7ead0" stroke-width="11"/><path d="${meat}" fill="#7a2a10" transform="translate(2 5)"/><path d="${meat}" fill="#dd7638"/><path d="M-26 -12Q-8 -22 16 -14" stroke="#ffd9a6" stroke-width="5" opacity=".7"/></g>`;
}
