import { bowl } from './crockery.ts';
import { scene, svg } from './scene.ts';
import { fill, line, oval } from './shapes.ts';
import { chopsticks, cloth } from './table-things.ts';

/** For a menu without a photo: an empty bowl on a cloth, waiting. */
export function defaultDish(): string {
  return scene(
    'oat',
    cloth(196, 152, 250, 214, -5, '#f7efe0', '#c9b48f'),
    bowl(190, 150, 92, 'porcelain'),
    line(
      'M160 150h60a30 30 0 0 1 -60 0ZM176 188h28M172 134q-8 -10 0 -20M190 134q-8 -10 0 -20M208 134q-8 -10 0 -20',
      '#cbbd9f',
      6,
    ),
    chopsticks(326, 150, 210, 86, '#a8784b'),
  );
}

/** The app's icon, a round table with its bowls; it reads at 16 px and fills a maskable square. */
export function icon(): string {
  const around = [30, 90, 150, 210, 270, 330].map((deg) => {
    const a = (deg * Math.PI) / 180;
    return [Math.round(256 + Math.cos(a) * 132), Math.round(256 + Math.sin(a) * 132)] as const;
  });
  const small = around.map(([x, y]) => oval(x, y, 40)).join('');
  const food = ['#e0a52e', '#2f6b4f', '#f6efdc', '#8a4a28', '#e58a3a', '#6fae57'];
  return svg(
    512,
    512,
    fill('M0 0h512v512H0Z', '#b93a26') +
      fill(oval(262, 270, 204), '#8f2a1c') +
      fill(oval(256, 256, 204), '#fbf3e2') +
      fill(small, '#e2d2b2', ' transform="translate(3 6)"') +
      fill(small, '#fff') +
      around.map(([x, y], i) => fill(oval(x, y, 28), food[i] ?? '')).join('') +
      fill(oval(259, 263, 80), '#d9c6a0') +
      fill(oval(256, 256, 80), '#2a2422') +
      fill(oval(256, 256, 63), '#c8432b') +
      fill('M226 238h26v24h-26ZM266 252h26v24h-26Z', '#fff7e4') +
      line('M268 228h1M240 284h1M294 300h0', '#8dbb55', 15),
  );
}
