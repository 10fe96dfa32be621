import { bowl, ovalDish, plate, ttukbaegi } from './crockery.ts';
import { kimbapSlices, noodles, riceBall, soup } from './food.ts';
import { kimchi, rings, seaweed, sesame, shreds, slices, stalks, tofu } from './garnish.ts';
import { pointsIn, type Random, randomOf } from './random.ts';
import { bulgogiHeap } from './recipes/mains.ts';
import { svg } from './scene.ts';
import { faint, fill, line, oval, raised, repeated, shadow, slab } from './shapes.ts';
import { sideDishes } from './side-dishes.ts';
import { chopsticks, dip, spoon, steam } from './table-things.ts';

/** The start screen's one picture: a low table laid for two, seen from above. */
export function table(): string {
  const random = randomOf('table');
  return svg(
    640,
    480,
    fill('M0 0h640v480H0Z', '#f4e8d4') +
      floor() +
      top() +
      repeated(
        [setting(random, 0, 0)],
        [
          [140, 384],
          [446, 384],
        ],
      ) +
      stew(random, 320, 202) +
      bulgogi(random, 146, 118) +
      japchae(random, 494, 118) +
      pancakes(random, 110, 256) +
      rolls(530, 256) +
      sideDishes(random, 'porcelain', 35, [
        [264, 72, '#c8432b', '#ee8b62'],
        [376, 72, '#3f7a3c', '#6aa653'],
        [205, 218, '#f0e5be', '#fffbe6'],
        [435, 218, '#5b3620', '#a6713f'],
        [236, 300, '#f2b941', '#fbdc82'],
        [404, 300, '#d8702c', '#f5b06c'],
        [320, 328, '#7a9a44', '#b9d383'],
      ]) +
      dip(320, 60, 19, 'celadon', '#3a2013', '#8a5a3a') +
      tea(random, 314, 408),
  );
}

/** Floor mat under the table. */
function floor(): string {
  const lines = Array.from({ length: 7 }, (_, i) => `M0 ${24 + i * 72}h640`).join('');
  return line(lines, '#d9c49d', 1.5, faint(0.55));
}
function top(): string {
  const wood = slab(24, 18, 592, 440, 46);
  return (
    shadow(wood, 8, 14) +
    raised(wood, '#8a5532', '#5c3319', 0, 8) +
    fill(slab(36, 30, 568, 416, 36), '#a06a40') +
    line(
      'M40 108q140 -12 280 0t280 -4M38 196q120 10 300 -2t264 6M38 290q160 -10 290 2t274 -4M42 380q150 10 280 -2t276 4',
      '#7d4a28',
      2,
      faint(0.4),
    ) +
    line('M70 34h300', '#d9a877', 3, faint(0.6))
  );
}
/** Rice, soup, spoon and chopsticks of one person; the rice stands on the left, as it should. */
function setting(random: Random, x: number, y: number): string {
  return (
    bowl(x - 46, y, 46, 'porcelain') +
    riceBall(random, x - 46, y, 37) +
    bowl(x + 48, y + 6, 42, 'celadon') +
    soup(random, x + 48, y + 6, 34, '#93a06a', '#b3bd88') +
    seaweed(random, pointsIn(random, 6, x + 48, y + 6, 20), 12) +
    spoon(x + 106, y - 30, 84, 91, '#e0bd62', '#a67d2c') +
    chopsticks(x + 126, y + 2, 100, 91, '#e3c36a')
  );
}
function tea(random: Random, x: number, y: number): string {
  return bowl(x, y, 27, 'sand') + soup(random, x, y, 22, '#a9702c', '#c98f48');
}
function stew(random: Random, x: number, y: number): string {
  return (
    ttukbaegi(x, y, 76) +
    soup(random, x, y, 65, '#b4301a', '#dd5a30', '#f08a3e') +
    kimchi(random, pointsIn(random, 7, x, y, 46), 16) +
    tofu(
      [
        [x - 28, y - 18],
        [x + 12, y - 30],
        [x + 30, y + 10],
        [x - 10, y + 28],
      ],
      28,
    ) +
    rings(pointsIn(random, 10, x, y, 46), 4) +
    steam(x + 2, y + 2)
  );
}
function bulgogi(random: Random, x: number, y: number): string {
  return ovalDish(x, y, 96, 62, 'blue') + bulgogiHeap(random, x, y, 66, 0.62);
}
function japchae(random: Random, x: number, y: number): string {
  const spread = (n: number) => pointsIn(random, n, x, y, 50, 34);
  return (
    ovalDish(x, y, 96, 62, 'celadon') +
    noodles(
      random,
      x,
      y,
      66,
      { dark: '#5f3510', main: '#c08543', lit: '#fbe0a8' },
      { strands: 13, width: 4, flat: 0.64, layers: 3 },
    ) +
    shreds(random, spread(5), '#3f7f3a', 30, 6) +
    shreds(random, spread(5), '#d8402a', 26, 4.5) +
    shreds(random, spread(5), '#f2b632', 26, 4.5) +
    slices(random, spread(3), 11, '#7c4425', '#3f1d0d', '#bb8050') +
    sesame(random, spread(12))
  );
}
function pancakes(random: Random, x: number, y: number): string {
  return (
    plate(x, y, 62, 'porcelain') +
    raised(oval(x, y, 49), '#f0bb4c', '#b8771d', 1, 4) +
    line(oval(x, y, 48), '#c98a2a', 3, faint(0.6)) +
    stalks(random, pointsIn(random, 7, x, y, 32), 40, 5, 10) +
    shreds(random, pointsIn(random, 4, x, y, 34), '#d8402a', 12, 3.5)
  );
}
function rolls(x: number, y: number): string {
  const ring = [0, 60, 120, 180, 240, 300].map((deg) => {
    const a = (deg * Math.PI) / 180;
    return [x + Math.cos(a) * 34, y + Math.sin(a) * 34] as const;
  });
  return plate(x, y, 64, 'rose') + kimbapSlices([...ring, [x, y]], 18);
}
