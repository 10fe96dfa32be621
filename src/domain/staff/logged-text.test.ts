import { expect, it } from 'vitest';
import { limitReachedText, readLimitReached } from './logged-text.ts';

it('reads why a dish is sold out, and no other text', () => {
  const reached = { ordered: 21, limit: 20 };
  expect(readLimitReached(limitReachedText(reached))).toEqual(reached);
  expect(readLimitReached('21 of them ordered')).toBeUndefined();
});
