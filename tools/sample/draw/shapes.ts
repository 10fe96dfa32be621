import { between, type Point, type Random } from './random.ts';

/** A number as short as the eye allows: whole units, tenths for small ones. */
export function num(value: number): string {
  const rounded = Math.abs(value) < 20 ? Math.round(value * 10) / 10 : Math.round(value);
  return String(Object.is(rounded, -0) ? 0 : rounded);
}

/** Joins coordinates of a path. */
function at(x: number, y: number): string {
  return `${num(x)} ${num(y)}`;
}

const rad = Math.PI / 180;

/** A point turned around the origin by `deg` and moved. */
function place([px, py]: Point, x: number, y: number, deg: number): Point {
  const cos = Math.cos(deg * rad);
  const sin = Math.sin(deg * rad);
  return [x + px * cos - py * sin, y + px * sin + py * cos];
}

/** Path data. Turning is done here and not by a transform, so that shading keeps its light. */
export function polygon(points: readonly Point[], x = 0, y = 0, deg = 0): string {
  const placed = points.map((point) => at(...place(point, x, y, deg)));
  return `M${placed.join('L')}Z`;
}
export function box(x: number, y: number, width: number, height: number, deg = 0): string {
  const w = width / 2;
  const h = height / 2;
  return polygon(
    [
      [-w, -h],
      [w, -h],
      [w, h],
      [-w, h],
    ],
    x,
    y,
    deg,
  );
}
export function oval(x: number, y: number, rx: number, ry = rx, deg = 0): string {
  const [sx, sy] = place([-rx, 0], x, y, deg);
  const [ex, ey] = place([rx, 0], x, y, deg);
  const arc = `A${num(rx)} ${num(ry)} ${num(deg)} 1 1 `;
  return `M${at(sx, sy)}${arc}${at(ex, ey)}${arc}${at(sx, sy)}`;
}
/** A rectangle with round corners, not turned. */
export function slab(x: number, y: number, width: number, height: number, r: number): string {
  const [w, h] = [width - 2 * r, height - 2 * r];
  const corner = (dx: number, dy: number) => `a${num(r)} ${num(r)} 0 0 1 ${num(dx)} ${num(dy)}`;
  return `M${at(x + r, y)}h${num(w)}${corner(r, r)}v${num(h)}${corner(-r, r)}h${num(-w)}${corner(-r, -r)}v${num(-h)}${corner(r, -r)}Z`;
}
/** A soft closed outline through jittered points on an ellipse. */
export function blob(
  random: Random,
  x: number,
  y: number,
  rx: number,
  ry = rx,
  deg = 0,
  rough = 0.16,
): string {
  const count = 8;
  const points = Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI;
    const reach = between(random, 1 - rough, 1 + rough);
    return place([rx * reach * Math.cos(angle), ry * reach * Math.sin(angle)], x, y, deg);
  });
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const last = points.at(-1) ?? [x, y];
  const first = points[0] ?? [x, y];
  let d = `M${at(...middle(last, first))}`;
  points.forEach((point, i) => {
    d += `Q${at(...point)} ${at(...middle(point, points[(i + 1) % count] ?? first))}`;
  });
  return `${d}Z`;
}
/** A moon-shaped strip, `thick` at its widest, along the side of a circle that faces `deg`. */
export function crescent(x: number, y: number, r: number, deg: number, thick: number): string {
  const [ax, ay] = place([r, 0], x, y, deg - 90);
  const [bx, by] = place([r, 0], x, y, deg + 90);
  const sag = r - thick;
  const back = (r * r + sag * sag) / (2 * sag);
  return `M${at(ax, ay)}A${num(r)} ${num(r)} 0 0 1 ${at(bx, by)}A${num(back)} ${num(back)} 0 0 0 ${at(ax, ay)}`;
}
/** An open arc of a circle, for lines along a rim. */
export function arc(x: number, y: number, r: number, from: number, to: number): string {
  const [ax, ay] = place([r, 0], x, y, from);
  const [bx, by] = place([r, 0], x, y, to);
  return `M${at(ax, ay)}A${num(r)} ${num(r)} 0 ${to - from > 180 ? 1 : 0} 1 ${at(bx, by)}`;
}
/** A straight stroke of a length around a point. */
export function dash(x: number, y: number, length: number, deg: number): string {
  const [ax, ay] = place([-length / 2, 0], x, y, deg);
  const [bx, by] = place([length / 2, 0], x, y, deg);
  return `M${at(ax, ay)}L${at(bx, by)}`;
}
/** A bent stroke, `bend` off the straight line in its middle. */
export function bow(x: number, y: number, length: number, deg: number, bend: number): string {
  const [ax, ay] = place([-length / 2, 0], x, y, deg);
  const [bx, by] = place([length / 2, 0], x, y, deg);
  const [cx, cy] = place([0, bend * 2], x, y, deg);
  return `M${at(ax, ay)}Q${at(cx, cy)} ${at(bx, by)}`;
}
export function dot(x: number, y: number): string {
  return `M${at(x, y)}h0`;
}

/** Marks. `more` is further attributes with a leading blank. */
export function fill(d: string, color: string, more = ''): string {
  return element(d, ` fill="${color}"${more}`);
}
export function line(d: string, color: string, width: number, more = ''): string {
  return element(d, ` stroke="${color}" stroke-width="${num(width)}"${more}`);
}

const wholeOval = /^M(\S+) (\S+)A(\S+) (\S+) 0 1 1 (\S+) \2A\3 \4 0 1 1 \1 \2$/;
const wholeSlab =
  /^M(\S+) (\S+)h(\S+)a(\S+) \4 0 0 1 \4 \4v([^a]+)a\S+ \S+ 0 0 1 \S+ \S+h-[^a]+a[^v]+v-[^a]+a[^M]+Z$/;

/** A lone oval or slab is written as the element for it, at half the length of its path. */
function element(d: string, attributes: string): string {
  const [, left, cy, rx, ry, right] = wholeOval.exec(d) ?? [];
  if (left !== undefined && cy !== undefined && rx !== undefined) {
    const cx = num((Number(left) + Number(right)) / 2);
    const radii = rx === ry ? `r="${rx}"` : `rx="${rx}" ry="${ry}"`;
    return `<${rx === ry ? 'circle' : 'ellipse'} cx="${cx}" cy="${cy}" ${radii}${attributes}/>`;
  }
  const [, x, y, width, r, height] = wholeSlab.exec(d) ?? [];
  if (x !== undefined && r !== undefined) {
    const [w, h] = [Number(width) + 2 * Number(r), Number(height) + 2 * Number(r)];
    return `<rect x="${num(Number(x) - Number(r))}" y="${y}" width="${num(w)}" height="${num(h)}" rx="${r}"${attributes}/>`;
  }
  return `<path d="${d}"${attributes}/>`;
}
export function faint(opacity: number): string {
  return ` opacity="${String(opacity).replace(/^0/, '')}"`;
}
/** A shape with a darker side below and to the right of it. */
export function raised(d: string, color: string, side: string, dx = 2, dy = 3): string {
  const below = ` transform="translate(${num(dx)} ${num(dy)})"`;
  if (d.length < 150) return fill(d, side, below) + fill(d, color);
  const id = nameOf(d);
  return `<defs><path id="${id}" d="${d}"/></defs><use href="#${id}" fill="${side}"${below}/><use href="#${id}" fill="${color}"/>`;
}
/** The same few bodies drawn at many points: each body once, then references. */
export function repeated(bodies: readonly string[], points: readonly Point[]): string {
  const ids = bodies.map(nameOf);
  return (
    `<defs>${bodies.map((body, i) => `<g id="${ids[i]}">${body}</g>`).join('')}</defs>` +
    points
      .map(
        ([x, y], i) =>
          `<use href="#${ids[i % ids.length]}" x="${Math.round(x)}" y="${Math.round(y)}"/>`,
      )
      .join('')
  );
}
/** A short id that follows from what it names. */
export function nameOf(body: string): string {
  let hash = 7;
  for (let i = 0; i < body.length; i++) hash = (Math.imul(hash, 33) + body.charCodeAt(i)) | 0;
  return `i${(hash >>> 0).toString(36)}`;
}
/** The soft shadow that a thing throws on the table. */
export function shadow(d: string, dx = 6, dy = 9): string {
  return fill(d, '#3a2010', ` opacity=".2" transform="translate(${num(dx)} ${num(dy)})"`);
}
export function moved(body: string, x: number, y: number, scale = 1, deg = 0): string {
  const turn = deg === 0 ? '' : ` rotate(${num(deg)})`;
  const size = scale === 1 ? '' : ` scale(${Math.round(scale * 100) / 100})`;
  return `<g transform="translate(${num(x)} ${num(y)})${turn}${size}">${body}</g>`;
}
