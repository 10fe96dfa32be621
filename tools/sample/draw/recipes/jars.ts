import { board, bowl } from '../crockery.ts';
import { chunks, leaves, sesame, shiitake } from '../garnish.ts';
import { pointsIn } from '../random.ts';
import type { Recipes } from '../recipe.ts';
import { scene } from '../scene.ts';
import { blob, dash, dot, faint, fill, line, oval, raised, slab } from '../shapes.ts';
import { cloth, spoon } from '../table-things.ts';
import { bottle, jar, lid, pineNuts } from '../vessels.ts';

export const jars: Recipes = {
  ssamjang: (random) =>
    scene(
      'celadon',
      jar(170, 150, 112, '#8a4a22', '#b9743f'),
      line('M110 150q30 -44 72 -22t60 4M120 182q44 -28 70 -4t50 -6', '#a8632f', 8),
      chunks(random, pointsIn(random, 8, 170, 150, 70), 12, '#c98d4e', '#6e3f17'),
      pineNuts(pointsIn(random, 9, 170, 150, 72)),
      sesame(random, pointsIn(random, 26, 170, 150, 80)),
      lid(336, 84, 52),
      [0, 1, 2]
        .map(
          (i) =>
            line(dash(338, 196 + i * 26, 88, -12), '#4f8a3c', 20) +
            line(dash(338, 194 + i * 26, 84, -12), '#cfe6a0', 10),
        )
        .join(''),
    ),
  'bulgogi-sauce': (random) =>
    scene(
      'oat',
      bottle(190, 112, 1.12, -8, '#4a2310', '#8a5230'),
      raised(oval(110, 232, 44, 40), '#e9d27a', '#b3973a', 2, 5) +
        line('M110 196q8 -12 16 -12', '#6a4a22', 5) +
        fill(oval(96, 218, 12, 7, -30), '#fff', faint(0.5)),
      raised(blob(random, 246, 236, 26, 24), '#f7ecd3', '#c8ad7c') +
        line('M236 216q-4 20 0 38M250 214q4 20 2 40', '#d9c296', 2.5),
      leaves([[318, 226]], 22, [-20]),
      cloth(354, 250, 70, 70, 16, '#f7efe0', '#b93a26'),
    ),
  'bibim-gochujang': (random) =>
    scene(
      'hanji',
      jar(204, 152, 118, '#b32410', '#e0502c'),
      line('M142 150q30 -50 76 -26t52 40q-30 44 -84 20t-22 -48q24 -12 40 4', '#d63f1e', 9),
      chunks(random, pointsIn(random, 12, 204, 152, 76), 9, '#8c3a1e', '#5a1208'),
      sesame(random, pointsIn(random, 34, 204, 152, 84)),
      spoon(270, 196, 150, 36, '#c58f58', '#83552c'),
    ),
  'cho-gochujang': (random) =>
    scene(
      'mist',
      bottle(190, 108, 1.1, 6, '#c92c14', '#f4805c'),
      bowl(120, 232, 56, 'porcelain'),
      fill(oval(120, 232, 44), '#c92c14') +
        line('M96 240q20 14 44 -6', '#f4805c', 5) +
        sesame(random, pointsIn(random, 8, 120, 232, 26)),
      chunks(
        random,
        [
          [230, 232],
          [264, 244],
          [246, 214],
          [284, 218],
        ],
        21,
        '#4f8f3c',
        '#28561f',
        '#a9d884',
        0.9,
      ),
    ),
  'mat-ganjang': (random) =>
    scene(
      'persimmon',
      board(200, 120, 340, 160),
      bottle(196, 116, 1.08, 0, '#2a130a', '#6a3a1c'),
      shiitake(
        [
          [92, 244],
          [134, 254],
        ],
        24,
      ),
      fill(slab(190, 226, 110, 36, 5), '#2f4a36') + line('M200 240q40 6 90 -4', '#5f8158', 3),
      line(
        pointsIn(random, 1, 340, 244, 2)
          .map(([x, y]) => dot(x, y))
          .join(''),
        '#c9402a',
        46,
      ) + line('M340 222q2 -8 8 -10', '#6a4a22', 4),
    ),
  'jip-doenjang': (random) =>
    scene(
      'walnut',
      bowl(186, 152, 128, 'onggi'),
      fill(oval(186, 152, 108), '#4a2c18') +
        fill(blob(random, 186, 152, 92, 88, 0, 0.06), '#b98238'),
      line(
        'M120 140q40 -40 84 -14t56 8M124 178q44 -26 70 -2t60 -14M150 212q30 -12 60 0',
        '#d9a654',
        8,
      ),
      fill(
        pointsIn(random, 26, 186, 152, 76)
          .map(([x, y]) => oval(x, y, 7, 5, random() * 180))
          .join(''),
        '#d2a052',
        ' stroke="#94652a" stroke-width="2"',
      ),
      spoon(232, 130, 190, -34, '#c58f58', '#83552c'),
    ),
};
