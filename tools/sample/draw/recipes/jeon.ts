import { board, ovalDish, petalDish, plate, steamer, tray } from '../crockery.ts';
import { pancake } from '../food.ts';
import { chilliRings, leaves, prawn, rings, shreds, stalks } from '../garnish.ts';
import { pointsIn, type Random } from '../random.ts';
import type { Recipes } from '../recipe.ts';
import { scene } from '../scene.ts';
import { blob, dash, faint, fill, line, oval, repeated } from '../shapes.ts';
import { chopsticks, dip, tub } from '../table-things.ts';

const yellow = { main: '#f0bb4c', edge: '#b8771d', spot: '#c98a2a' };
const soyDip = (x: number, y: number) =>
  dip(
    x,
    y,
    42,
    'porcelain',
    '#3a2013',
    '#8a5a3a',
    rings(
      [
        [x - 8, y - 4],
        [x + 10, y + 4],
      ],
      4.5,
    ) + chilliRings([[x + 4, y - 12]], '#d43a22', 5),
  );

function pajeon(random: Random, x: number, y: number, r: number, flat = 1): string {
  const spread = (n: number) => pointsIn(random, n, x, y, r * 0.76, r * 0.72 * flat);
  return (
    pancake(
      random,
      blob(random, x, y, r, r * flat, 0, 0.06),
      yellow,
      pointsIn(random, 18, x, y, r * 0.9, r * 0.9 * flat),
    ) +
    stalks(random, spread(13), r * 0.72, r * 0.075, 12) +
    shreds(random, spread(4), '#d8402a', r * 0.24, r * 0.05) +
    line(
      spread(4)
        .map(([px, py]) => oval(px, py, r * 0.11))
        .join(''),
      '#fff3e2',
      r * 0.065,
    ) +
    spread(4)
      .map(([px, py]) => prawn(px, py, r * 0.16, random() * 360))
      .join('')
  );
}

export const jeon: Recipes = {
  'haemul-pajeon': (random) =>
    scene('celadon', plate(176, 150, 136, 'blue'), pajeon(random, 176, 150, 112), soyDip(350, 236)),
  'haemul-pajeon-2': (random) =>
    scene(
      'walnut',
      steamer(200, 152, 144),
      pajeon(random, 200, 150, 118),
      line('M88 120L314 176M160 38L238 264M246 42L150 262', '#8a5a1c', 5, faint(0.75)),
      chopsticks(330, 84, 220, 144, '#e4c08a'),
    ),
  'haemul-pajeon-3': (random) =>
    scene(
      'hanji',
      tub(
        200,
        150,
        330,
        226,
        fill('M0 0h400v300H0Z', '#efe7d6') + pajeon(random, 170, 150, 140, 0.68),
      ),
    ),
  'kimchi-jeon': (random) =>
    scene(
      'mist',
      ovalDish(196, 150, 176, 122, 'sand'),
      [
        [126, 138],
        [204, 168],
        [276, 136],
      ]
        .map(
          ([x = 0, y = 0]) =>
            pancake(
              random,
              blob(random, x, y, 66, 60, 0, 0.08),
              { main: '#e2742f', edge: '#983a10', spot: '#f6ab62' },
              pointsIn(random, 6, x, y, 44),
            ) +
            fill(
              pointsIn(random, 7, x, y, 42)
                .map(([px, py]) => blob(random, px, py, 11, 6, random() * 180, 0.3))
                .join(''),
              '#bd2f14',
            ) +
            rings(pointsIn(random, 4, x, y, 40), 4.5),
        )
        .join(''),
      chilliRings(
        [
          [132, 132],
          [270, 130],
          [206, 172],
        ],
        '#4f8f3c',
        7,
      ),
    ),
  bindaetteok: (random) =>
    scene(
      'slate',
      petalDish(200, 150, 138, 'onggi', 8, true),
      [
        [158, 112],
        [244, 118],
        [152, 196],
        [240, 204],
      ]
        .map(
          ([x = 0, y = 0]) =>
            pancake(
              random,
              blob(random, x, y, 52, 49, 0, 0.08),
              { main: '#d6a648', edge: '#8a591a', spot: '#94661f' },
              pointsIn(random, 10, x, y, 34),
            ) +
            shreds(random, pointsIn(random, 5, x, y, 30), '#f6edd0', 22, 4.5) +
            shreds(random, pointsIn(random, 3, x, y, 30), '#7e9c45', 20, 5) +
            chilliRings([[x, y]], '#d43a22', 7),
        )
        .join(''),
      dip(200, 154, 24, 'porcelain', '#3a2013', '#8a5a3a'),
    ),
  'dongtae-jeon': (random) =>
    scene(
      'plum',
      tray(200, 150, 350, 224, 'brass', 20),
      repeated(
        ['#d43a22', '#4f8f3c'].map(
          (color) =>
            pancake(
              random,
              blob(random, 0, 0, 46, 30, -14, 0.09),
              { main: '#f8d874', edge: '#d0992f', spot: '#e0b24a' },
              pointsIn(random, 5, 0, 0, 32, 18),
            ) +
            fill(oval(0, 0, 24, 13, -14), '#fdf0bd') +
            chilliRings([[-4, -2]], color, 6),
        ),
        [0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => [98 + (i % 3) * 102, 84 + Math.floor(i / 3) * 66]),
      ),
      leaves(
        [
          [344, 60],
          [330, 76],
        ],
        16,
        [-50, 10],
        '#4f8a43',
      ),
    ),
  songpyeon: (random) =>
    scene(
      'persimmon',
      board(200, 150, 340, 230, '#c08a52'),
      line(
        pointsIn(random, 26, 200, 150, 140, 88)
          .map(([x, y]) => dash(x, y, 60, random() * 180))
          .join(''),
        '#4d7a3c',
        3,
      ),
      pointsIn(random, 15, 200, 148, 110, 66)
        .map(([x, y], i) => halfMoonCake(x, y, i))
        .join(''),
    ),
};

function halfMoonCake(x: number, y: number, i: number): string {
  const [main, side] = [
    ['#fff9ec', '#d8c8a6'],
    ['#b9cf8a', '#7e9a50'],
    ['#f0b9b4', '#bd7d79'],
    ['#f3d380', '#c39a3d'],
  ][i % 4] ?? ['#fff', '#ccc'];
  const deg = (i * 53) % 70;
  return `<g transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(${deg - 35})"><path d="M-28 8Q-22 -20 0 -20T28 8Q0 20 -28 8Z" fill="${side}" transform="translate(2 6)"/><path d="M-28 8Q-22 -20 0 -20T28 8Q0 20 -28 8Z" fill="${main}"/><path d="M-22 -2Q-8 -13 10 -12" stroke="#fff" stroke-width="4" opacity=".7"/><path d="M-24 8Q0 16 24 8" stroke="${side}" stroke-width="2.5"/></g>`;
}
