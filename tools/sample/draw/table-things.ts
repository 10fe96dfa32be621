import { bowl, type Ware } from './crockery.ts';
import { dash, faint, fill, line, oval, raised, shadow, slab } from './shapes.ts';

/** Steam rising from a hot dish; sparingly. */
export function steam(x: number, y: number): string {
  const wisp = (dx: number, dy: number) => `M${x + dx} ${y + dy}c-13 -15 13 -26 0 -44s9 -22 2 -34`;
  return line(wisp(-26, 4) + wisp(4, -6) + wisp(32, 6), '#fff', 7, faint(0.38));
}
export function chopsticks(
  x: number,
  y: number,
  length: number,
  deg: number,
  color = '#7b4a2b',
): string {
  const shade = ' opacity=".22" transform="translate(4 7)"';
  const both = dash(x, y, length, deg) + dash(x + 4, y + 11, length, deg - 2);
  const tips = dash(x, y, length * 0.97, deg) + dash(x + 4, y + 11, length * 0.97, deg - 2);
  return (
    line(both, '#3a2010', 6, shade) +
    line(both, color, 6) +
    line(tips, '#fff', 1.6, ' opacity=".4" transform="translate(-1 -1.5)"')
  );
}
/** Bowl of the spoon at x, y; the handle points to `deg`. */
export function spoon(
  x: number,
  y: number,
  length: number,
  deg: number,
  color = '#c9cdcc',
  dark = '#949b9a',
): string {
  const body = `<path d="${oval(0, 0, 19, 14)}" fill="${dark}"/><path d="${oval(-1, -1, 17, 12)}" fill="${color}"/><path d="M-8 -4q6 -6 14 -3" stroke="#fff" stroke-width="3" opacity=".7"/>`;
  const handle = `<path d="M17 0H${length}" stroke="${dark}" stroke-width="8"/><path d="M17 -1H${length}" stroke="${color}" stroke-width="5"/>`;
  return `<g transform="translate(${x} ${y}) rotate(${deg})"><g opacity=".2" transform="translate(4 6)"><path d="${oval(0, 0, 19, 14)}M17 0H${length}" fill="#3a2010" stroke="#3a2010" stroke-width="6"/></g>${handle}${body}</g>`;
}
/** A small dish of dip: soy with a sesame or chilli, salt, sauce. */
export function dip(
  x: number,
  y: number,
  r: number,
  ware: Ware,
  color: string,
  lit: string,
  garnish = '',
): string {
  return (
    bowl(x, y, r, ware) +
    fill(oval(x, y, r * 0.76), color) +
    line(
      `M${Math.round(x - r * 0.4)} ${Math.round(y + r * 0.32)}q${Math.round(r * 0.5)} ${Math.round(r * 0.3)} ${Math.round(r * 0.85)} -${Math.round(r * 0.2)}`,
      lit,
      3,
      faint(0.7),
    ) +
    garnish
  );
}
/** A folded cloth with a stripe. */
export function cloth(
  x: number,
  y: number,
  width: number,
  height: number,
  deg: number,
  color: string,
  stripe: string,
): string {
  const d = slab(-width / 2, -height / 2, width, height, 5);
  return `<g transform="translate(${x} ${y}) rotate(${deg})">${fill(d, '#3a2010', ' opacity=".15" transform="translate(4 6)"')}${fill(d, color)}${line(`M${-width / 2 + 12} ${-height / 2}v${height}M${-width / 2 + 20} ${-height / 2}v${height}M${width / 2 - 14} ${-height / 2}v${height}`, stripe, 3)}</g>`;
}
/** A tub of the shop with its paper band and red seal, food under the clear lid. */
export function tub(
  x: number,
  y: number,
  width: number,
  height: number,
  food: string,
  band = '#f6ead2',
): string {
  const at = (inset: number) =>
    slab(
      x - width / 2 + inset,
      y - height / 2 + inset,
      width - 2 * inset,
      height - 2 * inset,
      22 - inset / 2,
    );
  const [left, top] = [Math.round(x - width / 2), Math.round(y - height / 2)];
  const id = `c${Math.round(x)}${Math.round(y)}`;
  return (
    shadow(at(0)) +
    raised(at(0), '#fbfaf6', '#cfc8bb', 1, 3) +
    `<clipPath id="${id}"><path d="${at(12)}"/></clipPath><g clip-path="url(#${id})">${food}</g>` +
    line(at(12), '#fff', 3, faint(0.8)) +
    line(
      `M${left + 26} ${top + Math.round(height * 0.5)}L${left + Math.round(width * 0.36)} ${top + 22}M${left + 30} ${top + Math.round(height * 0.66)}L${left + Math.round(width * 0.42)} ${top + 38}`,
      '#fff',
      7,
      faint(0.35),
    ) +
    fill(
      `M${Math.round(x + width * 0.14)} ${top - 1}h${Math.round(width * 0.24)}v${height + 4}h-${Math.round(width * 0.24)}Z`,
      band,
    ) +
    seal(x + width * 0.26, y, Math.min(22, width * 0.08))
  );
}
/** A sealed pouch of frozen broth, with its label. */
export function pouch(
  x: number,
  y: number,
  width: number,
  height: number,
  color: string,
  lit: string,
  food = '',
): string {
  const [left, top] = [x - width / 2, y - height / 2];
  const skin = slab(left, top, width, height, 10);
  return (
    shadow(skin) +
    raised(skin, '#f3f1ec', '#c9c3b8', 1, 3) +
    line(
      `M${left + 10} ${top + 9}h${width - 20}M${left + 10} ${top + height - 9}h${width - 20}`,
      '#c9c3b8',
      3,
      ' stroke-dasharray="3 5"',
    ) +
    fill(slab(left + 10, top + 18, width - 20, height - 36, 24), color) +
    food +
    line(
      `M${left + 30} ${top + 52}q10 -18 46 -18M${left + 26} ${top + 74}q4 -8 10 -12`,
      '#fff',
      6,
      faint(0.5),
    ) +
    line(`M${left + width - 28} ${top + height - 60}q-8 22 -40 26`, lit, 5, faint(0.7)) +
    fill(slab(x - 42, y - 8, 84, 56, 6), '#fbf3e2') +
    seal(x - 20, y + 20, 13) +
    line(`M${x + 4} ${y + 12}h26M${x + 4} ${y + 21}h20M${x + 4} ${y + 30}h24`, '#a89472', 3)
  );
}
/** The shop's mark: a bowl in a red round. */
export function seal(x: number, y: number, r: number): string {
  const s = r / 20;
  return `<g transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${s.toFixed(2)})"><path d="${oval(0, 0, 20)}" fill="#b93a26"/><path d="M-11 -1h22a11 11 0 0 1 -22 0ZM-5 12h10M-4 -6q-3 -4 0 -7M4 -6q-3 -4 0 -7" stroke="#fbf3e2" stroke-width="2.6"/></g>`;
}
