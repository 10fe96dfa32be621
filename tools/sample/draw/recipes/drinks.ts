import { bowl, plate } from '../crockery.ts';
import { chunks, leaves, shreds } from '../garnish.ts';
import { between, pointsIn } from '../random.ts';
import type { Recipes } from '../recipe.ts';
import { scene } from '../scene.ts';
import { arc, crescent, dash, faint, fill, line, oval, raised, shadow } from '../shapes.ts';
import { spoon, steam } from '../table-things.ts';
import { bottle, cup, ice, jar, pineNuts } from '../vessels.ts';

export const drinkDishes: Recipes = {
  sikhye: (random) =>
    scene(
      'celadon',
      cup(random, 184, 152, 122, 'glass', '#e6cd9a', '#f6e7c4'),
      ice(
        [
          [150, 122],
          [218, 112],
          [226, 186],
        ],
        40,
      ),
      line(
        pointsIn(random, 46, 184, 156, 84)
          .map(([x, y]) => dash(x, y, 8, random() * 180))
          .join(''),
        '#fffaf0',
        5,
      ),
      pineNuts([
        [176, 158],
        [200, 146],
        [190, 176],
      ]),
      spoon(330, 214, 110, 44, '#c58f58', '#83552c'),
    ),
  'sikhye-2': (random) =>
    scene(
      'plum',
      bottle(176, 86, 1.05, -5, '#e6cd9a', '#fdf3d8'),
      [
        [96, 218],
        [206, 222],
        [316, 214],
      ]
        .map(
          ([x = 0, y = 0]) =>
            cup(random, x, y, 48, 'porcelain', '#e6cd9a', '#f6e7c4') +
            line(
              pointsIn(random, 12, x, y, 30)
                .map(([px, py]) => dash(px, py, 5, random() * 180))
                .join(''),
              '#fffaf0',
              3.5,
            ) +
            pineNuts([[x, y]]),
        )
        .join(''),
    ),
  'sikhye-3': (random) =>
    scene(
      'oat',
      bowl(118, 116, 88, 'brass'),
      fill(oval(118, 116, 72), '#fffdf5') +
        line(
          pointsIn(random, 60, 118, 116, 62)
            .map(([x, y]) => dash(x, y, 6, random() * 180))
            .join(''),
          '#d9cdb2',
          2.5,
        ),
      bowl(284, 110, 82, 'sand'),
      fill(oval(284, 110, 67), '#c9985a') +
        shreds(random, pointsIn(random, 70, 284, 110, 58), '#e8c58c', 9, 5) +
        shreds(random, pointsIn(random, 40, 284, 110, 58), '#94652a', 8, 2.5),
      bowl(200, 238, 50, 'porcelain'),
      fill(oval(200, 238, 40), '#fffaf0') + pineNuts(pointsIn(random, 10, 200, 238, 26)),
    ),
  'hobak-sikhye': (random) =>
    scene(
      'mist',
      cup(random, 150, 150, 112, 'porcelain', '#f2a62c', '#fbc96a'),
      line(
        pointsIn(random, 34, 150, 152, 74)
          .map(([x, y]) => dash(x, y, 8, random() * 180))
          .join(''),
        '#fff3d2',
        5,
      ),
      pineNuts([
        [146, 150],
        [164, 160],
      ]),
      pumpkin(320, 170, 78),
    ),
  sujeonggwa: (random) =>
    scene(
      'persimmon',
      cup(random, 166, 148, 118, 'celadon', '#6e2a12', '#a04e26'),
      raised(oval(152, 138, 34, 30), '#c2591c', '#4a1808', 2, 4) +
        line('M152 116v44M132 126l40 24M132 150l40 -24', '#8a360e', 3) +
        fill(oval(142, 128, 9, 5, -30), '#f3b070', faint(0.7)),
      pineNuts([
        [196, 166],
        [206, 146],
        [184, 186],
        [174, 100],
      ]),
      [0, 1, 2].map((i) => cinnamon(340, 178 + i * 32, -14)).join(''),
    ),
  'yuja-cha': (random) =>
    scene(
      'hanji',
      jar(140, 138, 96, '#efb125', '#fbd66a'),
      shreds(random, pointsIn(random, 36, 140, 138, 66), '#f8d44c', 34, 6),
      shreds(random, pointsIn(random, 20, 140, 138, 66), '#fff0b0', 28, 3),
      cup(random, 304, 208, 74, 'porcelain', '#f3cf62', '#fbe6a4'),
      shreds(random, pointsIn(random, 7, 304, 208, 38), '#e0961a', 24, 4),
      steam(306, 190),
      citrus(312, 76, 46),
    ),
  'omija-cha': (random) =>
    scene(
      'mist',
      cup(random, 130, 154, 100, 'glass', '#c81e3c', '#ee5a6c'),
      ice(
        [
          [104, 126],
          [158, 138],
          [124, 190],
        ],
        36,
      ),
      leaves([[150, 180]], 16, [30]),
      bottle(284, 92, 0.72, 78, '#c81e3c', '#f58a98'),
      chunks(random, pointsIn(random, 7, 236, 246, 24, 18), 9, '#d3263f', '#7c0c1e', '#fff', 1),
    ),
  'maesil-ade': (random) =>
    scene(
      'oat',
      cup(random, 152, 150, 112, 'glass', '#cfce62', '#ebe9a0'),
      ice(
        [
          [120, 116],
          [186, 124],
          [150, 196],
        ],
        40,
      ),
      leaves(
        [
          [176, 172],
          [190, 158],
        ],
        18,
        [20, -40],
      ),
      [
        [146, 152],
        [112, 172],
      ]
        .map(([x = 0, y = 0]) => plum(x, y, 24))
        .join(''),
      [
        [308, 110],
        [350, 146],
        [312, 176],
      ]
        .map(([x = 0, y = 0]) => plum(x, y, 30))
        .join(''),
      leaves(
        [
          [340, 92],
          [352, 190],
        ],
        24,
        [-30, 40],
      ),
    ),
  misugaru: (random) =>
    scene(
      'clay',
      cup(random, 146, 146, 108, 'onggi', '#cdb083', '#e3cda6'),
      fill(
        pointsIn(random, 20, 146, 146, 76)
          .map(([x, y]) => oval(x, y, between(random, 3, 7)))
          .join(''),
        '#ead9b8',
      ),
      ice(
        [
          [126, 124],
          [178, 160],
        ],
        38,
      ),
      bowl(316, 112, 70, 'wood'),
      fill(oval(316, 112, 57), '#c7a36a') +
        fill(crescent(316, 112, 44, 225, 16), '#dfc08c') +
        line('M290 112q30 -20 52 4', '#a98348', 4),
      chunks(random, pointsIn(random, 9, 300, 236, 44, 22), 8, '#2f2622', '#120d0b', '#fff', 0.8),
      shreds(random, pointsIn(random, 14, 320, 232, 54, 26), '#d9b06a', 9, 6),
    ),
  'daechu-cha': (random) =>
    scene(
      'wood',
      plate(188, 152, 130, 'onggi'),
      cup(random, 188, 152, 92, 'onggi', '#5a1d10', '#8a3a20'),
      [
        [172, 140],
        [208, 160],
        [184, 178],
      ]
        .map(
          ([x = 0, y = 0]) =>
            fill(oval(x, y, 15), '#a5422a') +
            fill(oval(x, y, 9), '#e7c08c') +
            fill(oval(x, y, 4), '#5a1d10'),
        )
        .join(''),
      pineNuts([
        [206, 132],
        [162, 166],
      ]),
      steam(192, 122),
      chunks(
        random,
        [
          [344, 226],
          [364, 250],
          [330, 254],
        ],
        18,
        '#8f2418',
        '#4c0d07',
        '#f2a088',
        0.8,
      ),
    ),
};

function pumpkin(x: number, y: number, r: number): string {
  const lobes = (reach: number, size: number) =>
    [0, 45, 90, 135, 180, 225, 270, 315]
      .map((deg) => {
        const a = (deg * Math.PI) / 180;
        return oval(
          x + Math.cos(a) * r * reach,
          y + Math.sin(a) * r * reach,
          r * size,
          r * size * 0.66,
          deg,
        );
      })
      .join('');
  const grooves = [22, 67, 112, 157].map((deg) => dash(x, y, r * 1.5, deg)).join('');
  return (
    shadow(oval(x, y, r)) +
    raised(lobes(0.5, 0.52), '#4c7a44', '#26472a', 2, 5) +
    fill(lobes(0.5, 0.34), '#5f8f50') +
    line(grooves, '#2f5731', 3) +
    raised(oval(x, y, r * 0.2, r * 0.17), '#c2a36a', '#6f5a34', 1, 3)
  );
}
function cinnamon(x: number, y: number, deg: number): string {
  return (
    line(dash(x, y, 96, deg), '#5f2f12', 22, ' transform="translate(2 5)"') +
    line(dash(x, y, 96, deg), '#a5622f', 20) +
    line(dash(x, y, 92, deg), '#6e3815', 4) +
    line(dash(x, y - 6, 84, deg), '#d39a64', 2.5, faint(0.7))
  );
}
function citrus(x: number, y: number, r: number): string {
  const segments = [0, 45, 90, 135].map((deg) => dash(x, y, r * 1.5, deg)).join('');
  return (
    shadow(oval(x, y, r)) +
    raised(oval(x, y, r), '#f2c02c', '#b98a10', 1, 3) +
    fill(oval(x, y, r * 0.86), '#fdf3c8') +
    fill(oval(x, y, r * 0.76), '#f8d654') +
    line(segments, '#fdf3c8', 4) +
    fill(oval(x, y, 5), '#fdf3c8')
  );
}
function plum(x: number, y: number, r: number): string {
  return (
    raised(oval(x, y, r), '#a9c24e', '#6b8526', 2, 4) +
    fill(oval(x - r * 0.3, y - r * 0.35, r * 0.3, r * 0.18, -30), '#eef4c0', faint(0.8)) +
    line(arc(x, y, r * 0.6, -60, 60), '#84a034', 2.5)
  );
}
