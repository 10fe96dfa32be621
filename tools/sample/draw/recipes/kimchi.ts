import { bowl, tray } from '../crockery.ts';
import { chilliRings, rings, sesame, shreds, stalks } from '../garnish.ts';
import { between, pointsIn, pointsInBox, type Random } from '../random.ts';
import type { Recipes } from '../recipe.ts';
import { scene } from '../scene.ts';
import {
  blob,
  box,
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
import { tub } from '../table-things.ts';

export const kimchiDishes: Recipes = {
  'baechu-kimchi': (random) =>
    scene(
      'mist',
      tray(200, 150, 350, 190, 'porcelain', 26),
      repeated(
        [1, 2].map(() => kimchiCut(random, 0, 0)),
        [0, 1, 2, 3, 4].map((i) => [92 + i * 54, 150]),
      ),
      sesame(random, pointsInBox(random, 24, 70, 100, 260, 96)),
    ),
  'baechu-kimchi-2': (random) =>
    scene(
      'oat',
      bowl(200, 150, 140, 'onggi'),
      fill(oval(200, 150, 114), '#8e2212'),
      cabbage(random, 186, 112, 150, 14),
      cabbage(random, 214, 184, 156, 188),
      chilliRings(pointsIn(random, 4, 200, 150, 90), '#d43a22', 6),
      stalks(random, pointsIn(random, 4, 250, 110, 40), 40, 6),
    ),
  'baechu-kimchi-3': (random) =>
    scene(
      'wood',
      tub(
        200,
        150,
        330,
        220,
        fill('M0 0h400v300H0Z', '#a52a14') +
          cabbage(random, 146, 104, 196, 4) +
          cabbage(random, 150, 202, 196, 184),
      ),
    ),
  kkakdugi: (random) =>
    scene(
      'celadon',
      bowl(200, 150, 122, 'blue'),
      fill(oval(200, 150, 100), '#b63519'),
      cubes(random, 200, 150, 74, 17, 31),
      rings(pointsIn(random, 8, 200, 150, 72), 5.5),
      line(
        pointsIn(random, 40, 200, 150, 84)
          .map(([x, y]) => dot(x, y))
          .join(''),
        '#8f1e0c',
        3.5,
      ),
    ),
  'oi-sobagi': (random) =>
    scene(
      'persimmon',
      tray(200, 150, 330, 200, 'celadon', 30),
      repeated(
        [-12, -4].map((deg) => stuffedCucumber(random, 0, 0, deg)),
        [
          [124, 96],
          [258, 98],
          [140, 150],
          [272, 152],
          [122, 204],
          [256, 206],
        ],
      ),
      sesame(random, pointsInBox(random, 22, 80, 90, 240, 120)),
    ),
};

/** Half a cabbage of kimchi: layered red leaves that open from a pale heart on the left. */
function cabbage(random: Random, x: number, y: number, s: number, deg: number): string {
  const leaf = (k: number, dy: number) =>
    `M-50 ${dy}C-30 ${dy - 26 * k} 20 ${dy - 34 * k} 48 ${dy - 12 * k}Q62 ${dy} 48 ${dy + 12 * k}C20 ${dy + 34 * k} -30 ${dy + 26 * k} -50 ${dy}Z`.replace(
      /-?\d+\.\d+/g,
      (v) => String(Math.round(Number(v))),
    );
  const body =
    raised(leaf(1.25, 0), '#a92d15', '#5f1307', 2, 4) +
    fill(leaf(0.95, -9), '#cf4526') +
    fill(leaf(0.95, 9), '#cf4526') +
    fill(leaf(0.6, 0), '#e5653a') +
    fill('M-52 0Q-50 -20 -30 -18L10 -8 24 0 10 8 -30 18Q-50 20 -52 0Z', '#fbe3bd') +
    line('M-46 -8Q-16 -14 18 -6M-50 0H28M-46 8Q-16 14 18 6', '#e39a66', 2) +
    line('M34 -24q10 2 16 10M40 -8q10 4 14 8M34 22q12 -2 18 -10', '#8fae4a', 5) +
    line(
      pointsIn(random, 26, 0, 0, 44, 22)
        .map(([px, py]) => dash(px, py, 3, random() * 180))
        .join(''),
      '#8f1e0c',
      3,
    );
  return moved(body, x, y, s / 100, deg);
}

function kimchiCut(random: Random, x: number, y: number): string {
  const top = y - 66;
  return (
    raised(blob(random, x, y, 30, 66, 0, 0.06), '#cf4124', '#7d1d0d', 3, 5) +
    fill(slab(x - 20, top + 70, 40, 56, 16), '#f7d3a4') +
    line(
      `M${x - 12} ${top + 124}Q${x - 16} ${y} ${x - 14} ${top + 20}M${x} ${top + 126}V${top + 14}M${x + 12} ${top + 124}Q${x + 17} ${y} ${x + 13} ${top + 22}`,
      '#f4b27c',
      4,
    ) +
    line(
      pointsIn(random, 18, x, y, 22, 54)
        .map(([px, py]) => dash(px, py, between(random, 3, 9), random() * 180))
        .join(''),
      '#a32611',
      4,
    ) +
    line(
      pointsIn(random, 4, x, y, 18, 50)
        .map(([px, py]) => dash(px, py, 16, 80))
        .join(''),
      '#5f9c3f',
      4,
    )
  );
}
function cubes(
  random: Random,
  x: number,
  y: number,
  reach: number,
  count: number,
  size: number,
): string {
  const bodies = [-32, 8, 36].map((deg) => {
    const d = box(0, 0, size, size * 0.92, deg);
    return `<g stroke-width="6"><path d="${d}" fill="#9a2510" stroke="#9a2510" transform="translate(2 5)"/><path d="${d}" fill="#ee7a4e" stroke="#ee7a4e"/></g>${line(dash(-4, -6, size * 0.5, -20), '#fde0c4', 5, faint(0.75))}`;
  });
  return repeated(bodies, pointsIn(random, count, x, y, reach));
}
function stuffedCucumber(random: Random, x: number, y: number, deg: number): string {
  const d = slab(-50, -20, 100, 40, 19);
  const stuffing =
    shreds(random, pointsIn(random, 12, 0, 0, 34, 8), '#d5482b', 17, 5) +
    shreds(random, pointsIn(random, 8, 0, 0, 32, 9), '#3f7f3a', 20, 3.5);
  return moved(
    `${raised(d, '#5f9c46', '#2f5a26', 2, 5)}${line('M-36 -13H34', '#9ccf74', 4)}${line('M-38 -4l3 1M-20 -15l3 1M22 12l3 1M36 -6l2 1M-6 14l3 1', '#36652b', 3)}${fill(oval(0, 1, 40, 10), '#dbe9ae')}${fill(oval(0, 1, 38, 7), '#b8391d')}${stuffing}`,
    x,
    y,
    1,
    deg,
  );
}
