import { faint, fill, line } from './shapes.ts';

/** What a dish stands on. */
export const grounds = {
  hanji: '#f4e8d4',
  oat: '#e9d9be',
  celadon: '#d3dfcf',
  clay: '#e7c9b0',
  mist: '#cfdadb',
  persimmon: '#f2cfa6',
  plum: '#e6d0cb',
  slate: '#6d716d',
  wood: '#c99d6b',
  walnut: '#8a6043',
} as const;
export type Ground = keyof typeof grounds;

function texture(ground: Ground): string {
  if (ground === 'wood' || ground === 'walnut') {
    const grain = 'M0 74h400M0 152h400M0 229h400';
    const veins =
      'M20 36q90 -9 170 2t190 -4M0 112q120 10 210 -1t190 4M40 190q80 -8 150 2t210 -3M0 266q130 9 220 0t180 2';
    return line(grain, '#4a2a12', 1.5, faint(0.35)) + line(veins, '#4a2a12', 1, faint(0.18));
  }
  if (ground === 'slate') return line('M-10 60L150 -20M250 320L420 210', '#fff', 1, faint(0.12));
  // Fibres of the paper.
  const fibres = 'M28 40q20 -9 34 3M14 236q18 8 28 -6M362 262q-16 4 -24 -8';
  return line(fibres, '#8a6a44', 1.2, faint(0.16));
}

/** A whole 4:3 drawing. Round line ends and no fill are the default of every mark. */
export function scene(ground: Ground, ...body: string[]): string {
  return svg(400, 300, fill('M0 0h400v300H0Z', grounds[ground]) + texture(ground) + body.join(''));
}

export function svg(width: number, height: number, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke-linecap="round" stroke-linejoin="round">${body}</svg>\n`;
}
