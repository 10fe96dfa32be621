import { between, type Point, type Random } from './random.ts';
import {
  blob,
  bow,
  box,
  dash,
  dot,
  faint,
  fill,
  line,
  nameOf,
  num,
  oval,
  raised,
  repeated,
} from './shapes.ts';

/** Spring onion cut across: green rings with a pale heart. */
export function rings(points: readonly Point[], r = 4.5): string {
  const d = points.map(([x, y]) => dot(x, y)).join('');
  return line(d, '#5d9a42', r * 2.5) + line(d, '#e3efc0', r * 1.4);
}
/** Red (or green) chilli cut across. */
export function chilliRings(points: readonly Point[], color = '#d43a22', r = 5): string {
  const d = points.map(([x, y]) => dot(x, y)).join('');
  return line(d, color, r * 2.4) + line(d, '#f7d9a8', r * 1.3) + line(d, color, r * 0.5);
}
export function sesame(random: Random, points: readonly Point[], color = '#fbe9bd'): string {
  return line(points.map(([x, y]) => dash(x, y, 3, random() * 180)).join(''), color, 3);
}
/** Loose short strokes: chilli threads, shredded seaweed, egg ribbons, julienne. */
export function shreds(
  random: Random,
  points: readonly Point[],
  color: string,
  length = 18,
  width = 2.5,
  deg?: number,
): string {
  const d = points.map(([x, y]) =>
    bow(
      x,
      y,
      between(random, length * 0.7, length),
      deg === undefined ? random() * 180 : between(random, deg - 12, deg + 12),
      between(random, -length / 6, length / 6),
    ),
  );
  return line(d.join(''), color, width);
}
/** Spring onion or leek in lengths, with a lighter stripe along each. */
export function stalks(
  random: Random,
  points: readonly Point[],
  length = 30,
  width = 7,
  deg?: number,
): string {
  const d = points
    .map(([x, y]) =>
      bow(
        x,
        y,
        length,
        deg === undefined ? random() * 180 : between(random, deg - 14, deg + 14),
        between(random, -3, 3),
      ),
    )
    .join('');
  const id = nameOf(d);
  const again = (color: string, thick: number, more = '') =>
    `<use href="#${id}" stroke="${color}" stroke-width="${num(thick)}"${more}/>`;
  return (
    `<defs><path id="${id}" d="${d}"/></defs>` +
    again('#3f7a35', width, ' transform="translate(1 2)"') +
    again('#69a64c', width) +
    again('#b7d886', width * 0.3, ' transform="translate(-1 -1)"')
  );
}
export function tofu(
  points: readonly Point[],
  size = 26,
  degs: readonly number[] = [12, -20, 34, 5],
): string {
  const d = points.map(([x, y], i) => box(x, y, size, size * 0.72, degs[i % degs.length])).join('');
  return `<g stroke-width="4">${line(d, '#dcc79d', 4, ' fill="#dcc79d" transform="translate(2 4)"')}${line(d, '#fff7e4', 4, ' fill="#fff7e4"')}</g>`;
}
/** Pieces with a shaded side and a small gleam: meat, potato, chicken. */
export function chunks(
  random: Random,
  points: readonly Point[],
  size: number,
  color: string,
  side: string,
  gleam = '#fff',
  flat = 0.72,
): string {
  const bodies = [20, 75, 130].map(
    (deg) =>
      raised(blob(random, 0, 0, size, size * flat, deg), color, side) +
      line(
        dash(-size * 0.25, -size * 0.25, size * 0.5, -30),
        gleam,
        Math.max(2, size * 0.14),
        faint(0.45),
      ),
  );
  return repeated(bodies.slice(0, Math.ceil(points.length / 2)), points);
}
/** Thin slices of beef or pork: folded, with a paler edge. */
export function slices(
  random: Random,
  points: readonly Point[],
  size: number,
  color: string,
  side: string,
  edge: string,
): string {
  const bodies = [15, 60, 105, 150].map((deg) => {
    const d = blob(random, 0, 0, size, size * 0.6, deg, 0.3);
    return (
      raised(d, color, side) +
      line(bow(0, 0, size * 1.2, deg, size * 0.16), edge, size * 0.13, faint(0.8))
    );
  });
  return repeated(bodies.slice(0, Math.ceil(points.length / 2)), points);
}
/** Napa kimchi: a red leaf with a pale, veined rib. */
export function kimchi(random: Random, points: readonly Point[], size = 20): string {
  const bodies = [10, 80, 140, 220].map(
    (deg) =>
      raised(blob(random, 0, 0, size, size * 0.66, deg, 0.22), '#d5482b', '#8f2413') +
      fill(blob(random, 0, 0, size * 0.62, size * 0.3, deg, 0.2), '#f6c39a') +
      line(bow(0, 0, size * 1.1, deg, size * 0.1), '#e06a3c', size * 0.1),
  );
  return repeated(bodies.slice(0, Math.ceil(points.length / 2)), points);
}
/** Flat strips folded over themselves, such as cut fish cake. */
export function strips(
  random: Random,
  points: readonly Point[],
  length: number,
  width: number,
  main: string,
  edge: string,
): string {
  const bodies = [10, 50, 95, 140].map((deg) => {
    const d = bow(0, 0, length, deg, between(random, 4, 10) * (random() < 0.5 ? -1 : 1));
    return (
      line(d, edge, width, ' transform="translate(1 3)" stroke-linecap="butt"') +
      line(d, edge, width + 2, ' stroke-linecap="butt"') +
      line(d, main, width - 2, ' stroke-linecap="butt"') +
      line(d, '#fff', 2, ' opacity=".4" transform="translate(-2 -2)"')
    );
  });
  return repeated(bodies, points);
}
export function halfEgg(x: number, y: number, size = 24, deg = 20, yolk = '#f5b22b'): string {
  return (
    raised(oval(x, y, size, size * 0.78, deg), '#fffaf0', '#d9c8aa', 2, 4) +
    fill(oval(x + 1, y, size * 0.5, size * 0.48), yolk) +
    line(dash(x - size * 0.12, y - size * 0.18, size * 0.2, -30), '#fff', 2.5, faint(0.7))
  );
}
export function friedEgg(random: Random, x: number, y: number, r: number): string {
  return (
    raised(blob(random, x, y, r, r * 0.94, 0, 0.12), '#fffaf0', '#d8b98a', 2, 4) +
    raised(oval(x - 2, y - 1, r * 0.42), '#f7b52c', '#d98a18', 1, 2) +
    line(dash(x - r * 0.18, y - r * 0.2, r * 0.14, -35), '#fff', 4, faint(0.85))
  );
}
export function prawn(x: number, y: number, size: number, deg: number): string {
  const at = `transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(${deg}) scale(${(size / 20).toFixed(2)})"`;
  const body = 'M-14 10A17 17 0 1 1 16 8';
  return `<g ${at}><path d="${body}" stroke="#c9572e" stroke-width="13" transform="translate(1 2)"/><path d="${body}" stroke="#f4925e" stroke-width="12"/><path d="${body}" stroke="#fcd9bd" stroke-width="11" stroke-dasharray="2 7" stroke-linecap="butt"/><path d="M-15 12l-8 9 12 -1z" fill="#d9532c"/></g>`;
}
export function clam(x: number, y: number, size: number, deg: number): string {
  const at = `transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(${deg}) scale(${(size / 20).toFixed(2)})"`;
  return `<g ${at}><path d="M-20 4Q-16 -16 0 -16T20 4Q0 14 -20 4Z" fill="#8f8272" transform="translate(1 3)"/><path d="M-20 4Q-16 -16 0 -16T20 4Q0 14 -20 4Z" fill="#cdbfa8"/><path d="M-13 2Q-10 -9 0 -10T13 2M-7 3Q-5 -4 0 -4T7 3" stroke="#8f8272" stroke-width="2"/><path d="M-12 6Q0 16 12 6Q0 2 -12 6Z" fill="#f4a667"/></g>`;
}
/** Shiitake from above with a cut star. */
export function shiitake(points: readonly Point[], r = 14): string {
  const caps = points.map(([x, y]) => oval(x, y, r, r * 0.92)).join('');
  const stars = points
    .map(([x, y]) => [0, 60, 120].map((deg) => dash(x, y, r * 1.1, deg)).join(''))
    .join('');
  return raised(caps, '#8d5f3c', '#55351f', 2, 4) + line(stars, '#f3dfbd', r * 0.2);
}
/** Half-moon vegetables: zucchini, radish. */
export function halfMoons(
  random: Random,
  points: readonly Point[],
  r: number,
  color: string,
  rind: string,
): string {
  const d = points
    .map(([x, y]) => {
      const deg = random() * 360;
      const angle = (deg * Math.PI) / 180;
      const [dx, dy] = [Math.cos(angle) * r, Math.sin(angle) * r];
      return `M${Math.round(x - dx)} ${Math.round(y - dy)}A${r} ${r} 0 0 1 ${Math.round(x + dx)} ${Math.round(y + dy)}Z`;
    })
    .join('');
  return `<path d="${d}" fill="${color}" stroke="${rind}" stroke-width="3"/>`;
}
/** Pointed leaves such as perilla, sesame leaf or mint, with a midrib. */
export function leaves(
  points: readonly Point[],
  size: number,
  degs: readonly number[],
  color = '#4f8a43',
  rib = '#a9cc83',
): string {
  return points
    .map(([x, y], i) => {
      const deg = degs[i % degs.length] ?? 0;
      const s = size;
      const d = `M${-s} 0Q${-s * 0.3} ${-s * 0.75} ${s} 0Q${-s * 0.3} ${s * 0.75} ${-s} 0Z`;
      return `<g transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(${deg})"><path d="${d}" fill="${color}"/><path d="M${-s} 0H${s * 0.7}M${-s * 0.4} 0l${s * 0.35} ${-s * 0.26}M${-s * 0.4} 0l${s * 0.35} ${s * 0.26}" stroke="${rib}" stroke-width="1.8"/></g>`;
    })
    .join('');
}
/** Yellow-headed soybean sprouts. */
export function sprouts(random: Random, points: readonly Point[], size = 1): string {
  let stems = '';
  let heads = '';
  for (const [x, y] of points) {
    const deg = random() * 360;
    const angle = (deg * Math.PI) / 180;
    const half = 17 * size;
    stems += bow(x, y, half * 2, deg, between(random, -8, 8));
    heads += dash(x + Math.cos(angle) * half, y + Math.sin(angle) * half, 4 * size, deg + 50);
  }
  return (
    line(stems, '#cdbb8c', 5 * size, ' transform="translate(1 2)"') +
    line(stems, '#fbf5df', 4.5 * size) +
    line(heads, '#eec344', 7 * size)
  );
}
/** Soft dark folds of seaweed. */
export function seaweed(random: Random, points: readonly Point[], size: number): string {
  const bodies = [12, 48, 90, 140].map(
    (deg, i) =>
      fill(blob(random, 0, 0, size, size * 0.42, deg, 0.34), i % 2 === 0 ? '#2c4632' : '#42653f') +
      line(bow(0, 0, size * 1.2, deg, 6), '#6b8f60', 2.5),
  );
  return repeated(bodies, points);
}
