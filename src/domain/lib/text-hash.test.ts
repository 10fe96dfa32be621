import { expect, it } from 'vitest';
import { textHash } from './text-hash.ts';

it.each([
  ['', 'cbf29ce484222325'],
  ['a', 'af63dc4c8601ec8c'],
  ['foobar', '85944171f73967e8'],
])('gives the published FNV-1a value of "%s"', (text, hash) => {
  expect(textHash(text)).toBe(hash);
});

it('tells Korean texts apart', () => {
  expect(textHash('국이 샜어요')).not.toBe(textHash('국이 샜어요.'));
});
