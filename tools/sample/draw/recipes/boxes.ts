import { bowl } from '../crockery.ts';
import { riceBall } from '../food.ts';
import { chunks, friedEgg, leaves, sesame, shreds } from '../garnish.ts';
import {
  beans,
  beef,
  bracken,
  type Cell,
  cabbage,
  carrots,
  egg,
  inside,
  lunchBox,
  pork,
  rice,
  spinach,
} from '../lunch-box.ts';
import { between, pointsIn, pointsInBox, type Random } from '../random.ts';
import type { Recipes } from '../recipe.ts';
import { scene } from '../scene.ts';
import {
  blob,
  box,
  dash,
  faint,
  fill,
  line,
  oval,
  raised,
  repeated,
  shadow,
  slab,
} from '../shapes.ts';
import { chopsticks, cloth, seal, tub } from '../table-things.ts';
import { bulgogiHeap, cutlet } from './mains.ts';

export const boxes: Recipes = {
  'bulgogi-dosirak': (random) =>
    scene(
      'celadon',
      lunchBox(
        random,
        'black',
        [28, 34, 344, 232],
        [
          { x: 46, y: 52, width: 168, height: 116, food: beef, ground: '#5c2d14' },
          { x: 224, y: 52, width: 130, height: 196, food: rice, ground: '#fffdf5' },
          { x: 46, y: 178, width: 80, height: 70, food: egg },
          { x: 134, y: 178, width: 38, height: 70, food: spinach, ground: '#2a5a2c' },
          { x: 180, y: 178, width: 36, height: 70, food: cabbage, ground: '#a52a14' },
        ],
      ),
    ),
  'bulgogi-dosirak-2': (random) =>
    scene(
      'persimmon',
      bowl(142, 152, 112, 'steel'),
      riceBall(random, 142, 152, 92),
      bulgogiHeap(random, 128, 168, 62, 0.86),
      friedEgg(random, 178, 116, 40),
      cloth(322, 150, 128, 214, 3, '#f7efe0', '#2f6b4f'),
      chopsticks(306, 150, 220, 86, '#7b4a2b'),
      leaves([[214, 206]], 18, [30]),
    ),
  'bulgogi-dosirak-3': (random) =>
    scene(
      'wood',
      tub(
        200,
        150,
        340,
        220,
        fill('M0 0h400v300H0Z', '#fffdf5') +
          fill(slab(40, 44, 140, 212, 18), '#5c2d14') +
          bulgogiHeap(random, 110, 150, 66, 1.4) +
          rice(random, { x: 180, y: 50, width: 180, height: 200, food: rice }) +
          sesame(random, pointsInBox(random, 12, 50, 60, 110, 170)),
      ),
    ),
  'jeyuk-dosirak': (random) =>
    scene(
      'mist',
      lunchBox(
        random,
        'steel',
        [24, 40, 352, 220],
        [
          {
            x: 42,
            y: 58,
            width: 150,
            height: 184,
            food: (r, c) => rice(r, c) + friedEgg(r, c.x + 75, c.y + 92, 50),
            ground: '#fffdf5',
          },
          { x: 202, y: 58, width: 156, height: 104, food: pork, ground: '#8e2a10' },
          { x: 202, y: 172, width: 72, height: 70, food: beans, ground: '#e8dcae' },
          { x: 284, y: 172, width: 74, height: 70, food: bracken, ground: '#4c2f1c' },
        ],
      ),
    ),
  'donkkaseu-dosirak': (random) =>
    scene(
      'plum',
      lunchBox(
        random,
        'wood',
        [26, 36, 348, 228],
        [
          {
            x: 44,
            y: 54,
            width: 206,
            height: 122,
            food: (r) =>
              cutlet(r, 146, 116, 84, 48, -4) +
              line('M96 78v76M124 70v90M152 68v94M180 72v88', '#8a4d12', 4, faint(0.7)),
            ground: '#f4eddd',
          },
          { x: 260, y: 54, width: 96, height: 192, food: rice, ground: '#fffdf5' },
          {
            x: 44,
            y: 186,
            width: 100,
            height: 60,
            food: (r, c) =>
              shreds(r, inside(r, 30, c, 12), '#dcebb0', 26, 4) +
              shreds(r, inside(r, 12, c, 12), '#c7a1c9', 22, 3.5),
            ground: '#b9d383',
          },
          {
            x: 154,
            y: 186,
            width: 96,
            height: 60,
            food: (r, c) =>
              fill(
                inside(r, 26, c, 10)
                  .map(([x, y]) => oval(x, y, 6, 5))
                  .join(''),
                '#f9d65a',
                ' stroke="#d9a92c" stroke-width="2"',
              ),
            ground: '#e6b93c',
          },
        ],
      ),
    ),
  'dakgangjeong-dosirak': (random) =>
    scene(
      'oat',
      lunchBox(
        random,
        'celadon',
        [40, 28, 320, 244],
        [
          {
            x: 58,
            y: 46,
            width: 284,
            height: 104,
            food: (r, c) =>
              chunks(r, inside(r, 16, c, 22), 23, '#c5431d', '#6c1706', '#ffd7a8', 0.82) +
              sesame(r, inside(r, 34, c)),
            ground: '#7e1f0c',
          },
          { x: 58, y: 160, width: 150, height: 94, food: rice, ground: '#fffdf5' },
          { x: 218, y: 160, width: 124, height: 94, food: (r, c) => fruit(r, c) },
        ],
      ),
    ),
  'yubuchobap-dosirak': (random) =>
    scene(
      'clay',
      lunchBox(
        random,
        'black',
        [44, 30, 312, 240],
        [
          {
            x: 62,
            y: 48,
            width: 276,
            height: 204,
            food: (r) =>
              repeated(
                [0, 1].map((i) => pocket(r, 0, 0, i)),
                [0, 1, 2, 3, 4, 5, 6, 7].map((i) => [
                  98 + (i % 4) * 68,
                  (i < 4 ? 98 : 200) + (i % 2),
                ]),
              ),
            ground: '#efe6d2',
          },
        ],
      ),
    ),
  'chamchi-mayo-dosirak': (random) =>
    scene(
      'hanji',
      bowl(200, 150, 126, 'sand'),
      riceBall(random, 200, 150, 106),
      raised(blob(random, 150, 126, 48, 40, 0, 0.16), '#f8ca4b', '#d39b29', 2, 4) +
        chunks(random, pointsIn(random, 8, 150, 126, 34), 13, '#fbd968', '#d9a032'),
      raised(blob(random, 234, 170, 52, 46, 0, 0.14), '#d9b18a', '#a47a52', 2, 4) +
        chunks(random, pointsIn(random, 9, 234, 170, 36), 12, '#e6c7a0', '#a98258'),
      line('M186 150q12 -16 22 0t22 0 22 0 22 0M190 178q12 -16 22 0t22 0 22 0 20 0', '#fffaf0', 5),
      shreds(random, pointsIn(random, 22, 176, 202, 40, 22), '#22332a', 24, 4),
      fill(
        pointsIn(random, 9, 240, 98, 24, 14)
          .map(([x, y]) => oval(x, y, 5))
          .join(''),
        '#f6cf4a',
        ' stroke="#d9a92c" stroke-width="1.5"',
      ),
    ),
  'namul-dosirak': (random) =>
    scene(
      'slate',
      lunchBox(
        random,
        'sand',
        [26, 32, 348, 236],
        [
          { x: 140, y: 96, width: 120, height: 108, food: (r, c) => rice(r, c), ground: '#d9c3a0' },
          { x: 44, y: 50, width: 152, height: 40, food: spinach, ground: '#2a5a2c' },
          { x: 204, y: 50, width: 152, height: 40, food: carrots, ground: '#d8731f' },
          {
            x: 44,
            y: 96,
            width: 90,
            height: 108,
            food: (r, c) => tofuPieces(r, c),
            ground: '#6a3517',
          },
          { x: 266, y: 96, width: 90, height: 108, food: beans, ground: '#e8dcae' },
          { x: 44, y: 210, width: 152, height: 40, food: bracken, ground: '#4c2f1c' },
          {
            x: 204,
            y: 210,
            width: 152,
            height: 40,
            food: (r, c) =>
              shreds(r, inside(r, 22, c, 10), '#cfe09a', 26, 6) +
              shreds(r, inside(r, 10, c, 10), '#6fa24a', 22, 3),
            ground: '#9dbf62',
          },
        ],
      ),
    ),
  'school-week-set': () =>
    scene(
      'celadon',
      [
        [40, 40, '#b93a26'],
        [152, 32, '#2f6b4f'],
        [264, 40, '#e0a52e'],
        [96, 158, '#4e6e93'],
        [210, 158, '#8a5a78'],
      ]
        .map(([x, y, color]) => wrapped(Number(x), Number(y), String(color)))
        .join(''),
      chopsticks(350, 222, 130, 86, '#d8b27a'),
    ),
};

function fruit(random: Random, { x, y }: Cell): string {
  return (
    [
      [x + 26, y + 28],
      [x + 62, y + 26],
    ]
      .map(
        ([cx = 0, cy = 0]) =>
          raised(
            `M${cx} ${cy + 20}Q${cx - 22} ${cy} ${cx - 12} ${cy - 14}Q${cx} ${cy - 20} ${cx + 12} ${cy - 14}Q${cx + 22} ${cy} ${cx} ${cy + 20}Z`,
            '#de3b2c',
            '#93190f',
          ) +
          line(
            pointsIn(random, 6, cx, cy, 8)
              .map(([px, py]) => dash(px, py, 1, 0))
              .join(''),
            '#fbd98a',
            2.5,
          ) +
          leaves([[cx, cy - 14]], 9, [0]),
      )
      .join('') +
    chunks(
      random,
      [
        [x + 98, y + 28],
        [x + 32, y + 70],
        [x + 54, y + 72],
      ],
      14,
      '#6b4a86',
      '#3a2450',
      '#fff',
      1,
    ) +
    raised(oval(x + 92, y + 66, 20, 17), '#f6a23c', '#c26e16') +
    line(
      `M${x + 92} ${y + 52}v28M${x + 78} ${y + 60}l28 12M${x + 78} ${y + 72}l28 -12`,
      '#fcd79c',
      2,
    )
  );
}
function pocket(random: Random, x: number, y: number, i: number): string {
  const skin = slab(x - 28, y - 42, 56, 84, 22);
  const top = blob(random, x, y - 16, 22, 21, 0, 0.08);
  return (
    raised(skin, '#cf8f3c', '#7d4a16', 3, 5) +
    line(`M${x - 16} ${y + 18}q16 8 32 -2M${x - 14} ${y + 28}q12 5 24 -1`, '#a86c24', 2.5) +
    fill(top, '#fffdf5') +
    line(
      pointsIn(random, 10, x, y - 16, 15)
        .map(([px, py]) => dash(px, py, 4, random() * 180))
        .join(''),
      '#e0d5ba',
      2,
    ) +
    (i % 2
      ? shreds(random, pointsIn(random, 6, x, y - 16, 12), '#ee8a34', 9, 3) +
        shreds(random, pointsIn(random, 5, x, y - 16, 12), '#4f8a43', 9, 3)
      : line(
          pointsIn(random, 9, x, y - 16, 13)
            .map(([px, py]) => dash(px, py, 2, 0))
            .join(''),
          '#2b2320',
          3.4,
        ))
  );
}
function tofuPieces(random: Random, cell: Cell): string {
  return inside(random, 6, cell, 14)
    .map(
      ([x, y]) =>
        `<path d="${box(x, y, 24, 20, between(random, -20, 20))}" fill="#f1cf86" stroke="#d79a45" stroke-width="5"/>`,
    )
    .join('');
}
/** A lunch box in a wrapping cloth with its knot. */
function wrapped(x: number, y: number, color: string): string {
  const d = slab(x, y, 98, 98, 12);
  const [cx, cy] = [x + 49, y + 49];
  return (
    shadow(d) +
    raised(d, color, '#2a1a10', 1, 3) +
    line(
      `M${x + 6} ${y + 6}L${cx} ${cy}L${x + 92} ${y + 6}M${x + 6} ${y + 92}L${cx} ${cy}L${x + 92} ${y + 92}`,
      '#fff',
      2.5,
      faint(0.35),
    ) +
    fill(
      `M${cx} ${cy}q-34 -32 -40 -6t40 6q34 -32 40 -6t-40 6q-10 30 8 34t-8 -34Z`,
      '#fff',
      faint(0.28),
    ) +
    seal(cx, cy, 12)
  );
}
