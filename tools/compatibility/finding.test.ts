import { expect, test } from 'vitest';
import { weigh } from './finding.ts';

const hint = { file: 'a.css', line: 1, message: 'cursor: pointer is lacking in Safari 16.4' };
const other = { file: 'b.css', line: 2, message: 'cursor-size is lacking in Safari 16.4' };

test('an allowance covers its feature and all its values, no longer name', () => {
  const everywhere = { feature: 'cursor', reason: 'a finger' };
  expect(weigh([hint, other], [everywhere])).toEqual({ problems: [other], needless: [] });
});

test('an allowance for one file covers that file', () => {
  const here = { feature: 'cursor', file: 'b.css', reason: 'a finger' };
  expect(weigh([hint], [here])).toEqual({ problems: [hint], needless: [here] });
});
