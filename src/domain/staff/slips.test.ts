import { expect, it } from 'vitest';
import { isTenfold } from './slips.ts';

it.each([
  [13.5, 135, true],
  [13.5, 1.35, true],
  [13.5, 134.99, false],
  [13.5, 14, false],
  [1, 10, true],
  [null, 10, false],
  [10, null, false],
  [0, 10, false],
])('%s to %s: %s', (before, after, slip) => expect(isTenfold(before, after)).toBe(slip));
