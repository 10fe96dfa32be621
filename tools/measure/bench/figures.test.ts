import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { report, withTable } from './figures.ts';

let said: string[];
beforeEach(() => {
  said = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void said.push(line));
});
afterEach(() => {
  process.exitCode = undefined;
  vi.restoreAllMocks();
});

it.each([
  [0.56, '✓, goal 0.56', undefined],
  [0.57, '✗ missed, goal 0.56', 1],
  [Number.NaN, '✗ missed, goal 0.56', 1],
])('says of a median of %d s whether its goal is met, and fails if not', (figure, words, code) => {
  report([{ dish: 0 }, { dish: figure }, { dish: figure }], { dish: 0.56 });
  expect(said).toEqual([expect.stringContaining(words)]);
  expect(process.exitCode).toBe(code);
});

it('says beside a median what the same runs took elsewhere, where it was measured there too', () => {
  const beside = { title: 'Plain', runs: [{ dish: 3 }, { dish: 2 }, { dish: 1 }] };
  report([{ dish: 1, later: 1 }], { dish: 0.56 }, undefined, beside);
  expect(said[0]).toContain('1.000  Plain 2.000  ✗ missed, goal 0.56');
  expect(said[1]).not.toContain('Plain');
});

it('puts a table between the marks of its name, and nowhere else', () => {
  const page = 'a\n<!-- one -->\nold\n<!-- /one -->\nb\n';
  expect(withTable(page, 'one', '| new |')).toBe('a\n<!-- one -->\n| new |\n<!-- /one -->\nb\n');
  expect(() => withTable(page, 'two', '')).toThrow('no marks for two');
});
