import { expect, it } from 'vitest';
import { portionsText, readPortions } from './logged-text.ts';

it('reads why the shop sold a dish out, and no other text', () => {
  const reached = { ordered: 21, limit: 20 };
  expect(readPortions(portionsText(reached))).toEqual(reached);
  expect(readPortions('21 of them ordered')).toBeUndefined();
});
