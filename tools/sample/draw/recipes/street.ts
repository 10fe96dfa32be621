import { bowl, ovalDish, pan, plate, tray } from '../crockery.ts';
import { fishCake, kimbapSlices, noodles, pancake, riceCakes } from '../food.ts';
import {
  chilliRings,
  chunks,
  halfEgg,
  rings,
  sesame,
  shiitake,
  shreds,
  slices,
  stalks,
} from '../garnish.ts';
import { between, pointsIn, pointsInBox, type Random } from '../random.ts';
import type { Recipes } from '../recipe.ts';
import { scene } from '../scene.ts';
import {
  arc,
  blob,
  bow,
  crescent,
  dash,
  faint,
  fill,
  line,
  oval,
  raised,
  repeated,
  slab,
} from '../shapes.ts';
import { chopsticks, dip, steam, tub } from '../table-things.ts';

const redCake = { side: '#8c1d0a', main: '#e8542c', lit: '#ffb48c' };

function tteokbokkiIn(random: Random, x: number, y: number, r: number, flat = 1): string {
  const spread = (n: number, k = 0.74) => pointsIn(random, n, x, y, r * k, r * k * flat);
  return (
    fill(oval(x, y, r, r * flat), '#bb2d12') +
    fishCake(spread(6), r * 0.26, [20, 100, 170, 250, 310, 60], '#a5521c', '#e09a4e') +
    riceCakes(random, spread(15, 0.78), redCake, r * 0.56, r * 0.16) +
    stalks(random, spread(5), r * 0.26, r * 0.075) +
    sesame(random, spread(22))
  );
}
/** Wrapped around the seams of street stalls: greaseproof paper under fried things. */
function paper(x: number, y: number, width: number, height: number): string {
  const d = slab(x - width / 2, y - height / 2, width, height, 3);
  return (
    raised(d, '#faf3e3', '#d9c9a8', 2, 3) +
    line(
      `M${x - width / 2 + 14} ${y - height / 2 + 20}h${width - 40}M${x - width / 2 + 14} ${y + height / 2 - 18}h${width - 60}`,
      '#d98f7c',
      3,
      faint(0.5),
    )
  );
}
const golden = { main: '#e2a13f', edge: '#9c5c18', spot: '#f7d08a' };

function fritter(
  random: Random,
  x: number,
  y: number,
  rx: number,
  ry: number,
  deg: number,
): string {
  return pancake(
    random,
    blob(random, x, y, rx, ry, deg, 0.16),
    golden,
    pointsIn(random, 9, x, y, rx * 0.6, ry * 0.6),
  );
}

export const street: Recipes = {
  tteokbokki: (random) =>
    scene(
      'mist',
      ovalDish(200, 150, 172, 124, 'porcelain'),
      tteokbokkiIn(random, 200, 150, 134, 0.7),
      halfEgg(244, 132, 30, 20),
      steam(190, 116),
    ),
  'tteokbokki-2': (random) =>
    scene(
      'slate',
      pan(172, 148, 136),
      tteokbokkiIn(random, 172, 148, 112),
      halfEgg(130, 120, 30, -20),
      halfEgg(212, 182, 30, 30),
      chopsticks(318, 80, 220, 150, '#c69a5e'),
    ),
  'tteokbokki-3': (random) =>
    scene(
      'oat',
      tub(
        146,
        150,
        240,
        220,
        fill('M0 0h400v300H0Z', '#e2d2b2') +
          riceCakes(
            random,
            pointsInBox(random, 24, 30, 50, 236, 210),
            { side: '#bfae8b', main: '#fffdf6', lit: '#fff' },
            62,
            17,
          ),
      ),
      dip(330, 84, 54, 'glass', '#b92f14', '#ee7a52'),
      fishCake(
        [
          [320, 190],
          [346, 216],
          [312, 240],
        ],
        40,
        [10, 130, 220],
      ),
    ),
  rabokki: (random) =>
    scene(
      'persimmon',
      bowl(200, 150, 126, 'gold'),
      fill(oval(200, 150, 104), '#bb2d12'),
      noodles(
        random,
        200,
        150,
        92,
        { dark: '#a52f0f', main: '#f2a03f', lit: '#fdd694' },
        { strands: 9, width: 6, layers: 3 },
      ),
      riceCakes(random, pointsIn(random, 8, 200, 150, 74), redCake, 50, 16),
      raised(blob(random, 196, 146, 52, 42, 20, 0.26), '#fbe08a', '#d99a2c', 2, 4),
      raised(blob(random, 202, 146, 34, 27, 20, 0.26), '#fff0b8', '#f2cc62', 1, 2),
      rings(pointsIn(random, 12, 200, 150, 74), 5.5),
    ),
  'gungjung-tteokbokki': (random) =>
    scene(
      'plum',
      plate(200, 150, 132, 'celadon'),
      fill(oval(200, 150, 88), '#5c3116'),
      riceCakes(
        random,
        pointsIn(random, 15, 200, 150, 74),
        { side: '#5c3116', main: '#d9a766', lit: '#fbe2b6' },
        56,
        16,
      ),
      slices(random, pointsIn(random, 6, 200, 150, 66), 18, '#7c4425', '#3f1d0d', '#bb8050'),
      shiitake(
        [
          [160, 118],
          [238, 184],
        ],
        17,
      ),
      shreds(random, pointsIn(random, 7, 200, 150, 66), '#d8402a', 34, 7),
      shreds(random, pointsIn(random, 7, 200, 150, 66), '#5c9a42', 34, 7),
      shreds(random, pointsIn(random, 6, 200, 150, 66), '#f2b632', 34, 7),
      sesame(random, pointsIn(random, 24, 200, 150, 76)),
    ),
  sundae: (random) =>
    scene(
      'hanji',
      ovalDish(186, 150, 164, 112, 'steel'),
      repeated(
        [1, 2, 3].map(() => sausage(random, 0, 0)),
        pointsIn(random, 15, 186, 148, 104, 58),
      ),
      dip(
        346,
        226,
        40,
        'porcelain',
        '#f2e3c6',
        '#fff',
        line(
          pointsIn(random, 12, 346, 226, 20)
            .map(([x, y]) => dash(x, y, 3, 0))
            .join(''),
          '#c9552e',
          4,
        ),
      ),
    ),
  twigim: (random) =>
    scene(
      'clay',
      tray(200, 150, 346, 240, 'wood', 18),
      paper(200, 150, 290, 190),
      [
        [112, 96, 24],
        [126, 148, 8],
        [110, 204, -18],
      ]
        .map(
          ([x = 0, y = 0, deg = 0]) =>
            fritter(random, x, y, 40, 25, deg) +
            fill(oval(x - 2, y - 2, 22, 12, deg), '#f0a02c') +
            line(dash(x - 8, y - 6, 16, deg), '#fff', 3, faint(0.4)),
        )
        .join(''),
      [
        [204, 90, 62],
        [190, 150, 80],
        [206, 210, 100],
      ]
        .map(([x = 0, y = 0, deg = 0]) => seaweedRoll(x, y, deg))
        .join(''),
      [
        [278, 104, -24],
        [276, 160, 8],
        [280, 214, -10],
      ]
        .map(
          ([x = 0, y = 0, deg = 0]) =>
            fritter(random, x, y, 38, 18, deg) +
            line(`M${x + 34} ${y - 2}l16 -10M${x + 34} ${y + 2}l17 6`, '#e0522c', 8),
        )
        .join(''),
    ),
  'dak-gangjeong': (random) =>
    scene(
      'oat',
      bowl(200, 150, 128, 'wood'),
      fill(oval(200, 150, 106), '#7e1f0c'),
      chunks(random, pointsIn(random, 20, 200, 150, 84), 29, '#c5431d', '#6c1706', '#ffd7a8', 0.82),
      fill(
        pointsIn(random, 18, 200, 150, 84)
          .map(([x, y]) => oval(x, y, 6, 4, random() * 180))
          .join(''),
        '#f1d29a',
      ),
      sesame(random, pointsIn(random, 40, 200, 150, 92)),
      chilliRings(pointsIn(random, 4, 200, 150, 70), '#4f8f3c', 7),
    ),
  hotteok: (random) =>
    scene(
      'mist',
      paper(196, 152, 330, 236),
      [
        [134, 106],
        [262, 110],
        [128, 202],
        [256, 204],
      ]
        .map(
          ([x = 0, y = 0], i) =>
            pancake(
              random,
              blob(random, x, y, 60, 56, 0, 0.05),
              { main: '#eab55e', edge: '#b87628', spot: '#fbdc9c' },
              pointsIn(random, 5, x, y, 50),
            ) +
            fill(blob(random, x, y, 46, 42, 0, 0.1), '#c37f2e') +
            fill(blob(random, x - 4, y - 5, 36, 32, 0, 0.14), '#d6933e') +
            line(arc(x, y, 40, 195, 255), '#f6cf8a', 4, faint(0.8)) +
            (i === 1 ? syrup(random, x, y) : ''),
        )
        .join(''),
      sesame(random, pointsIn(random, 16, 196, 150, 100, 70), '#6b7a3a'),
    ),
  'bunsik-set': (random) =>
    scene(
      'clay',
      tray(104, 100, 176, 168, 'porcelain', 16),
      fill(oval(104, 100, 70, 62), '#bb2d12') +
        riceCakes(random, pointsIn(random, 9, 104, 100, 50, 44), redCake, 46, 15) +
        rings(pointsIn(random, 3, 104, 100, 48), 5),
      tray(296, 100, 180, 168, 'celadon', 16),
      kimbapSlices(
        [0, 1, 2, 3, 4, 5].map((i) => [244 + (i % 3) * 52, i < 3 ? 72 : 128]),
        25,
      ),
      bowl(104, 238, 74, 'gold'),
      fill(oval(104, 238, 60), '#dcb56a') +
        fishCake(
          [
            [90, 224],
            [122, 244],
            [84, 256],
          ],
          26,
          [20, 140, 260],
        ) +
        rings([[110, 232]], 5),
      tray(290, 240, 196, 100, 'wood', 14),
      repeated(
        [fritter(random, 0, 0, 28, 21, 20)],
        [
          [230, 242],
          [284, 240],
        ],
      ) + seaweedRoll(338, 240, 84),
    ),
};

function sausage(random: Random, x: number, y: number): string {
  const deg = between(random, -20, 20);
  return (
    raised(oval(x, y, 27, 24, deg), '#57332c', '#2a1512', 3, 6) +
    fill(oval(x, y, 23, 20, deg), '#8a5648') +
    line(
      pointsIn(random, 7, x, y, 15, 13)
        .map(([px, py]) => bow(px, py, 9, random() * 180, 3))
        .join(''),
      '#e9d3bd',
      3.4,
    ) +
    line(
      pointsIn(random, 4, x, y, 14, 12)
        .map(([px, py]) => dash(px, py, 2, 0))
        .join(''),
      '#ee9a5a',
      4,
    )
  );
}
function seaweedRoll(x: number, y: number, deg: number): string {
  return (
    line(dash(x, y, 26, deg), '#1c140c', 27, ' transform="translate(2 5)"') +
    line(dash(x, y, 26, deg), '#3f3a2a', 27) +
    line(bow(x - 4, y, 30, deg, 3), '#d9a24a', 7, faint(0.8)) +
    line(bow(x + 7, y + 3, 22, deg, -3), '#d9a24a', 5, faint(0.7))
  );
}
function syrup(random: Random, x: number, y: number): string {
  return (
    raised(blob(random, x, y, 27, 22, 0, 0.2), '#6b3312', '#a86622', 0, 0) +
    fill(crescent(x, y, 18, 225, 6), '#c98a4a') +
    line(
      pointsIn(random, 10, x, y, 18)
        .map(([px, py]) => dash(px, py, 5, random() * 180))
        .join(''),
      '#e3d2a2',
      4,
    )
  );
}
