import { describe, expect, it } from 'vitest';
import css from './tokens.css?raw';

function colours(block: string): Record<string, string> {
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]),
  );
}

const [lightBlock = '', rest = ''] = css.split('@media (prefers-color-scheme: dark)');
const [darkBlock = ''] = rest.split('@media');
const light = colours(lightBlock);
const schemes = { light, dark: { ...light, ...colours(darkBlock) } };

/** WCAG 2.2 relative luminance and contrast ratio. */
function luminance(hex: string) {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string) {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

const GROUNDS = ['paper', 'surface', 'sunk'];
const TEXT_PAIRS = [
  ...['ink', 'ink-quiet', 'accent-text', 'fresh-text', 'error-text', 'closed-text'].flatMap((ink) =>
    GROUNDS.map((ground) => [ink, ground]),
  ),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-accent', 'accent-active'],
  ['on-fresh', 'fresh'],
  ['paper', 'ink'],
  ['ink', 'line'],
  ...['fresh', 'honey', 'error', 'closed'].flatMap((tone) => [
    [`${tone}-text`, `${tone}-ground`],
    ['ink', `${tone}-ground`],
  ]),
  ['ink-quiet', 'error-ground'],
  ['ink-quiet', 'honey-ground'],
];
const EDGE_PAIRS = [
  ['line-control', 'paper'],
  ['line-control', 'surface'],
  ['line-control', 'sunk'],
  ['fresh', 'surface'],
  ['error', 'surface'],
  ['error', 'error-ground'],
  ...GROUNDS.map((ground) => ['focus', ground]),
  ['accent', 'paper'],
];

describe.each(Object.entries(schemes))('%s colours', (_, scheme) => {
  const ratio = (front = '', ground = '') => {
    const [a, b] = [scheme[front], scheme[ground]];
    if (!a || !b) throw new Error(`no colour named ${front} or ${ground}`);
    return contrast(a, b);
  };

  it.each(TEXT_PAIRS)('text %s on %s passes AA', (front, ground) => {
    expect(ratio(front, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(EDGE_PAIRS)('control border %s on %s has enough contrast', (front, ground) => {
    expect(ratio(front, ground)).toBeGreaterThanOrEqual(3);
  });
});

describe('the dark scheme', () => {
  it('defines its own value for every colour', () => {
    expect(Object.keys(colours(darkBlock)).sort()).toEqual(Object.keys(light).sort());
  });
});
