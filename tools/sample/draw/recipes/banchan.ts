import { board, bowl, ovalDish, petalDish, plate, tray } from '../crockery.ts';
import { mound, noodles } from '../food.ts';
import {
  chilliRings,
  chunks,
  halfEgg,
  leaves,
  rings,
  sesame,
  shreds,
  slices,
  sprouts,
  stalks,
  strips,
} from '../garnish.ts';
import { pointsIn, type Random } from '../random.ts';
import type { Recipes } from '../recipe.ts';
import { scene } from '../scene.ts';
import {
  arc,
  blob,
  box,
  crescent,
  dash,
  dot,
  faint,
  fill,
  line,
  moved,
  oval,
  raised,
  repeated,
  slab,
} from '../shapes.ts';
import { sideDishes } from '../side-dishes.ts';
import { chopsticks, tub } from '../table-things.ts';

const glass = { dark: '#5f3510', main: '#c08543', lit: '#fbe0a8' };

function japchaeIn(random: Random, x: number, y: number, r: number, flat = 1): string {
  const spread = (n: number) => pointsIn(random, n, x, y, r * 0.76, r * 0.76 * flat);
  return (
    noodles(random, x, y, r, glass, { strands: 13, width: r * 0.052, flat, layers: 3 }) +
    shreds(random, spread(7), '#3f7f3a', r * 0.52, r * 0.1) +
    shreds(random, spread(6), '#d8402a', r * 0.45, r * 0.075) +
    shreds(random, spread(6), '#f2b632', r * 0.45, r * 0.075) +
    shreds(random, spread(6), '#f08a34', r * 0.42, r * 0.06) +
    slices(random, spread(4), r * 0.17, '#7c4425', '#3f1d0d', '#bb8050') +
    shreds(random, spread(7), '#4b2f1e', r * 0.34, r * 0.075) +
    noodles(random, x, y, r * 0.66, glass, {
      strands: 3,
      width: r * 0.045,
      flat,
      layers: 1,
      bare: true,
    }) +
    sesame(random, spread(20))
  );
}

function omelette(x: number, y: number, width: number, height: number, deg: number): string {
  const d = box(x, y, width, height, deg);
  const side = line(d, '#c98f1f', 10, ' fill="#c98f1f" transform="translate(2 5)"');
  return side + line(d, '#f8ca4b', 10, ' fill="#f8ca4b"');
}
function eggSlice(random: Random, x: number, y: number, r: number): string {
  return (
    raised(oval(x, y, r, r * 0.84), '#fbd75f', '#c99424', 2, 5) +
    line(
      `M${Math.round(x)} ${Math.round(y)}m${-r * 0.1} 0a${(r * 0.2).toFixed(1)} ${(r * 0.18).toFixed(1)} 0 1 1 ${(r * 0.3).toFixed(1)} ${(r * 0.12).toFixed(1)}a${(r * 0.5).toFixed(1)} ${(r * 0.42).toFixed(1)} 0 1 1 ${-r * 0.3} ${-r * 0.56}a${(r * 0.66).toFixed(1)} ${(r * 0.56).toFixed(1)} 0 0 1 ${(r * 0.6).toFixed(1)} ${(r * 0.7).toFixed(1)}`,
      '#d79f2b',
      2.5,
    ) +
    fill(
      pointsIn(random, 5, x, y, r * 0.7, r * 0.55)
        .map(([px, py]) => box(px, py, 5, 4, random() * 90))
        .join(''),
      '#ee8230',
    ) +
    fill(
      pointsIn(random, 5, x, y, r * 0.7, r * 0.55)
        .map(([px, py]) => box(px, py, 5, 4, random() * 90))
        .join(''),
      '#5c9a42',
    )
  );
}
export const banchan: Recipes = {
  japchae: (random) =>
    scene('hanji', ovalDish(200, 150, 174, 122, 'celadon'), japchaeIn(random, 200, 148, 128, 0.7)),
  'japchae-2': (random) =>
    scene(
      'walnut',
      bowl(178, 168, 158, 'onggi'),
      japchaeIn(random, 178, 168, 126),
      chopsticks(300, 96, 270, 150, '#e4c08a'),
    ),
  'japchae-3': (random) =>
    scene('celadon', tub(200, 150, 320, 216, japchaeIn(random, 200, 150, 180, 0.62))),
  'gyeran-mari': (random) =>
    scene(
      'mist',
      tray(200, 150, 330, 176, 'wood', 12),
      repeated(
        [1, 2].map(() => eggSlice(random, 0, 0, 44)),
        [0, 1, 2, 3, 4].map((i) => [92 + i * 54, i % 2 ? 142 : 156]),
      ),
      leaves([[332, 106]], 26, [-60], '#4f8a43'),
      fill(oval(86, 212, 10) + oval(106, 216, 10), '#d6402a'),
    ),
  'gyeran-mari-2': (random) =>
    scene(
      'slate',
      board(200, 150, 350, 210),
      omelette(150, 146, 170, 78, -8),
      line('M84 128q70 -14 140 -12M82 150q74 -12 144 -12M88 170q70 -10 140 -12', '#dfa52f', 3),
      fill(
        pointsIn(random, 12, 150, 146, 80, 28)
          .map(([x, y]) => box(x, y, 6, 5, random() * 90))
          .join(''),
        '#ee8230',
      ) +
        fill(
          pointsIn(random, 12, 150, 146, 80, 28)
            .map(([x, y]) => box(x, y, 6, 5, random() * 90))
            .join(''),
          '#5c9a42',
        ),
      eggSlice(random, 276, 128, 42),
      eggSlice(random, 314, 176, 42),
      raised(slab(60, 212, 150, 20, 8), '#d9dcdb', '#8f9594', 2, 3) +
        fill(slab(210, 212, 70, 20, 8), '#4b3526'),
    ),
  'gyeran-mari-3': (random) =>
    scene(
      'celadon',
      tub(
        200,
        150,
        310,
        200,
        fill('M0 0h400v300H0Z', '#efe7d6') +
          repeated(
            [1, 2, 3].map(() => eggSlice(random, 0, 0, 38)),
            [0, 1, 2, 3, 4, 5, 6, 7].map((i) => [88 + (i % 4) * 74, i < 4 ? 108 : 192]),
          ),
      ),
    ),
  'dubu-jorim': (random) =>
    scene(
      'hanji',
      ovalDish(200, 150, 168, 112, 'onggi'),
      fill(oval(202, 153, 128, 78), '#6a3517'),
      [
        [122, 128],
        [180, 116],
        [238, 124],
        [292, 144],
        [150, 186],
        [208, 182],
        [262, 190],
      ]
        .map(([x = 0, y = 0], i) => friedTofu(x, y, [-12, 6, 14, -8, 10, -6, 4][i] ?? 0))
        .join(''),
      line(
        pointsIn(random, 30, 206, 152, 104, 56)
          .map(([x, y]) => dot(x, y))
          .join(''),
        '#c33a1c',
        4,
      ),
      rings(pointsIn(random, 16, 206, 152, 104, 50), 5),
      sesame(random, pointsIn(random, 20, 206, 152, 104, 56)),
    ),
  'sigeumchi-namul': (random) =>
    scene(
      'clay',
      petalDish(200, 150, 124, 'porcelain', 10),
      greens(random, 200, 150, 88, ['#2f6a33', '#45883f', '#6fae57'], 44, 9),
      sesame(random, pointsIn(random, 26, 200, 150, 70)),
    ),
  'kongnamul-muchim': (random) =>
    scene(
      'walnut',
      plate(200, 150, 128, 'celadon'),
      fill(oval(200, 150, 84), '#d9c894'),
      sprouts(random, pointsIn(random, 38, 200, 150, 72), 1.5),
      rings(pointsIn(random, 10, 200, 150, 66), 5),
      shreds(random, pointsIn(random, 6, 200, 150, 60), '#d8402a', 24, 4),
      mound(200, 150, 88, 0.14),
    ),
  'gosari-namul': (random) =>
    scene(
      'hanji',
      bowl(200, 150, 118, 'brass'),
      greens(random, 200, 150, 84, ['#5a3a22', '#7d5231', '#a87a4d'], 46, 8),
      sesame(random, pointsIn(random, 22, 200, 150, 66)),
      shreds(random, pointsIn(random, 6, 200, 150, 50), '#d8402a', 22, 4) +
        rings(pointsIn(random, 7, 200, 150, 56), 5),
    ),
  jangjorim: (random) =>
    scene(
      'mist',
      bowl(200, 150, 120, 'porcelain'),
      fill(oval(200, 150, 98), '#3a1c0d') +
        fill(crescent(200, 150, 98, 45, 26), '#6a3a1c', faint(0.6)),
      shreds(random, pointsIn(random, 26, 190, 138, 60), '#7d4526', 44, 8),
      shreds(random, pointsIn(random, 14, 190, 138, 56), '#a8693f', 38, 4),
      [
        [240, 176],
        [206, 200],
        [160, 190],
        [262, 134],
        [228, 108],
        [148, 122],
      ]
        .map(
          ([x = 0, y = 0]) =>
            raised(oval(x, y, 19, 16, x), '#b9814d', '#2a1206', 2, 4) +
            fill(oval(x - 6, y - 6, 6, 3.5, -30), '#f3d8b0', faint(0.8)),
        )
        .join(''),
      halfEgg(196, 158, 19, 10),
      chilliRings(
        [
          [174, 98],
          [252, 206],
        ],
        '#4f8f3c',
        7,
      ),
      sesame(random, pointsIn(random, 14, 200, 150, 70)),
    ),
  'myeolchi-bokkeum': (random) =>
    scene(
      'celadon',
      petalDish(200, 150, 120, 'sand', 8, true),
      fill(oval(202, 152, 80), '#b07a35'),
      shreds(random, pointsIn(random, 80, 200, 150, 76), '#8a5f2c', 22, 5.5),
      shreds(random, pointsIn(random, 70, 200, 150, 76), '#e5c182', 22, 4.5),
      chunks(random, pointsIn(random, 7, 200, 150, 62), 15, '#b5763a', '#6e3f17', '#fff', 0.8),
      fill(
        pointsIn(random, 7, 200, 150, 62)
          .map(([x, y]) => oval(x, y, 13, 7, random() * 180))
          .join(''),
        '#d08c4a',
        ' stroke="#8a5222" stroke-width="2.5"',
      ),
      sesame(random, pointsIn(random, 20, 200, 150, 70)),
      chilliRings(pointsIn(random, 4, 200, 150, 60), '#4f8f3c', 6),
    ),
  'eomuk-bokkeum': (random) =>
    scene(
      'persimmon',
      bowl(200, 150, 120, 'rose'),
      fill(oval(200, 150, 98), '#a8682a'),
      strips(random, pointsIn(random, 20, 200, 150, 74), 54, 20, '#e6b469', '#a8682a'),
      shreds(random, pointsIn(random, 10, 200, 150, 70), '#f6e3b8', 36, 6),
      shreds(random, pointsIn(random, 10, 200, 150, 70), '#ee8a34', 32, 6),
      stalks(random, pointsIn(random, 5, 200, 150, 64), 26, 7),
      sesame(random, pointsIn(random, 24, 200, 150, 78)),
    ),
  'yeongeun-jorim': (random) =>
    scene(
      'plum',
      plate(200, 150, 128, 'black'),
      repeated(
        [lotus(0, 0, 36)],
        [
          [148, 120],
          [206, 100],
          [256, 142],
          [236, 200],
          [172, 206],
          [136, 172],
          [198, 156],
        ],
      ),
      sesame(random, pointsIn(random, 30, 200, 150, 82)),
    ),
  'kkaennip-jangajji': (random) =>
    scene(
      'oat',
      tray(200, 150, 270, 230, 'porcelain', 30),
      [
        [-10, 6, 0],
        [8, -4, 14],
        [0, 4, -12],
        [4, -2, 4],
      ]
        .map(([dx = 0, dy = 0, deg = 0], i) =>
          perilla(200 + dx, 152 + dy, 100 - i * 4, deg + 90, i),
        )
        .join(''),
      line(
        pointsIn(random, 40, 200, 150, 70)
          .map(([x, y]) => dot(x, y))
          .join(''),
        '#c33a1c',
        4,
      ),
      shreds(random, pointsIn(random, 7, 200, 150, 50), '#ee8a34', 20, 4),
      sesame(random, pointsIn(random, 26, 200, 150, 64)),
    ),
  'banchan-set': (random) =>
    scene(
      'walnut',
      petalDish(200, 152, 136, 'wood', 8, true),
      sideDishes(random, 'porcelain', 46, [
        [200, 80, '#c8432b', '#ee8b62'],
        [272, 134, '#3f7a3c', '#6aa653'],
        [244, 218, '#5b3620', '#a6713f'],
        [156, 218, '#efe3ba', '#fffbe6'],
        [128, 134, '#f2b941', '#fbdc82'],
      ]),
      bowl(200, 156, 30, 'celadon'),
      fill(oval(200, 156, 22), '#3a2013'),
      rings(
        [
          [194, 152],
          [206, 160],
        ],
        4,
      ),
      chopsticks(358, 158, 230, 84, '#e4c08a'),
    ),
};

function friedTofu(x: number, y: number, deg: number): string {
  const d = box(x, y, 46, 36, deg);
  return `<g stroke-width="6"><path d="${d}" fill="#8a4d1c" stroke="#8a4d1c" transform="translate(2 5)"/><path d="${d}" fill="#f1cf86" stroke="#d79a45"/></g>${line(dash(x - 6, y - 8, 18, deg), '#fff', 3, faint(0.5))}${fill(oval(x + 6, y + 4, 14, 9, deg), '#dba24e', faint(0.6))}`;
}
function greens(
  random: Random,
  x: number,
  y: number,
  r: number,
  [dark, main, lit]: [string, string, string],
  length: number,
  width: number,
): string {
  return (
    fill(blob(random, x, y, r, r * 0.92, 0, 0.08), dark) +
    shreds(random, pointsIn(random, 30, x, y, r * 0.78), dark, length, width) +
    shreds(random, pointsIn(random, 34, x, y, r * 0.76), main, length, width * 0.85) +
    shreds(random, pointsIn(random, 22, x, y, r * 0.74), lit, length * 0.7, width * 0.4) +
    mound(x, y, r, 0.2)
  );
}
function lotus(x: number, y: number, r: number): string {
  const holes = [0, 1, 2, 3, 4, 5, 6].map((i) => {
    const a = (i / 7) * 2 * Math.PI;
    return oval(
      x + Math.cos(a) * r * 0.58,
      y + Math.sin(a) * r * 0.58,
      r * 0.13,
      r * 0.17,
      (a * 180) / Math.PI + 90,
    );
  });
  return (
    raised(oval(x, y, r), '#a8642c', '#3c1a08', 2, 5) +
    line(oval(x, y, r * 0.94), '#d39a58', 2.5) +
    fill(holes.join('') + oval(x, y, r * 0.13), '#4a220c') +
    line(arc(x, y, r * 0.78, 200, 250), '#fbe3b8', 4, faint(0.7))
  );
}
function perilla(x: number, y: number, s: number, deg: number, i: number): string {
  const d =
    `M${-s} 0C${-s * 0.9} ${-s * 0.9} ${s * 0.4} ${-s * 0.86} ${s} 0C${s * 0.4} ${s * 0.86} ${-s * 0.9} ${s * 0.9} ${-s} 0Z`.replace(
      /-?\d+\.\d+/g,
      (v) => String(Math.round(Number(v))),
    );
  const veins = [-0.5, -0.2, 0.1, 0.4]
    .map(
      (k) =>
        `M${Math.round(s * k)} 0l${Math.round(s * 0.3)} ${Math.round(-s * 0.36)}M${Math.round(s * k)} 0l${Math.round(s * 0.3)} ${Math.round(s * 0.36)}`,
    )
    .join('');
  return moved(
    `${raised(d, ['#2f4f25', '#38602b', '#3f6d31', '#4b7a38'][i] ?? '', '#1d3316', 2, 4)}${line(`M${-s} 0H${s * 0.8}${veins}`, '#7d9c55', 2.5)}`,
    x,
    y,
    1,
    deg,
  );
}
