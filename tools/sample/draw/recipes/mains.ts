import { board, bowl, ovalDish, pan, plate, tray } from '../crockery.ts';
import { laRib, mackerel, pancake, riceBall, riceCakes, sector } from '../food.ts';
import {
  chunks,
  friedEgg,
  leaves,
  rings,
  sesame,
  shiitake,
  shreds,
  slices,
  sprouts,
  stalks,
} from '../garnish.ts';
import { pointsIn, pointsInBox, type Random } from '../random.ts';
import type { Recipes } from '../recipe.ts';
import { scene } from '../scene.ts';
import { blob, crescent, faint, fill, line, oval, raised, slab } from '../shapes.ts';
import { sideDishes } from '../side-dishes.ts';
import { chopsticks, dip, pouch, spoon, steam, tub } from '../table-things.ts';

const beef = (random: Random, points: Parameters<typeof slices>[1], size: number) =>
  slices(random, points, size, '#8a4a28', '#4a2110', '#c98d5c');
const spicyPork = (random: Random, points: Parameters<typeof slices>[1], size: number) =>
  slices(random, points, size, '#cf4c26', '#7c1f0c', '#f3a06a');

export function bulgogiHeap(random: Random, x: number, y: number, r: number, flat = 1): string {
  return (
    fill(oval(x, y, r, r * flat), '#5c2d14') +
    beef(random, pointsIn(random, 17, x, y, r * 0.8, r * 0.8 * flat), r * 0.3) +
    shreds(
      random,
      pointsIn(random, 8, x, y, r * 0.8, r * 0.7 * flat),
      '#f4e0b6',
      r * 0.5,
      r * 0.07,
    ) +
    shreds(
      random,
      pointsIn(random, 6, x, y, r * 0.75, r * 0.7 * flat),
      '#ee8a34',
      r * 0.4,
      r * 0.055,
    ) +
    stalks(random, pointsIn(random, 6, x, y, r * 0.7, r * 0.6 * flat), r * 0.32, r * 0.08) +
    sesame(random, pointsIn(random, 26, x, y, r * 0.8, r * 0.8 * flat))
  );
}

function bibimbapIn(random: Random, x: number, y: number, r: number): string {
  const colors = ['#3f7a3c', '#f6efdc', '#ee8a34', '#6b4126', '#e9d488', '#7b3b1f'];
  const at = (k: number, reach: number): [number, number] => {
    const angle = ((k * 60 + 30) * Math.PI) / 180;
    return [x + Math.cos(angle) * r * reach, y + Math.sin(angle) * r * reach];
  };
  const area = (k: number, n: number) => {
    const [cx, cy] = at(k, 0.66);
    return pointsIn(random, n, cx, cy, r * 0.24);
  };
  return (
    riceBall(random, x, y, r) +
    colors
      .map((color, k) => fill(sector(x, y, r * 0.97, k * 60 + 2, k * 60 + 58), color))
      .join('') +
    shreds(random, area(0, 9), '#5c9a4a', r * 0.3, r * 0.05) +
    shreds(random, area(0, 5), '#2c5a2c', r * 0.3, r * 0.04) +
    sprouts(random, area(1, 6), r / 85) +
    shreds(random, area(2, 10), '#f9b068', r * 0.34, r * 0.045, 150) +
    shreds(random, area(2, 3), '#cf6a1c', r * 0.34, r * 0.03, 150) +
    shreds(random, area(3, 11), '#94663f', r * 0.3, r * 0.055) +
    shreds(random, area(4, 10), '#cfe09a', r * 0.3, r * 0.055, 60) +
    shreds(random, area(4, 5), '#7fae4c', r * 0.28, r * 0.03, 60) +
    chunks(random, area(5, 6), r * 0.11, '#9a5a35', '#54280f') +
    friedEgg(random, x, y, r * 0.4) +
    sesame(random, pointsIn(random, 7, x, y, r * 0.8))
  );
}

export const mains: Recipes = {
  bulgogi: (random) =>
    scene(
      'celadon',
      ovalDish(200, 150, 168, 116, 'porcelain'),
      bulgogiHeap(random, 200, 150, 118, 0.68),
      steam(214, 120),
    ),
  'bulgogi-2': (random) =>
    scene(
      'slate',
      pan(164, 146, 128),
      bulgogiHeap(random, 164, 146, 104),
      shiitake(
        [
          [122, 108],
          [206, 176],
          [148, 204],
        ],
        18,
      ),
      chopsticks(322, 84, 230, 152, '#c69a5e'),
    ),
  'bulgogi-3': (random) =>
    scene(
      'hanji',
      pouch(
        120,
        150,
        168,
        250,
        '#6f3718',
        '#b9713d',
        beef(random, pointsIn(random, 9, 120, 96, 56, 44), 24),
      ),
      board(300, 96, 168, 118),
      shiitake(
        [
          [262, 82],
          [300, 110],
          [262, 122],
        ],
        20,
      ),
      raised(oval(338, 92, 26), '#f7ecd3', '#c8ad7c') +
        line(oval(338, 92, 18) + oval(338, 92, 10), '#d9c296', 2),
      stalks(
        random,
        [
          [300, 210],
          [306, 228],
          [296, 246],
        ],
        130,
        13,
        -6,
      ),
    ),
  'jeyuk-bokkeum': (random) =>
    scene(
      'oat',
      plate(176, 152, 128, 'black'),
      fill(oval(176, 152, 88), '#8e2a10'),
      spicyPork(random, pointsIn(random, 16, 176, 152, 68), 29),
      shreds(random, pointsIn(random, 8, 176, 152, 64), '#f7d9b0', 40, 7),
      stalks(random, pointsIn(random, 7, 176, 152, 62), 30, 8),
      sesame(random, pointsIn(random, 30, 176, 152, 76)),
      lettuce(random, 334, 86, 62),
      dip(
        344,
        222,
        40,
        'celadon',
        '#8a4a22',
        '#c98a55',
        sesame(random, pointsIn(random, 9, 344, 222, 20)),
      ),
    ),
  'dak-galbi': (random) =>
    scene(
      'walnut',
      pan(182, 146, 130),
      fill(oval(182, 146, 108), '#a93616'),
      leaves(
        pointsIn(random, 7, 182, 146, 78),
        26,
        [20, 80, 140, 200, 260, 320, 50],
        '#cfe08a',
        '#f3f7d2',
      ),
      chunks(random, pointsIn(random, 11, 182, 146, 82), 24, '#d9612b', '#85260d', '#ffd9a6', 0.76),
      chunks(random, pointsIn(random, 5, 182, 146, 70), 16, '#f2bd4c', '#ad7a1e', '#fff', 0.7),
      riceCakes(
        random,
        pointsIn(random, 7, 182, 146, 74),
        { side: '#9c3412', main: '#f0814a', lit: '#ffd1a8' },
        42,
        13,
      ),
      leaves(
        [
          [150, 102],
          [222, 182],
        ],
        24,
        [-30, 40],
        '#3f7d3a',
      ),
      sesame(random, pointsIn(random, 10, 182, 146, 88)),
    ),
  bibimbap: (random) =>
    scene('clay', bowl(200, 150, 128, 'brass'), bibimbapIn(random, 200, 150, 106)),
  'bibimbap-2': (random) =>
    scene(
      'slate',
      bowl(150, 164, 130, 'stone'),
      bibimbapIn(random, 150, 164, 108),
      dip(
        336,
        78,
        46,
        'black',
        '#b92f18',
        '#e66a48',
        sesame(random, pointsIn(random, 8, 336, 78, 20)),
      ),
      spoon(300, 196, 120, 52),
    ),
  'bibimbap-3': (random) =>
    scene(
      'mist',
      tub(200, 148, 330, 220, bibimbapBox(random)),
      chopsticks(206, 276, 250, 2, '#d8b27a'),
    ),
  'la-galbi': (random) =>
    scene(
      'slate',
      tray(200, 150, 340, 236, 'black', 20),
      laRib(136, 84, -8, 1.35),
      laRib(262, 122, 8, 1.35),
      laRib(140, 168, -10, 1.35),
      laRib(258, 214, 4, 1.35),
      stalks(
        random,
        [
          [334, 66],
          [340, 84],
        ],
        36,
        9,
        60,
      ),
      rings(pointsInBox(random, 16, 90, 60, 230, 180), 5),
      sesame(random, pointsInBox(random, 40, 70, 60, 260, 180)),
    ),
  'dwaeji-galbi': (random) =>
    scene(
      'persimmon',
      board(200, 150, 350, 216),
      leaves(
        [
          [94, 96],
          [112, 196],
          [304, 90],
          [300, 206],
        ],
        56,
        [200, 150, -30, 30],
        '#74ad52',
        '#d5eaaa',
      ),
      [
        [150, 108, -16],
        [246, 118, 12],
        [168, 178, 8],
        [258, 192, -14],
      ]
        .map(([x = 0, y = 0, deg = 0]) => grilled(random, x, y, deg))
        .join(''),
      fill(
        pointsIn(random, 7, 204, 150, 80, 50)
          .map(([x, y]) => oval(x, y, 8, 5.5, 30))
          .join(''),
        '#fbeecb',
        ' stroke="#d2b97f" stroke-width="2"',
      ),
      sesame(random, pointsIn(random, 30, 204, 150, 100, 60)),
    ),
  donkkaseu: (random) =>
    scene(
      'hanji',
      plate(200, 152, 134, 'blue'),
      shreds(random, pointsIn(random, 34, 132, 116, 40, 44), '#e9f0c4', 34, 4),
      shreds(random, pointsIn(random, 14, 132, 116, 36, 40), '#b9d383', 30, 3),
      cutlet(random, 216, 158, 84, 62, -14),
      line('M160 164q18 -26 34 -4t34 -14 34 -6M176 186q18 -20 32 -2t32 -14 34 -4', '#5a2a12', 8),
      fill(
        pointsIn(random, 8, 128, 196, 16)
          .map(([x, y]) => oval(x, y, 5))
          .join(''),
        '#f6cf4a',
      ),
      chunks(
        random,
        [
          [272, 82],
          [246, 70],
        ],
        13,
        '#d6402a',
        '#8e1f10',
        '#fff',
        1,
      ),
    ),
  'ja-godeungeo': (random) =>
    scene(
      'celadon',
      tray(196, 150, 346, 190, 'blue', 24),
      mackerel(190, 112, 226, -6, { back: '#4b5a58', belly: '#e3b878', stripe: '#24302f' }),
      mackerel(206, 188, 226, 174, { back: '#586662', belly: '#d9a965', stripe: '#24302f' }),
      fill(blob(random, 330, 92, 24, 18), '#fff7e2') +
        fill(crescent(330, 92, 18, 45, 7), '#e0d0a8'),
      `<path d="${oval(68, 200, 24)}" fill="#f7df62" stroke="#e3b92c" stroke-width="4"/>` +
        line('M68 180v40M51 190l34 20M51 210l34 -20', '#fdf4c0', 2.5),
    ),
  'parents-set': (random) =>
    scene(
      'plum',
      tray(200, 150, 376, 276, 'wood', 24),
      bowl(112, 98, 62, 'porcelain'),
      fill(oval(112, 98, 50), '#8f9c66') +
        shreds(random, pointsIn(random, 9, 112, 98, 32), '#2f4a34', 34, 11),
      bowl(112, 212, 58, 'black'),
      fill(oval(112, 212, 47), '#a8743a') +
        chunks(random, pointsIn(random, 5, 112, 212, 28), 12, '#fff6e0', '#d9c49a', '#fff', 0.8) +
        rings(pointsIn(random, 4, 112, 212, 32), 5),
      bowl(280, 82, 58, 'porcelain'),
      fill(oval(280, 82, 47), '#dcc48f') +
        chunks(random, pointsIn(random, 4, 280, 82, 24), 16, '#96603f', '#5a331f') +
        rings(pointsIn(random, 3, 280, 82, 32), 5),
      sideDishes(random, 'celadon', 38, [
        [216, 176, '#3f7a3c', '#6aa653'],
        [300, 166, '#f2b941', '#fbdc82'],
        [226, 242, '#5b3620', '#96633f'],
        [314, 240, '#c8432b', '#ee8b62'],
      ]),
    ),
};

function grilled(random: Random, x: number, y: number, deg: number): string {
  const d = blob(random, x, y, 52, 29, deg, 0.12);
  return (
    raised(d, '#9a4f23', '#4f210c', 2, 5) +
    line(
      `M${x - 32} ${y - 10}l22 26M${x - 10} ${y - 16}l24 30M${x + 14} ${y - 18}l20 26`,
      '#52240e',
      6,
      faint(0.7),
    ) +
    line(`M${x - 30} ${y - 16}q26 -8 50 0`, '#e9a767', 4, faint(0.7))
  );
}
function lettuce(random: Random, x: number, y: number, r: number): string {
  return (
    [
      [x, y, 1],
      [x + r * 0.12, y + r * 0.1, 0.78],
    ]
      .map(([lx = 0, ly = 0, k = 1], i) =>
        raised(
          blob(random, lx, ly, r * k, r * k * 0.92, 30, 0.16),
          i ? '#a9d06b' : '#7fb551',
          '#4d8336',
          2,
          4,
        ),
      )
      .join('') +
    line(
      `M${x - r * 0.5} ${y + r * 0.6}Q${x} ${y + r * 0.1} ${x + r * 0.5} ${y - r * 0.4}M${x - r * 0.1} ${y + r * 0.22}l${-r * 0.22} ${-r * 0.42}M${x + r * 0.2} ${y - r * 0.06}l${r * 0.4} ${r * 0.16}`,
      '#e4f2bf',
      4,
    )
  );
}
export function cutlet(
  random: Random,
  x: number,
  y: number,
  rx: number,
  ry: number,
  deg: number,
): string {
  const outline = blob(random, x, y, rx, ry, deg, 0.1);
  return pancake(
    random,
    outline,
    { main: '#dd9a3e', edge: '#9c5a16', spot: '#f3c476' },
    pointsIn(random, 26, x, y, rx * 0.85, ry * 0.85),
  );
}
function bibimbapBox(random: Random): string {
  const columns = [
    [35, 38, '#3f7a3c', '#6aa653'],
    [145, 38, '#f6efdc', '#d9cba0'],
    [35, 148, '#ee8a34', '#fbb877'],
    [145, 148, '#6b4126', '#9a6c45'],
  ] as const;
  return (
    fill(slab(30, 30, 340, 240, 4), '#fffdf5') +
    columns
      .map(
        ([x, y, color, lit]) =>
          fill(slab(x + 6, y + 4, 104, 106, 4), color) +
          shreds(random, pointsInBox(random, 20, x + 14, y + 12, 86, 90), lit, 34, 6),
      )
      .join('') +
    beef(random, pointsInBox(random, 10, 262, 50, 96, 200), 20) +
    friedEgg(random, 150, 150, 38)
  );
}
