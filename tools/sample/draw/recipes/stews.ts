import { bowl, ttukbaegi } from '../crockery.ts';
import { mound, ribBlock, riceBall, soup } from '../food.ts';
import {
  chilliRings,
  chunks,
  clam,
  halfMoons,
  kimchi,
  leaves,
  prawn,
  rings,
  sesame,
  shiitake,
  shreds,
  slices,
  stalks,
  tofu,
} from '../garnish.ts';
import { between, pointsIn, type Random } from '../random.ts';
import type { Recipes } from '../recipe.ts';
import { scene } from '../scene.ts';
import { blob, crescent, faint, fill, oval, raised } from '../shapes.ts';
import { cloth, dip, pouch, spoon, steam } from '../table-things.ts';

const pork = (random: Random, points: Parameters<typeof slices>[1], size = 20) =>
  slices(random, points, size, '#c98a62', '#8d4f2e', '#f6dcc0');

function kimchiStew(random: Random, x: number, y: number, r: number): string {
  const R = r * 0.86;
  return (
    ttukbaegi(x, y, r) +
    soup(random, x, y, R, '#b4301a', '#dd5a30', '#f08a3e') +
    kimchi(random, pointsIn(random, 6, x, y, R * 0.72), r * 0.2) +
    pork(random, pointsIn(random, 5, x, y, R * 0.6), r * 0.17) +
    tofu(
      [
        [x - r * 0.34, y - r * 0.2],
        [x + r * 0.12, y - r * 0.38],
        [x + r * 0.36, y + r * 0.1],
        [x - r * 0.1, y + r * 0.36],
      ],
      r * 0.34,
    ) +
    rings(pointsIn(random, 10, x, y, R * 0.6), r * 0.045) +
    chilliRings(pointsIn(random, 4, x, y, R * 0.5), '#d9381f', r * 0.05)
  );
}

export const stews: Recipes = {
  'kimchi-jjigae': (random) => scene('hanji', kimchiStew(random, 200, 152, 118), steam(196, 118)),
  'kimchi-jjigae-2': (random) =>
    scene(
      'oat',
      kimchiStew(random, 150, 170, 152),
      bowl(352, 62, 68, 'porcelain'),
      riceBall(random, 352, 62, 50),
      spoon(196, 190, 190, 24),
    ),
  'kimchi-jjigae-3': (random) =>
    scene(
      'oat',
      pouch(
        128,
        150,
        180,
        248,
        '#b4301a',
        '#e0673a',
        kimchi(random, pointsIn(random, 7, 128, 100, 56, 46), 17),
      ),
      bowl(292, 96, 66, 'celadon'),
      tofu(
        [
          [276, 80],
          [312, 84],
          [272, 114],
          [310, 116],
        ],
        30,
      ),
      cloth(300, 232, 150, 84, -6, '#f7efe0', '#b93a26'),
      stalks(
        random,
        [
          [270, 222],
          [300, 232],
          [330, 238],
        ],
        62,
        11,
        -8,
      ),
    ),
  'doenjang-jjigae': (random) =>
    scene(
      'clay',
      ttukbaegi(200, 150, 116),
      soup(random, 200, 150, 100, '#a8743a', '#cb9a55', '#e2b870'),
      halfMoons(random, pointsIn(random, 8, 200, 150, 76), 17, '#dbe7a5', '#5f9440'),
      slices(random, pointsIn(random, 5, 204, 152, 60), 19, '#9a6448', '#5e3521', '#e6c3a2'),
      shiitake(
        [
          [150, 172],
          [238, 116],
        ],
        17,
      ),
      tofu(
        [
          [170, 116],
          [216, 160],
          [252, 176],
          [182, 202],
        ],
        34,
      ),
      chilliRings(pointsIn(random, 5, 200, 150, 64), '#d43a22', 6),
      chilliRings(pointsIn(random, 4, 200, 150, 70), '#4f8f3c', 6),
      steam(210, 110),
    ),
  'sundubu-jjigae': (random) =>
    scene(
      'mist',
      ttukbaegi(200, 150, 118),
      soup(random, 200, 150, 101, '#c03a1c', '#ea6c38', '#f79a4a'),
      raised(
        pointsIn(random, 7, 200, 150, 66)
          .map(([x, y]) => blob(random, x, y, 28, 21, random() * 180, 0.28))
          .join(''),
        '#fff8e8',
        '#d9b592',
        2,
        4,
      ),
      clam(140, 190, 22, -30),
      clam(262, 186, 20, 40),
      prawn(244, 106, 22, 60),
      prawn(148, 112, 20, -70),
      raised(oval(202, 156, 24), '#f7b52c', '#d6801b', 1, 3),
      fill(oval(194, 148, 6, 4, -30), '#fff', faint(0.8)),
      rings(pointsIn(random, 12, 200, 150, 80), 5),
    ),
  chueotang: (random) =>
    scene(
      'oat',
      bowl(200, 150, 120, 'onggi'),
      soup(random, 200, 150, 99, '#8a6a32', '#ab8a4a', '#c9a75e'),
      shreds(random, pointsIn(random, 22, 200, 150, 74), '#4c5a26', 46, 6),
      shreds(random, pointsIn(random, 12, 200, 150, 74), '#6f7d36', 40, 4),
      fill(blob(random, 200, 150, 36, 30), '#d9c08c') +
        fill(crescent(200, 150, 32, 45, 10), '#b2945b', faint(0.6)),
      chilliRings(pointsIn(random, 7, 200, 150, 72), '#4f8f3c', 6),
      chilliRings(pointsIn(random, 4, 200, 150, 72), '#d43a22', 6),
      dip(350, 60, 38, 'porcelain', '#7c8b3c', '#b5bf6d'),
    ),
  galbijjim: (random) =>
    scene(
      'plum',
      bowl(200, 152, 124, 'brass'),
      soup(random, 200, 152, 104, '#4d2411', '#7b3f1d'),
      ribBlock(152, 110, -20, { meat: '#7d3f1f', side: '#35170a', lit: '#b9713d' }, 1.2),
      ribBlock(238, 112, 28, { meat: '#86451f', side: '#35170a', lit: '#c17a42' }, 1.2),
      ribBlock(146, 182, 40, { meat: '#86451f', side: '#35170a', lit: '#b9713d' }, 1.15),
      ribBlock(228, 192, -14, { meat: '#7d3f1f', side: '#35170a', lit: '#c17a42' }, 1.2),
      chunks(
        random,
        [
          [196, 76],
          [276, 158],
          [184, 232],
        ],
        18,
        '#f0ce7c',
        '#b58a35',
        '#fff',
        0.85,
      ),
      chunks(
        random,
        [
          [118, 146],
          [262, 84],
          [270, 210],
        ],
        17,
        '#ee8a34',
        '#a9521a',
        '#fff',
        0.85,
      ),
      chunks(
        random,
        [
          [196, 148],
          [132, 214],
        ],
        13,
        '#9c2a1c',
        '#571009',
        '#fff',
        0.8,
      ),
      fill(
        oval(210, 150, 7) + oval(186, 136, 7) + oval(222, 160, 7),
        '#bcd06a',
        ' stroke="#8ba041" stroke-width="2"',
      ),
      shreds(random, pointsIn(random, 10, 200, 146, 26), '#fbd54c', 20, 4),
      shreds(random, pointsIn(random, 7, 200, 146, 26), '#fffaf0', 20, 4),
    ),
  'jeonbok-juk': (random) =>
    scene(
      'clay',
      bowl(186, 152, 122, 'celadon'),
      soup(random, 186, 152, 101, '#cdcf94', '#e3e3b4'),
      mound(186, 152, 101, 0.1),
      fill(
        pointsIn(random, 60, 186, 152, 92)
          .map(([x, y]) => oval(x, y, 4, 2.2, random() * 180))
          .join(''),
        '#f0eecb',
      ),
      [
        [146, 134, -20],
        [194, 118, 30],
        [220, 160, -40],
        [166, 180, 15],
      ]
        .map(
          ([x = 0, y = 0, deg = 0]) =>
            raised(oval(x, y, 25, 15, deg), '#f4dfae', '#a9905c', 2, 4) +
            fill(oval(x, y, 17, 8, deg), '#e4c384'),
        )
        .join(''),
      shreds(random, pointsIn(random, 8, 192, 148, 18), '#2f4a36', 22, 4),
      sesame(random, pointsIn(random, 10, 188, 150, 60)),
      spoon(316, 214, 130, 38, '#e0bd62', '#a67d2c'),
    ),
  'hobak-juk': (random) =>
    scene(
      'mist',
      bowl(200, 150, 122, 'black'),
      soup(random, 200, 150, 102, '#f0a52a', '#fac25a'),
      raised(
        pointsIn(random, 9, 200, 152, 66)
          .map(([x, y]) => oval(x, y, between(random, 11, 14)))
          .join(''),
        '#fffaf0',
        '#c9791a',
        2,
        4,
      ),
      fill(oval(196, 146, 13, 9, 20) + oval(216, 158, 12, 8, -30), '#8f2a1c'),
      leaves([[214, 134]], 14, [-30], '#4f8a43'),
    ),
};
